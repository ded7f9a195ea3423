// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes/deep_tree.h"

#include "shapes/builtin.h"
#include "shapes/make_payload.h"
#include "shapes/random_text.h"
#include "shapes/random_values.h"

namespace cwb {
namespace {

shapes::TreeNode node(Random& random) {
  shapes::TreeNode made;
  made.name = random_text(random, 8);
  made.value = static_cast<std::int32_t>(between(random, 0, 99'999));
  return made;
}

class DeepTreeShape final : public Shape {
 public:
  const ShapeInfo& info() const override {
    // protobuf reads messages up to 100 deep; a reader of JSON here lists and maps up to 200, and a
    // level of the tree is one of each.
    static const ShapeInfo info{
        "deep-tree",
        "Deep tree",
        "A tree that is deep and narrow: each node on its path has children, one of which, drawn "
        "at random, has children again. It stresses recursion, and lengths that are known only "
        "after everything inside.",
        {{"depth", "levels of nodes, with the root", 48, 1, 90},
         {"fanout", "children of each node on the path", 3, 1, 10'000}}};
    return info;
  }

  std::uint64_t estimated_json_bytes(const ShapeParameters& parameters) const override {
    constexpr std::uint64_t per_node = 47;
    const std::uint64_t levels_below = amount(parameters, "depth") - 1;
    return per_node * (1 + levels_below * amount(parameters, "fanout"));
  }

  Payload make(const ShapeParameters& parameters, std::uint64_t seed) const override {
    Random random(seed);
    const std::uint64_t fanout = amount(parameters, "fanout");
    shapes::TreeNode root = node(random);
    shapes::TreeNode* parent = &root;
    for (std::uint64_t level = 1; level < amount(parameters, "depth"); ++level) {
      for (std::uint64_t i = 0; i < fanout; ++i) parent->children.push_back(node(random));
      parent = &parent->children[random.below(fanout)];
    }
    return make_payload(payload_id(parameters), root);
  }
};

}  // namespace

const Shape& deep_tree_shape() {
  static const DeepTreeShape shape;
  return shape;
}

}  // namespace cwb
