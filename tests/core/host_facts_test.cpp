// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/host_facts.h"

#include <cstdlib>
#include <fstream>
#include <thread>

#include <gmock/gmock.h>
#include <unistd.h>

#include "measure/affinity.h"
#include "measure/core_list.h"
#include "measure/interference.h"

namespace cwb {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// A tree of kernel files as a machine might have them.
class HostFactsTest : public testing::Test {
 protected:
  HostFactsTest() {
    std::string name = (fs::temp_directory_path() / "cwb-host-XXXXXX").string();
    root = ::mkdtemp(name.data());
  }
  ~HostFactsTest() override { fs::remove_all(root); }

  void put(const std::string& name, const std::string& text) const {
    fs::create_directories((root / name).parent_path());
    std::ofstream(root / name) << text;
  }

  fs::path root;
};

TEST_F(HostFactsTest, AreWhatTheKernelFilesSay) {
  const std::string core = "sys/devices/system/cpu/cpu3/";
  put(core + "cache/index0/level", "1\n");
  put(core + "cache/index0/type", "Data\n");
  put(core + "cache/index0/size", "48K\n");
  put(core + "cache/index1/level", "3\n");
  put(core + "cache/index1/type", "Unified\n");
  put(core + "cache/index1/size", "32M\n");
  put(core + "cpufreq/scaling_governor", "powersave\n");
  put(core + "topology/thread_siblings_list", "2-3\n");
  put("sys/devices/system/cpu/intel_pstate/no_turbo", "0\n");
  put("proc/cpuinfo", "processor : 0\nflags\t\t: fpu hypervisor\n");
  put("proc/sys/kernel/randomize_va_space", "0\n");
  put("sys/devices/system/clocksource/clocksource0/current_clocksource", "tsc\n");
  put("proc/loadavg", "1.75 0.5 0.1 1/100 4242\n");
  const HostFacts facts = read_host_facts(3, root);
  ASSERT_EQ(facts.caches.size(), 2);
  EXPECT_EQ(facts.caches[0].bytes, 48 * 1024);
  EXPECT_EQ(facts.caches[1].level, 3);
  EXPECT_EQ(facts.caches[1].bytes, 32 * 1024 * 1024);
  EXPECT_EQ(facts.governor, "powersave");
  EXPECT_EQ(facts.clock_source, "tsc");
  EXPECT_EQ(facts.turbo, true);
  EXPECT_TRUE(facts.virtual_machine);
  EXPECT_EQ(facts.address_randomisation, false);
  EXPECT_EQ(facts.load, 1.75);
  EXPECT_THAT(facts.siblings, ElementsAre(2));
  EXPECT_THAT(host_warnings(facts),
              ElementsAre(HasSubstr("virtual machine"), HasSubstr("\"powersave\""),
                          HasSubstr("Turbo is on"), HasSubstr("Address randomisation is off"),
                          HasSubstr("load 1.8"), HasSubstr("hardware thread 2")));
}

TEST_F(HostFactsTest, OfAQuietMachineGiveNoWarning) {
  put("sys/devices/system/cpu/cpu3/cpufreq/scaling_governor", "performance\n");
  put("sys/devices/system/cpu/cpu3/topology/thread_siblings_list", "3\n");
  put("sys/devices/system/cpu/cpufreq/boost", "0\n");
  put("proc/cpuinfo", "flags : fpu hypervisorless\n");
  put("proc/sys/kernel/randomize_va_space", "2\n");
  put("proc/loadavg", "0.10 0.5 0.1 1/100 4242\n");
  EXPECT_THAT(host_warnings(read_host_facts(3, root)), IsEmpty());
}

TEST_F(HostFactsTest, AreMissingWhereTheKernelGivesNone) {
  const HostFacts facts = read_host_facts(0, root);
  EXPECT_FALSE(facts.governor || facts.turbo || facts.address_randomisation || facts.load);
  EXPECT_THAT(host_warnings(facts), IsEmpty());
}

TEST_F(HostFactsTest, TheWorkersCoreIsAFastestOfAHybridProcessor) {
  for (const int core : {0, 1, 2, 3}) {
    put("sys/devices/system/cpu/cpu" + std::to_string(core) + "/cpu_capacity",
        core < 2 ? "1024" : "512");
  }
  EXPECT_EQ(fastest_core({0, 1, 2, 3}, root), 1);
  EXPECT_EQ(fastest_core({2, 3}, root), 3);
  put("sys/devices/system/cpu/cpu4/cpufreq/cpuinfo_max_freq", "5000000");
  EXPECT_EQ(fastest_core({0, 1, 4}, root), 4);
}

TEST_F(HostFactsTest, StolenTimeIsTheKernelsCountOfOneCore) {
  const std::string file = (root / "stat").string();
  put("stat", "cpu  1 2 3 4 5 6 7 999 9 10\ncpu1 1 2 3 4 5 6 7 100 9 10\n");
  StealMeter meter(1, file);
  put("stat", "cpu  1 2 3 4 5 6 7 2999 9 10\ncpu1 1 2 3 4 5 6 7 105 9 10\n");
  EXPECT_EQ(meter.taken_ms(), 0) << "the counter's step has not passed";
  std::this_thread::sleep_for(std::chrono::milliseconds(15));
  EXPECT_EQ(meter.taken_ms(), 5 * 1000.0 / static_cast<double>(::sysconf(_SC_CLK_TCK)));
  std::this_thread::sleep_for(std::chrono::milliseconds(15));
  EXPECT_EQ(meter.taken_ms(), 0);
  put("stat", "nothing");
  std::this_thread::sleep_for(std::chrono::milliseconds(15));
  EXPECT_EQ(meter.taken_ms(), 0);
}

TEST(CoreList, IsReadAsTheKernelWritesIt) {
  EXPECT_THAT(read_core_list("0-1,4"), ElementsAre(0, 1, 4));
  EXPECT_THAT(read_core_list("7"), ElementsAre(7));
  EXPECT_THAT(read_core_list(""), IsEmpty());
  EXPECT_THAT(read_core_list("1-x"), IsEmpty());
}

}  // namespace
}  // namespace cwb
