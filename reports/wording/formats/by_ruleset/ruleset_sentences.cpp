// A ruleset in sentences.
#include "reports/wording/formats/by_ruleset/ruleset_wording.h"
#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr const char* ruleContext = "RulesetSentences";

class SentenceMaker {
public:
    SentenceMaker(const Language& language, const Ruleset& ruleset)
        : m_language(language)
        , m_ruleset(ruleset) {}

    [[nodiscard]] QStringList games() const {
        QStringList all{tables(m_ruleset.sizes), results(), shares(), counted(), dropouts()};
        if (!m_ruleset.labels.empty()) {
            const QStringList labels(m_ruleset.labels.begin(), m_ruleset.labels.end());
            all.append(say(QT_TRANSLATE_NOOP("RulesetSentences", "What is played: %1."),
                           {labels.join(u", "_s)}));
        }
        all.removeAll(QString());
        return all;
    }

    [[nodiscard]] QStringList order() const {
        QStringList lines;
        for (const OrderKey& key : m_ruleset.order)
            lines.append(keyLine(key));
        return lines;
    }

    [[nodiscard]] RulesetSentences::OfStage stage(const StageRule& rule, bool isFinal) const {
        QStringList all;
        if (rule.entrants)
            all.append(entrants(*rule.entrants));
        all.append(isFinal ? say(QT_TRANSLATE_NOOP("RulesetSentences",
                                                   "One table, of %1 players by preference."),
                                 {numbersOf(sizesOf(m_ruleset, rule))})
                           : tables(sizesOf(m_ruleset, rule)));
        if (!isFinal)
            addCourse(all, rule);
        if (rule.fillTo.value() > 0)
            all.append(count(
                QT_TRANSLATE_N_NOOP("RulesetSentences", "Filled with alternates to %n player(s)."),
                rule.fillTo.value()));
        if (rule.fillTables)
            all.append(say(
                QT_TRANSLATE_NOOP("RulesetSentences", "Filled with alternates to full tables.")));
        return {rule.name.text(), all};
    }

private:
    [[nodiscard]] QString say(const char* english, const QStringList& filling = {}) const {
        return filled(m_language.translate(ruleContext, english), filling);
    }
    [[nodiscard]] QString count(const char* english, int n) const {
        return m_language.translate(ruleContext, english, nullptr, n);
    }

    [[nodiscard]] QString numbersOf(const ListedSizes& sizes) const {
        QStringList texts;
        for (const ListedSize size : sizes)
            texts.append(m_language.number(size.value()));
        return texts.join(u", "_s);
    }
    [[nodiscard]] QString pointsOf(const PointsList& points) const {
        QStringList texts;
        for (const Decimal point : points) {
            const qint64 thousandths = point.thousandths();
            texts.append(thousandths % 1000 == 0 ? m_language.number(thousandths / 1000)
                                                 : m_language.thousandths(thousandths));
        }
        return texts.join(u", "_s);
    }

