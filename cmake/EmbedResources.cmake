# SPDX-FileCopyrightText: 2026 The Codec Workbench authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Puts resources/profiles/*.json and resources/published/published.json into the core, so that
# builtin:NAME and the published figures need no file and no Qt.
file(GLOB profiles CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/resources/profiles/*.json)
set(CWB_BUILTIN_PROFILES "")
foreach(file ${profiles})
  get_filename_component(name ${file} NAME_WE)
  file(READ ${file} text)
  string(APPEND CWB_BUILTIN_PROFILES "    {\"${name}\", R\"profile(${text})profile\"},\n")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
endforeach()
configure_file(${CMAKE_SOURCE_DIR}/cmake/builtin_profiles.cpp.in
               ${CMAKE_CURRENT_BINARY_DIR}/builtin_profiles.cpp @ONLY)

set(published ${CMAKE_SOURCE_DIR}/resources/published/published.json)
file(READ ${published} CWB_PUBLISHED)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${published})
configure_file(${CMAKE_SOURCE_DIR}/cmake/published_text.cpp.in
               ${CMAKE_CURRENT_BINARY_DIR}/published_text.cpp @ONLY)

target_sources(cwb_core PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/builtin_profiles.cpp
                                ${CMAKE_CURRENT_BINARY_DIR}/published_text.cpp)
