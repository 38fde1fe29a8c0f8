#include "app/session/people/lists/damaged_numbers.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace mentat {

bool isShortenedNumber(const QString& text) {
    static const QRegularExpression shortened(
        u"^\\s*[+-]?[0-9]+([.,][0-9]+)?[eE]\\+[0-9]{1,3}\\s*$"_s);
    return shortened.match(text).hasMatch();
}

std::vector<DamagedNumber> damagedNumbers(const PeopleList& list) {
    std::vector<DamagedNumber> damaged;
    const auto look
        = [&](const PersonLine& line, PeopleColumn column, const std::optional<QString>& text) {
              if (text && isShortenedNumber(*text))
                  damaged.push_back({line.line, column, *text});
          };
    for (const PersonLine& line : list.lines) {
        look(line, PeopleColumn::Badge, line.badge);
        look(line, PeopleColumn::Phone, line.phone);
    }
    return damaged;
}

} // namespace mentat