    [[nodiscard]] QString tables(const ListedSizes& sizes) const {
        if (sizes.size() == 1)
            return say(QT_TRANSLATE_NOOP("RulesetSentences", "Tables of %1 players."),
                       {numbersOf(sizes)});
        return say(QT_TRANSLATE_NOOP("RulesetSentences",
                                     "Tables of %1 players, in this order of preference."),
                   {numbersOf(sizes)});
    }
    [[nodiscard]] QString results() const {
        switch (m_ruleset.score) {
        case Scores::None: return say(QT_TRANSLATE_NOOP("RulesetSentences", "Results are places."));
        case Scores::High:
            return say(QT_TRANSLATE_NOOP("RulesetSentences",
                                         "Results are scores, more is better; places say what "
                                         "they do not."));
        case Scores::Low: break;
        }
        return say(QT_TRANSLATE_NOOP("RulesetSentences",
                                     "Results are scores, less is better; places say what they do "
                                     "not."));
    }
    [[nodiscard]] QString shares() const {
        switch (m_ruleset.sharedWin) {
        case SharedWin::Full:
            return say(
                QT_TRANSLATE_NOOP("RulesetSentences", "A shared first place is a win for each."));
        case SharedWin::Share:
            return say(QT_TRANSLATE_NOOP("RulesetSentences",
                                         "A shared first place is a part of a win for each."));
        case SharedWin::None: break;
        }
        return say(QT_TRANSLATE_NOOP("RulesetSentences", "A shared first place is no win."));
    }
    [[nodiscard]] QString counted() const {
        const int games = m_ruleset.count.value();
        return games == 0
                   ? say(QT_TRANSLATE_NOOP("RulesetSentences", "All games of a player count."))
                   : count(QT_TRANSLATE_N_NOOP("RulesetSentences",
                                               "The best %n game(s) of a player count."),
                           games);
    }
    [[nodiscard]] QString dropouts() const {
        return m_ruleset.dropouts == DropoutsRule::Last
                   ? say(QT_TRANSLATE_NOOP("RulesetSentences",
                                           "Who drops out of a game comes last in it."))
                   : say(QT_TRANSLATE_NOOP("RulesetSentences",
                                           "Who drops out of a game without an excuse is "
                                           "disqualified (R6.1)."));
    }

    [[nodiscard]] QString entrants(const Entrants& entrants) const {
        if (const auto* number = std::get_if<EntrantsNumber>(&entrants))
            return count(QT_TRANSLATE_N_NOOP("RulesetSentences",
                                             "The first %n player(s) of the standings enter."),
                         number->number.value());
        if (const auto* wins = std::get_if<EntrantsByWins>(&entrants))
            return count(
                QT_TRANSLATE_N_NOOP("RulesetSentences", "Everybody with %n win(s) enters."),
                wins->wins.value());
        QStringList parts;
        for (const EntrantsFrom& from : std::get<EntrantsByField>(entrants))
            parts.append(say(
                QT_TRANSLATE_NOOP("RulesetSentences", "%1 from a field of %2"),
                {m_language.number(from.number.value()), m_language.number(from.field.value())}));
        return say(QT_TRANSLATE_NOOP("RulesetSentences", "The first of the standings enter: %1."),
                   {parts.join(u", "_s)});
    }

    /// What a stage says that is not the final.
    void addCourse(QStringList& all, const StageRule& rule) const {
        if (rule.skipBelow.value() > 0)
            all.append(count(
                QT_TRANSLATE_N_NOOP("RulesetSentences", "Not held where fewer than %n qualify."),
                rule.skipBelow.value()));
        if (rule.atMostHalf)
            all.append(
                say(QT_TRANSLATE_NOOP("RulesetSentences", "At most half of the field enters.")));
        all.append(
            rule.advance.value() == 1
                ? say(QT_TRANSLATE_NOOP("RulesetSentences", "The first of each table goes on."))
                : count(
                    QT_TRANSLATE_N_NOOP("RulesetSentences", "The first %n of each table go on."),
                    rule.advance.value()));
        all.append(seeding(rule.seeding));
    }
    [[nodiscard]] QString seeding(Seeding seeding) const {
        switch (seeding) {
        case Seeding::Snake:
            return say(QT_TRANSLATE_NOOP("RulesetSentences",
                                         "Seated as a snake: the first at table 1, the next at "
                                         "table 2, at the last one turning back."));
        case Seeding::Ranked:
            return say(
                QT_TRANSLATE_NOOP("RulesetSentences", "Seated by rank: the first fill table 1."));
        case Seeding::Rows:
            return say(QT_TRANSLATE_NOOP("RulesetSentences",
                                         "Seated in rows: each row goes one to a table, by "
                                         "chance."));
        case Seeding::Random: break;
        }
        return say(QT_TRANSLATE_NOOP("RulesetSentences", "Seated by chance."));
    }

