#include "reports/wording/ruleset/ruleset_wording.h"

#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr size_t maxMovesListed = 6; // the rest are only counted

class OutcomeTeller {
public:
    OutcomeTeller(const Language& language, const NameOf& nameOf)
        : m_language(language)
        , m_nameOf(nameOf) {}

    [[nodiscard]] const QStringList& lines() const { return m_lines; }

    void tell(Phrase english, const QStringList& filling = {}) {
        m_lines.append(say(m_language, english, filling));
    }
    /// %1: the players' names.
    void tellPlayers(Phrase english, const std::vector<PlayerId>& players) {
        if (!players.empty())
            tell(english, {listedNames(m_language, namesOf(players, m_nameOf))});
    }
    void tellMoves(const std::vector<RankMove>& moves) {
        for (size_t i = 0; i < moves.size() && i < maxMovesListed; ++i)
            tellMove(moves[i]);
        if (moves.size() > maxMovesListed)
            m_lines.append(sayCounted(m_language,
                                      CountedPhrase("RulesetOutcome", "%n more move(s)."),
                                      static_cast<int>(moves.size() - maxMovesListed)));
    }
    void tellStages(Phrase english, const std::vector<Name>& stages) {
        for (const Name& stage : stages)
            tell(english, {onOneLine(stage.text())});
    }

private:
    void tellMove(const RankMove& move) {
        const QString name = onOneLine(m_nameOf(move.player));
        const auto rank = [this](const Place& place) { return m_language.number(place.value()); };
        if (move.from && move.to)
            tell(Phrase("RulesetOutcome", "%1 moves from %2 to %3."),
                 {name, rank(*move.from), rank(*move.to)});
        else if (move.to)
            tell(Phrase("RulesetOutcome", "%1 comes in at %2."), {name, rank(*move.to)});
        else
            tell(Phrase("RulesetOutcome", "%1 drops out of the standings."), {name});
    }

    const Language& m_language;
    const NameOf& m_nameOf;
    QStringList m_lines;
};

} // namespace

QStringList rulesetOutcomeSentences(const Language& language, const RulesetOutcome& outcome,
                                    const NameOf& nameOf) {
    OutcomeTeller teller(language, nameOf);
    if (outcome.isNothing()) {
        teller.tell(Phrase("RulesetOutcome", "Nothing changes in the standings as they are."));
        return teller.lines();
    }
    teller.tellStages(Phrase("RulesetOutcome", "The stage %1 would be held."), outcome.held);
    teller.tellStages(Phrase("RulesetOutcome", "The stage %1 would not be held."), outcome.notHeld);
    teller.tellPlayers(Phrase("RulesetOutcome", "Now qualifying: %1."), outcome.entering);
    teller.tellPlayers(Phrase("RulesetOutcome", "No longer qualifying: %1."), outcome.leaving);
    teller.tellMoves(outcome.moves);
    teller.tellStages(Phrase("RulesetOutcome", "The tables of %1 would be seated differently."),
                      outcome.reseated);
    teller.tellPlayers(Phrase("RulesetOutcome", "Final place changes: %1."), outcome.placements);
    return teller.lines();
}

QString rulesetTitle(const Ruleset& ruleset) {
    constexpr qsizetype longest = 60;
    const QString name = ruleset.name.text();
    const QString note = ruleset.note.value_or(QString());
    const auto end = std::ranges::find_if(note, [](QChar c) { return c == u'(' || c == u':'; });
    const QString begin = note.first(end - note.begin()).trimmed();
    const bool isCode = ruleset.code == name;
    if (!isCode || end == note.end() || begin.isEmpty() || begin.size() > longest)
        return name;
    return QString(name + u" – "_s + begin);
}

} // namespace mentat
