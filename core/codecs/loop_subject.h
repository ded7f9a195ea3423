// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <concepts>
#include <cstring>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "codecs/barrier.h"
#include "codecs/codec.h"
#include "codecs/leaf_sum.h"

// Gives a Subject its loops, pools and barriers, so that a codec's file holds only what the
// library's user would write. An adapter is:
//
//   struct Adapter {
//     using Source = ...;  // what the user starts from: Document, or a shape's struct
//     using Native = ...;  // what the user holds in memory
//     using Output = ...;  // the buffer: has data() and size(); reused from one encode to the next
//     static constexpr bool reuses_destination = ...;  // one native object for all iterations
//
//     tl::expected<Source, Refusal> source(const Payload&) const;  // untimed
//     Native fresh();                                       // a new, empty native object
//     void build(const Source&, Native&);                   // absent where encode takes the Source
//     void encode(const Native&, Output&);                  // replaces what the buffer holds;
//                                                           // where build is absent: of a Source
//     bool decode(std::span<const std::byte>, Native&);     // false: the bytes were refused
//     void read(const Native&, LeafSum&);                   // every leaf; absent: no read, no load
//                                                           // gives a bool, false where it failed,
//                                                           // if it does what decode put off
//     bool check(const Native&, const ListCheck&);          // by the library's own accessors
//     Document document(const Native&);                     // untimed; may give
//                                                           // expected<Document, std::string>
//     std::string error() const;                            // why decode refused; may be absent
//   };
//
// An adapter that reuses its destination must empty it in build.
namespace cwb {

template <class A>
concept BuildsApart = requires(A adapter, const typename A::Source& source,
                               typename A::Native& native) {
  adapter.build(source, native);
};

template <class A>
concept Reads = requires(A adapter, const typename A::Native& native, LeafSum& sum) {
  adapter.read(native, sum);
};

/// The first reading of an object does what decode put off, and can fail. A second one of the same
/// object has less to do: a loop over it would not show what reading costs, so that such an adapter
/// has no read apart, and pays in load, where each iteration decodes its own object.
template <class A>
concept ReadsLate = requires(A adapter, const typename A::Native& native, LeafSum& sum) {
  { adapter.read(native, sum) } -> std::same_as<bool>;
};

/// The phases that follow from an adapter's functions.
template <class A>
constexpr PhaseSet phases_of() {
  if constexpr (!Reads<A>) {
    return {Phase::encode, Phase::decode};
  } else if constexpr (ReadsLate<A>) {
    static_assert(!BuildsApart<A> && !A::reuses_destination);
    return {Phase::encode, Phase::decode, Phase::free, Phase::write, Phase::load};
  } else if constexpr (A::reuses_destination) {
    static_assert(BuildsApart<A>);
    return {Phase::build, Phase::encode, Phase::decode, Phase::read, Phase::write, Phase::load};
  } else if constexpr (BuildsApart<A>) {
    return {Phase::build, Phase::encode, Phase::decode, Phase::read,
            Phase::free,  Phase::write,  Phase::load};
  } else {
    return {Phase::encode, Phase::decode, Phase::read, Phase::free, Phase::write, Phase::load};
  }
}

/// The bounds of the pool from which free destroys.
inline constexpr std::size_t free_pool_objects = 64;
inline constexpr std::size_t free_pool_bytes = std::size_t{8} * 1024 * 1024;

template <class A>
class LoopSubject final : public Subject {
 public:
  using Source = typename A::Source;
  using Native = typename A::Native;

  explicit LoopSubject(A adapter)
      : adapter_(std::move(adapter)), native_(adapter_.fresh()), scratch_(adapter_.fresh()) {}

  std::optional<Refusal> bind(const Payload& payload) override {
    tl::expected<Source, Refusal> source = adapter_.source(payload);
    if (!source) return source.error();
    source_ = std::move(*source);
    check_ = payload.check;
    if constexpr (BuildsApart<A>) {
      native_ = adapter_.fresh();
      adapter_.build(*source_, native_);
    }
    adapter_.encode(native(), output_);
    set_input(encoded());
    // A native object takes a few times its JSON in memory; 4 was seen of DOMs.
    constexpr std::size_t native_per_json = 4;
    pool_objects_ = std::clamp<std::size_t>(
        free_pool_bytes / std::max<std::size_t>(1, payload.json_bytes * native_per_json), 1,
        free_pool_objects);
    return std::nullopt;
  }

  void before(Phase phase, std::size_t iterations) override {
    if constexpr (Reads<A>) {
      if (phase == Phase::read) decode_for_read();
    }
    if (phase == Phase::free) fill_pool(iterations);
  }

  void run(Phase phase, std::size_t iterations) override {
    switch (phase) {
      case Phase::build:
        run_build(iterations);
        break;
      case Phase::encode:
        run_encode(iterations);
        break;
      case Phase::decode:
        run_decode(iterations);
        break;
      case Phase::read:
        run_read(iterations);
        break;
      case Phase::free:
        run_free(iterations);
        break;
      case Phase::write:
        run_write(iterations);
        break;
      case Phase::load:
        run_load(iterations);
        break;
    }
  }

  std::optional<std::string> after(Phase phase) override {
    if (phase == Phase::free) pool_.clear();
    if (!std::exchange(failed_, false)) return std::nullopt;
    if (phase == Phase::load) return "an iteration of load failed: refused bytes, or a wrong list";
    return "an iteration of decode failed: the library refused its own bytes";
  }

  std::size_t max_iterations(Phase phase) const override {
    return phase == Phase::free ? pool_objects_ : std::size_t{1} << 40;
  }

  std::span<const std::byte> encoded() const override {
    return std::as_bytes(std::span(output_.data(), output_.size()));
  }