    // Each key with what it takes.
    [[nodiscard]] QString keyLine(const OrderKey& key) const {
        const QString name = orderKeyName(m_language, orderBy(key));
        const QString taken = std::visit([this](const auto& one) { return taking(one); }, key);
        return taken.isEmpty()
                   ? name
                   : say(QT_TRANSLATE_NOOP("RulesetSentences", "%1: %2"), {name, taken});
    }
    [[nodiscard]] QString taken(Take take) const {
        switch (take) {
        case Take::Sum: return say(QT_TRANSLATE_NOOP("RulesetSentences", "the sum"));
        case Take::Mean: return say(QT_TRANSLATE_NOOP("RulesetSentences", "the mean"));
        case Take::Best: break;
        }
        return say(QT_TRANSLATE_NOOP("RulesetSentences", "the best"));
    }
    [[nodiscard]] QString taking(const PlacePointsKey& key) const {
        QStringList parts;
        if (const auto* list = std::get_if<PointsList>(&key.points)) {
            parts.append(pointsOf(*list));
        } else {
            for (const PointsOfSize& one : std::get<std::vector<PointsOfSize>>(key.points))
                parts.append(say(QT_TRANSLATE_NOOP("RulesetSentences", "at tables of %1: %2"),
                                 {m_language.number(one.size.value()), pointsOf(one.points)}));
        }
        if (key.shared == SharedPoints::Mean)
            parts.append(
                say(QT_TRANSLATE_NOOP("RulesetSentences", "shared places earn their mean")));
        if (key.sharedFirst)
            parts.append(say(QT_TRANSLATE_NOOP("RulesetSentences", "a shared first place %1"),
                             {pointsOf({*key.sharedFirst})}));
        return parts.join(u"; "_s);
    }
    [[nodiscard]] QString taking(const PlacesKey& key) const {
        return say(QT_TRANSLATE_NOOP("RulesetSentences", "how often each, from place %1 on"),
                   {m_language.number(key.from.value())});
    }
    [[nodiscard]] QString taking(const ScoreKey& key) const { return taken(key.take); }
    [[nodiscard]] QString taking(const ScoreShareKey& key) const { return taken(key.take); }
    [[nodiscard]] QString taking(const ScoreOfFirstKey& key) const { return taken(key.take); }
    [[nodiscard]] QString taking(const BehindFirstKey& key) const {
        if (key.places.empty())
            return say(QT_TRANSLATE_NOOP("RulesetSentences", "in all games, less first"));
        QStringList places;
        for (const PlaceAtTable place : key.places)
            places.append(m_language.number(place.value()));
        return say(QT_TRANSLATE_NOOP("RulesetSentences", "in games of place %1, less first"),
                   {places.join(u", "_s)});
    }
    [[nodiscard]] QString taking(const HeatsPlayedKey& key) const {
        return key.prefer == PreferHeats::Fewer
                   ? say(QT_TRANSLATE_NOOP("RulesetSentences", "fewer first"))
                   : say(QT_TRANSLATE_NOOP("RulesetSentences", "more first"));
    }
    [[nodiscard]] QString taking(const AveragePlaceKey&) const {
        return say(QT_TRANSLATE_NOOP("RulesetSentences", "less first"));
    }
    [[nodiscard]] QString taking(const WinsKey&) const { return {}; }
    [[nodiscard]] QString taking(const EarlyWinsKey&) const { return {}; }
    [[nodiscard]] QString taking(const OpponentsWinsKey&) const { return {}; }
    [[nodiscard]] QString taking(const LaterSeatsKey&) const { return {}; }

    const Language& m_language;
    const Ruleset& m_ruleset;
};

} // namespace

RulesetSentences rulesetSentences(const Language& language, const Ruleset& ruleset) {
    const SentenceMaker maker(language, ruleset);
    RulesetSentences all{maker.games(), maker.order(), {}};
    for (const StageRule& rule : ruleset.stages)
        all.stages.push_back(maker.stage(rule, &rule == &ruleset.stages.back()));
    return all;
}

} // namespace mentat
