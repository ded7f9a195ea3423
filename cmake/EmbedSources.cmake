# SPDX-FileCopyrightText: 2026 The Codec Workbench authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Puts the sources of the codecs into the core, so that the window can show what a figure timed.
# cwb_embed_codec_sources(FOLDER...) makes codec_folders() (core/codecs/codec_folders.h) for these
# folders of core/codecs. A compiler may limit a raw string literal to 64 kB; no source is near that.
set(cwb_source_delimiter cwb_source)

# Appends an entry of the table to the variable, and makes CMake run again when the file changes.
function(cwb_append_source variable file)
  file(RELATIVE_PATH name ${CMAKE_CURRENT_SOURCE_DIR} ${file})
  file(READ ${file} text)
  string(LENGTH "${text}" length)
  if(length GREATER 64000)
    message(FATAL_ERROR "${name} is too long for a string literal: split it")
  endif()
  string(FIND "${text}" ")${cwb_source_delimiter}\"" found)
  if(NOT found EQUAL -1)
    message(FATAL_ERROR "${name} holds what ends a string of sources: change it in EmbedSources.cmake")
  endif()
  set(${variable} "${${variable}}    {\"${name}\", R\"${cwb_source_delimiter}(${text})${cwb_source_delimiter}\"},\n"
      PARENT_SCOPE)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
endfunction()

function(cwb_embed_codec_sources)
  set(CWB_SOURCE_TABLES "")
  set(CWB_FOLDERS "")
  foreach(folder ${ARGN})
    string(REPLACE "-" "_" name ${folder})
    file(GLOB files CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.cpp
                                      ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*.h)
    set(table "")
    foreach(file ${files})
      cwb_append_source(table ${file})
    endforeach()
    # Of the contract: the loops, and what the folder or the loops include.
    foreach(shared struct_adapter json_fit proto3_fit key_match key_index list_check loop_subject barrier leaf_sum)
      string(FIND "${table}" "#include \"codecs/${shared}.h\"" used)
      if(NOT used EQUAL -1)
        cwb_append_source(table ${CMAKE_CURRENT_SOURCE_DIR}/${shared}.h)
      endif()
    endforeach()
    string(APPEND CWB_SOURCE_TABLES "constexpr CodecSource ${name}_sources[] = {\n${table}};\n\n")
    string(APPEND CWB_FOLDERS "      {add_${name}_codecs, ${name}_sources},\n")
  endforeach()
  configure_file(${CMAKE_SOURCE_DIR}/cmake/codec_folders.cpp.in
                 ${CMAKE_CURRENT_BINARY_DIR}/codec_folders.cpp @ONLY)
  target_sources(cwb_core PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/codec_folders.cpp)
endfunction()