  void set_input(std::span<const std::byte> bytes) override {
    input_.assign(bytes.begin(), bytes.end());
    decoded_.reset();
  }

  void poison_output() override {
    constexpr int poison = 0xDB;
    // The buffer is this object's own and not const; some libraries give only a const data().
    if (output_.size() > 0) {
      std::memset(const_cast<std::byte*>(encoded().data()), poison, output_.size());
    }
  }

  tl::expected<Document, std::string> decoded() override {
    if constexpr (A::reuses_destination) {
      if (!adapter_.decode(input_, scratch_)) return tl::unexpected(refused_bytes());
      return adapter_.document(scratch_);
    } else {
      Native object = adapter_.fresh();
      if (!adapter_.decode(input_, object)) return tl::unexpected(refused_bytes());
      return adapter_.document(object);
    }
  }

  std::uint64_t leaf_sum() override {
    LeafSum sum;
    if constexpr (Reads<A>) {
      decode_for_read();
      if (!read(*decoded_, sum)) failed_ = true;
    }
    return sum.sum();
  }

 private:
  std::string refused_bytes() const {
    std::string sentence = "the library refused the bytes";
    if constexpr (requires { sentence += adapter_.error(); }) {
      sentence += ": " + adapter_.error();
    }
    return sentence;
  }

  const auto& native() const {
    if constexpr (BuildsApart<A>) {
      return native_;
    } else {
      return *source_;
    }
  }

  /// Visits every leaf; false where what decode had put off failed.
  bool read(const Native& object, LeafSum& sum) {
    if constexpr (ReadsLate<A>) {
      return adapter_.read(object, sum);
    } else {
      adapter_.read(object, sum);
      return true;
    }
  }

  void decode_for_read() {
    if (decoded_) return;
    decoded_.emplace(adapter_.fresh());
    if (!adapter_.decode(input_, *decoded_)) failed_ = true;
  }

  void fill_pool(std::size_t iterations) {
    pool_.clear();
    pool_.reserve(free_pool_objects);
    for (std::size_t i = 0; i < iterations; ++i) {
      pool_.emplace_back(adapter_.fresh());
      if (!adapter_.decode(input_, *pool_.back())) failed_ = true;
    }
  }

  void run_build(std::size_t iterations) {
    if constexpr (BuildsApart<A>) {
      for (std::size_t i = 0; i < iterations; ++i) {
        keep(*source_);
        with_destination([&](Native& object) {
          adapter_.build(*source_, object);
          keep(object);
        });
      }
    }
  }

  void run_encode(std::size_t iterations) {
    for (std::size_t i = 0; i < iterations; ++i) {
      keep(native());
      adapter_.encode(native(), output_);
      keep(output_);
    }
  }

  void run_decode(std::size_t iterations) {
    bool all = true;
    for (std::size_t i = 0; i < iterations; ++i) {
      keep(input_);
      with_destination([&](Native& object) {
        all &= adapter_.decode(input_, object);
        keep(object);
      });
    }
    failed_ |= !all;
  }

  void run_read(std::size_t iterations) {
    if constexpr (Reads<A> && !ReadsLate<A>) {
      for (std::size_t i = 0; i < iterations; ++i) {
        keep(*decoded_);
        LeafSum sum;
        adapter_.read(*decoded_, sum);
        keep(sum);
      }
    }
  }

  void run_free(std::size_t iterations) {
    for (std::size_t i = 0; i < iterations; ++i) {
      pool_[i].reset();
      keep(pool_[i]);
    }
  }

  void run_write(std::size_t iterations) {
    if constexpr (BuildsApart<A>) {
      for (std::size_t i = 0; i < iterations; ++i) {
        keep(*source_);
        with_destination([&](Native& object) {
          adapter_.build(*source_, object);
          adapter_.encode(object, output_);
        });
        keep(output_);
      }
    } else {
      run_encode(iterations);
    }
  }

  void run_load(std::size_t iterations) {
    if constexpr (Reads<A>) {
      bool all = true;
      const ListCheck* check = check_ ? &*check_ : nullptr;
      for (std::size_t i = 0; i < iterations; ++i) {
        keep(input_);
        LeafSum sum;
        with_destination([&](Native& object) {
          all &= adapter_.decode(input_, object);
          all &= read(object, sum);
          if (check) all &= adapter_.check(object, *check);
        });
        keep(sum);
      }
      failed_ |= !all;
    }
  }

  /// Calls work with the native object of one iteration: a fresh one, destroyed after it, or the
  /// one that is used again and again.
  template <class Work>
  void with_destination(Work&& work) {
    if constexpr (A::reuses_destination) {
      work(scratch_);
    } else {
      Native object = adapter_.fresh();
      work(object);
    }
  }

  A adapter_;
  std::optional<Source> source_;
  Native native_;   ///< what encode encodes, where the library builds apart
  Native scratch_;  ///< the destination that is reused
  typename A::Output output_;
  std::vector<std::byte> input_;  ///< apart from output_: a decoder must read what it was given
  std::optional<Native> decoded_;
  std::vector<std::optional<Native>> pool_;
  std::size_t pool_objects_ = 1;
  std::optional<ListCheck> check_;
  bool failed_ = false;
};

/// A LoopSubject of the adapter, bound to the payload.
template <class A>
tl::expected<std::unique_ptr<Subject>, Refusal> make_subject(A adapter, const Payload& payload) {
  auto subject = std::make_unique<LoopSubject<A>>(std::move(adapter));
  if (auto refusal = subject->bind(payload)) return tl::unexpected(std::move(*refusal));
  return subject;
}

}  // namespace cwb
