#include "model/document/dune/games_cells.h"

#include "model/document/bytes/input.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

template <class E>
struct OtherWord {
    QLatin1StringView word; // as plainWord() returns it
    E value;
};

/// Codes on chips and sheets, and other spellings in use.
constexpr std::array otherFactions{
    OtherWord<Faction>{"at"_L1, Faction::Atreides},
    OtherWord<Faction>{"bg"_L1, Faction::BeneGesserit},
    OtherWord<Faction>{"em"_L1, Faction::Emperor},
    OtherWord<Faction>{"fr"_L1, Faction::Fremen},
    OtherWord<Faction>{"gu"_L1, Faction::Guild},
    OtherWord<Faction>{"spacingguild"_L1, Faction::Guild},
    OtherWord<Faction>{"ha"_L1, Faction::Harkonnen},
    OtherWord<Faction>{"ix"_L1, Faction::Ixian},
    OtherWord<Faction>{"ixians"_L1, Faction::Ixian},
    OtherWord<Faction>{"tl"_L1, Faction::Tleilaxu},
    OtherWord<Faction>{"ch"_L1, Faction::Choam},
    OtherWord<Faction>{"ri"_L1, Faction::Richese},
    OtherWord<Faction>{"ec"_L1, Faction::Ecaz},
    OtherWord<Faction>{"mo"_L1, Faction::Moritani},
};
constexpr std::array otherVictories{
    OtherWord<Victory>{"prediction"_L1, Victory::BgPrediction},
    OtherWord<Victory>{"benegesseritprediction"_L1, Victory::BgPrediction},
    OtherWord<Victory>{"adjudication"_L1, Victory::Adjudicated},
};
constexpr std::array otherEndings{
    OtherWord<Ending>{"conceded"_L1, Ending::Concession},
};

QString plainWord(const QString& text) {
    QString word = text.trimmed().toLower();
    return word.remove(u' ').remove(u'-').remove(u'_').remove(u'&');
}

template <class E, size_t N>
std::optional<E> enumNamed(const QString& text, const std::array<OtherWord<E>, N>& others) {
    const QString word = plainWord(text);
    for (const EnumId<E>& known : idsOf<E>) {
        if (word == plainWord(QString(known.id)))
            return known.value;
    }
    const auto other = std::ranges::find(others, word, &OtherWord<E>::word);
    return other == others.end() ? std::nullopt : std::optional(other->value);
}

/// Runs for each cell, whatever it contains.
template <class E>
const QString& wordsOf() {
    static const QString all = [] {
        QStringList words;
        for (const EnumId<E>& known : idsOf<E>)
            words << QString(known.id);
        return words.join(u", "_s);
    }();
    return all;
}

/// Only digits and one decimal point or comma.
std::optional<double> decimal(QString text) {
    static const QRegularExpression decimals(u"^[0-9]{1,7}([.,][0-9]{1,6})?$"_s);
    if (!decimals.match(text).hasMatch())
        return std::nullopt;
    return text.replace(u',', u'.').toDouble();
}

constexpr int greatestHours = 1000;

/// The rule for a number out of range, as in a document (docs/DOCUMENT.md).
Rule ruleOfNumber(GamesColumn column, std::optional<qint64> number) {
    if (number && column == gamesColumn<&DuneSeat::rolls>())
        return Rule::R10_8;
    if (!number || *number >= 0)
        return Rule::R10_1;
    // These numbers identify something.
    if (column == GamesColumn::YearPlayed || column == GamesColumn::Table
        || column == GamesColumn::Seat)
        return Rule::R10_1;
    return column == gamesColumn<&Game::turns>() ? Rule::R10_4 : Rule::R10_8;
}

} // namespace

