// Compares a list that is changed in place with a plain one that is rebuilt by each change.
#include "record/thing_list.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "files/json.h"

namespace linesman::record {
namespace {

/// The simplest implementation of changes.h.
class PlainList {
 public:
  void change(const Value::Array& changed, const Value& places, const std::unordered_set<std::string>& gone) {
    std::erase_if(things_, [&](const Value& thing) { return gone.contains(id_of(thing)); });
    Value::Array come;
    for (const Value& thing : changed) {
      const auto there = place_of(id_of(thing));
      if (there != things_.end())
        *there = thing;
      else
        come.push_back(thing);
    }
    const auto place = [&](const Value& thing) {
      return std::max<std::int64_t>(places[id_of(thing)].whole().value_or(1'000'000), 0);
    };
    std::stable_sort(come.begin(), come.end(), [&](const Value& a, const Value& b) { return place(a) < place(b); });
    std::int64_t before = 0;
    for (const Value& thing : come) {
      before = std::min(std::max(before, place(thing)), static_cast<std::int64_t>(things_.size()));
      things_.insert(things_.begin() + before++, thing);
    }
  }
  void reorder(const Value::Array& ids) {
    Value::Array sorted;
    for (const Value& id : ids) {
      const auto it = place_of(std::string(*id.text()));
      if (it == things_.end()) continue;
      sorted.push_back(*it);
      things_.erase(it);
    }
    sorted.insert(sorted.end(), things_.begin(), things_.end());
    things_ = sorted;
  }
  bool has(const Value& thing) { return place_of(id_of(thing)) != things_.end(); }
  const Value::Array& all() const { return things_; }

 private:
  Value::Array::iterator place_of(const std::string& id) {
    return std::find_if(things_.begin(), things_.end(), [&](const Value& thing) { return id_of(thing) == id; });
  }
  Value::Array things_;
};

class RandomThings {
 public:
  explicit RandomThings(unsigned seed) : random_(seed) {}
  int number(int below) { return static_cast<int>(random_() % static_cast<unsigned>(below)); }
  std::string id() { return "t" + std::to_string(number(12)); }
  /// Things with different ids.
  Value::Array some() {
    Value::Array things;
    std::unordered_set<std::string> used;
    for (int i = number(5); i > 0; --i)
      if (const std::string name = id(); used.insert(name).second)
        things.push_back(Value::Object{{"id", name}, {"n", number(1000)}});
    return things;
  }
  Value places_for(const Value::Array& things) {
    Value::Object places;
    for (const Value& thing : things)
      if (number(4) > 0) places.emplace_back(id_of(thing), number(15) - 1);
    return places;
  }
  std::unordered_set<std::string> ids() {
    std::unordered_set<std::string> all;
    for (int i = number(3); i > 0; --i) all.insert(id());
    return all;
  }

 private:
  std::mt19937 random_;
};

TEST(AListOfThings, EqualsAPlainListAfterAnyChanges) {
  for (unsigned seed = 0; seed < 300; ++seed) {
    RandomThings random(seed);
    ThingList list;
    PlainList plain;
    for (int i = 0; i < 40; ++i) {
      const Value::Array changed = random.some();
      if (random.number(4) == 0) {
        Value::Array ids;
        for (const std::string& id : random.ids()) ids.emplace_back(id);
        list.reorder(Value(ids).items());
        plain.reorder(ids);
      } else if (std::all_of(changed.begin(), changed.end(), [&](const Value& thing) { return plain.has(thing); })) {
        EXPECT_TRUE(list.replace(Value(changed).items()));
        plain.change(changed, {}, {});
      } else {
        EXPECT_FALSE(list.replace(Value(changed).items()));
        const Value places = random.places_for(changed);
        const auto gone = random.ids();
        list.change(changed, places, gone);
        plain.change(changed, places, gone);
      }
      ASSERT_EQ(write_json(list.all()), write_json(plain.all())) << "seed " << seed << ", change " << i;
      ASSERT_EQ(list.size(), plain.all().size());
    }
  }
}

}  // namespace
}  // namespace linesman::record
