// Prints the verdict on an order: judge GAME ORDER RULESETS
#include <iostream>

#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "plugins/library.h"
#include "referee/referee.h"

int main(int count, char** words) {
  using namespace linesman;
  if (count != 4) return 2;
  const auto library = std::make_shared<const RulesetLibrary>(std::vector<std::string>{words[3]});
  const auto document = load_document(words[1]);
  const auto order = read_order(load_json(words[2]).value(), words[2]);
  if (!document || !order) return 2;
  const auto judged = Referee(library).judge(document->game, *order);
  if (!judged) return 2;
  std::cout << name_of(judged->ruling.verdict) << '\n';
}