std::optional<qint64> gamesNumber(const QString& text) {
    bool isNumber = false;
    const qint64 number = text.toLongLong(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

std::optional<qint64> gamesHalves(const QString& text) {
    const auto points = decimal(text);
    if (!points)
        return std::nullopt;
    const double halves = *points * 2; // exact: halves have no binary remainder
    return halves == std::floor(halves) ? std::optional(static_cast<qint64>(halves)) : std::nullopt;
}

std::optional<Minutes> gamesHours(const QString& text) {
    static const QRegularExpression clock(u"^([0-9]{1,3}):([0-5][0-9])$"_s);
    if (const auto match = clock.match(text); match.hasMatch())
        return Minutes(match.captured(1).toInt() * 60 + match.captured(2).toInt());
    const auto hours = decimal(text);
    if (!hours || *hours > greatestHours)
        return std::nullopt;
    return Minutes(static_cast<int>(std::lround(*hours * 60)));
}

std::optional<bool> gamesFlag(const QString& text) {
    static const QStringList yes{u"yes"_s, u"y"_s, u"true"_s, u"t"_s, u"1"_s, u"x"_s, u"✓"_s};
    static const QStringList no{u"no"_s, u"n"_s, u"false"_s, u"f"_s, u"0"_s};
    if (yes.contains(text.toLower()))
        return true;
    return no.contains(text.toLower()) ? std::optional(false) : std::nullopt;
}

std::optional<VenueTime> gamesTime(const QString& text) {
    QString written = text;
    if (written.size() > 10 && written[10] == u' ')
        written[10] = u'T';
    return VenueTime::fromText(written);
}

std::optional<Faction> gamesFaction(const QString& text) {
    return enumNamed<Faction>(text, otherFactions);
}

std::optional<Victory> gamesVictory(const QString& text) {
    return enumNamed<Victory>(text, otherVictories);
}

std::optional<Ending> gamesEnding(const QString& text) {
    return enumNamed<Ending>(text, otherEndings);
}

std::optional<GameSet> gamesSet(const QString& text) {
    return enumNamed<GameSet>(text, std::array<OtherWord<GameSet>, 0>());
}

GamesCells::GamesCells(const CsvRow& row, const GamesHeader& header, GamesCsv& csv)
    : m_row(row)
    , m_header(header)
    , m_csv(csv) {}

std::optional<QString> GamesCells::raw(GamesColumn column) const {
    const auto place = m_header.placeOf(column);
    if (!place || *place >= m_row.fields.size())
        return std::nullopt;
    const QString text = m_row.fields[*place].trimmed();
    return text.isEmpty() ? std::nullopt : std::optional(text);
}

std::optional<QString> GamesCells::value(GamesColumn column) const {
    static const QStringList unknown{u"-"_s, u"–"_s, u"—"_s, u"?"_s};
    const auto text = raw(column);
    return text && unknown.contains(*text) ? std::nullopt : text;
}

void GamesCells::add(GamesProblemKind kind, GamesColumn column, Values values, Rule rule) {
    m_unreadable.push_back(column);
    m_csv.add({kind,
               rule,
               m_row.line,
               m_header.columnOf(column),
               m_header.heading(column),
               std::move(values),
               {}});
}

void GamesCells::addNotWhole(GamesColumn column, const QString& text, int least) {
    add(GamesProblemKind::NotWhole, column, {text, qint64(least)},
        ruleOfNumber(column, gamesNumber(text)));
}

template <class Meaning>
auto GamesCells::word(GamesColumn column, Meaning meaning, const QString& possible)
    -> decltype(meaning(QString())) {
    const auto text = value(column);
    if (!text)
        return std::nullopt;
    const auto meant = meaning(*text);
    if (!meant)
        add(GamesProblemKind::UnknownWord, column, {*text, possible});
    return meant;
}

std::optional<QString> GamesCells::text(GamesColumn column) {
    auto text = raw(column);
    if (!text || canBeKept(*text))
        return text;
    add(GamesProblemKind::ControlCharacter, column);
    return std::nullopt;
}

std::optional<Name> GamesCells::name(GamesColumn column) {
    const auto text = raw(column);
    if (!text)
        return std::nullopt;
    auto name = Name::fromText(*text);
    if (!name)
        add(GamesProblemKind::ControlCharacter, column);
    return name;
}

std::optional<bool> GamesCells::read(std::type_identity<bool>, GamesColumn column) {
    const auto text = value(column);
    if (!text)
        return std::nullopt;
    const auto flag = gamesFlag(*text);
    if (!flag)
        add(GamesProblemKind::NotYesOrNo, column, {*text});
    return flag;
}

std::optional<VenueTime> GamesCells::read(std::type_identity<VenueTime>, GamesColumn column) {
    const auto text = value(column);
    if (!text)
        return std::nullopt;
    const auto time = gamesTime(*text);
    if (!time)
        add(GamesProblemKind::NoTime, column, {*text});
    return time;
}

std::optional<Minutes> GamesCells::read(std::type_identity<Minutes>, GamesColumn column) {
    if (!m_header.has(GamesColumn::InHours))
        return number<Minutes>(column);
    const auto text = value(GamesColumn::InHours);
    if (!text)
        return std::nullopt;
    const auto minutes = gamesHours(*text);
    if (!minutes)
        add(GamesProblemKind::NotHours, GamesColumn::InHours, {*text});
    return minutes;
}

std::optional<Faction> GamesCells::read(std::type_identity<Faction>, GamesColumn column) {
    return word(column, gamesFaction, wordsOf<Faction>());
}

std::optional<Victory> GamesCells::read(std::type_identity<Victory>, GamesColumn column) {
    return word(column, gamesVictory, wordsOf<Victory>());
}

std::optional<Ending> GamesCells::read(std::type_identity<Ending>, GamesColumn column) {
    return word(column, gamesEnding, wordsOf<Ending>());
}

/// A number, or a letter: A is 1.
std::optional<AllianceNumber> GamesCells::read(std::type_identity<AllianceNumber>,
                                               GamesColumn column) {
    const auto text = value(column);
    if (text && text->size() == 1) {
        const char16_t letter = text->front().toUpper().unicode();
        if (letter >= u'A' && letter <= u'Z')
            return AllianceNumber(letter - u'A' + 1);
    }
    return number<AllianceNumber>(column);
}

std::optional<std::vector<GameSet>> GamesCells::sets() {
    static const QRegularExpression between(u"[\\s+/,;]+"_s);
    const auto text = value(GamesColumn::Sets);
    if (!text)
        return std::nullopt;
    std::vector<GameSet> sets;
    for (const QString& one : text->split(between, Qt::SkipEmptyParts)) {
        const auto set = gamesSet(one);
        if (!set) {
            add(GamesProblemKind::UnknownWord, GamesColumn::Sets, {one, wordsOf<GameSet>()});
            return std::nullopt;
        }
        if (std::ranges::find(sets, *set) == sets.end())
            sets.push_back(*set);
    }
    return sets;
}

std::optional<std::vector<Roll>> GamesCells::read(std::type_identity<std::vector<Roll>>,
                                                  GamesColumn column) {
    static const QRegularExpression between(u"[\\s/,;]+"_s);
    const auto text = value(column);
    if (!text)
        return std::nullopt;
    std::vector<Roll> rolls;
    for (const QString& one : text->split(between, Qt::SkipEmptyParts)) {
        const auto number = gamesNumber(one);
        const auto roll = number ? Roll::fromInt(*number) : std::nullopt;
        if (!roll) {
            addNotWhole(column, one, Roll::min);
            return std::nullopt;
        }
        rolls.push_back(*roll);
    }
    return rolls;
}

} // namespace mentat
