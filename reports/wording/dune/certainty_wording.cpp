#include "reports/wording/dune/certainty_wording.h"

#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Says why a player is certainly in or out.
class CertaintySentence {
public:
    CertaintySentence(const Language& language, CertaintyKind kind)
        : m_language(language)
        , m_kind(kind) {}

    [[nodiscard]] QString operator()(const FewCanDrawLevel& reason) const {
        if (reason.others == 0)
            return say(m_language,
                       Phrase("Certainty", "Already through with %1 QP: no one else "
                                           "can still reach that many (R4.6)"),
                       {points(reason.least)});
        return sayCounted(m_language,
                          CountedPhrase("Certainty", "Already through with %1 QP: at most %n "
                                                     "other(s) can still reach that many (R4.6)"),
                          reason.others, {points(reason.least)});
    }
    [[nodiscard]] QString operator()(const EnoughAreAhead& reason) const {
        return sayCounted(m_language,
                          CountedPhrase("Certainty", "Already out: at most %1 QP still possible, "
                                                     "and %n player(s) with more (R4.6)"),
                          reason.others, {points(reason.most)});
    }
    [[nodiscard]] QString operator()(const NothingToRank&) const {
        return say(m_language,
                   Phrase("Certainty", "Already out: no completed game, and none to come (R4.1)"));
    }
    [[nodiscard]] QString operator()(const NoGameLeft& reason) const {
        const QString rank = m_language.number(reason.rank.value());
        const auto through
            = Phrase("Certainty", "Already through: rank %1, and no game left (R4.6)");
        const auto out = Phrase("Certainty", "Already out: rank %1, and no game left (R4.6)");
        return say(m_language, m_kind == CertaintyKind::Through ? through : out, {rank});
    }

private:
    [[nodiscard]] QString points(QualificationPoints points) const {
        return m_language.points(points.halves());
    }

    const Language& m_language;
    CertaintyKind m_kind;
};

} // namespace

QString certaintyText(const Language& language, const Certainty& certainty) {
    return std::visit(CertaintySentence(language, certainty.kind), certainty.reason);
}

namespace {

constexpr Phrase rowNames[] = {Phrase("Need", "solo victory"),
                               Phrase("Need", "alliance"),
                               Phrase("Need", "prediction"),
                               Phrase("Need", "Fremen default"),
                               Phrase("Need", "Guild default"),
                               Phrase("Need", "Fremen default with an ally"),
                               Phrase("Need", "Guild default with an ally"),
                               Phrase("Need", "adjudicated victory")};
static_assert(std::size(rowNames) == std::size(idsOf<WinRow>));

constexpr Phrase prospectTexts[] = {Phrase("Need", "Heat %1, certain to qualify with: %2"),
                                    Phrase("Need", "Heat %1, may qualify with: %2"),
                                    Phrase("Need", "Heat %1, cannot qualify with: %2")};
static_assert(std::size(prospectTexts) == static_cast<size_t>(Prospect::Excluded) + 1);

/// Says what a player needs.
class NeedLines {
public:
    explicit NeedLines(const Language& language) : m_language(language) {}

    [[nodiscard]] QStringList operator()(const Certainty& certain) const {
        return {certaintyText(m_language, certain)};
    }
    [[nodiscard]] QStringList operator()(const OnlyOthersPlay&) const {
        return {say(m_language, Phrase("Need", "May qualify, with no game left: it depends on "
                                               "other players' games"))};
    }
    [[nodiscard]] QStringList operator()(const NextGame& next) const {
        const QString heat = m_language.number(next.heat.value());
        if (isAllOpen(next))
            return {say(m_language,
                        Phrase("Need", "May qualify or not, whatever happens in heat %1"), {heat})};
        QStringList lines;
        for (const Prospect prospect : {Prospect::Certain, Prospect::Open, Prospect::Excluded}) {
            const QStringList ends = endsOf(next, prospect);
            if (!ends.isEmpty())
                lines.append(say(m_language, prospectTexts[static_cast<size_t>(prospect)],
                                 {heat, ends.join(u"; "_s)}));
        }
        lines.append(next.column == QpColumn::FiveOrSix
                         ? say(m_language, Phrase("Need", "Victories at a table of five or six "
                                                          "(R2.1)"))
                         : say(m_language, Phrase("Need", "Victories at a table of three or four "
                                                          "(R2.1)")));
        return lines;
    }

private:
    static bool isAllOpen(const NextGame& next) {
        return areVictories(next, Prospect::Open) && next.withoutVictory == Prospect::Open
               && next.withoutGame.value_or(Prospect::Open) == Prospect::Open;
    }

    static bool areVictories(const NextGame& next, Prospect prospect) {
        return std::ranges::all_of(next.victories, [prospect](const OwnVictory& victory) {
            return victory.prospect == prospect;
        });
    }

    /// The game's endings with this prospect.
    [[nodiscard]] QStringList endsOf(const NextGame& next, Prospect prospect) const {
        QStringList ends;
        if (areVictories(next, prospect)) {
            ends.append(say(m_language, Phrase("Need", "any victory")));
        } else {
            for (const OwnVictory& victory : next.victories) {
                if (victory.prospect == prospect)
                    ends.append(victoryText(victory));
            }
        }
        if (next.withoutVictory == prospect)
            ends.append(say(m_language, Phrase("Need", "a loss")));
        if (next.withoutGame == prospect)
            ends.append(say(m_language, Phrase("Need", "no game")));
        return ends;
    }

    [[nodiscard]] QString victoryText(const OwnVictory& victory) const {
        QStringList names;
        for (const WinRow row : victory.rows)
            names.append(say(m_language, rowNames[static_cast<size_t>(row)]));
        return say(m_language, Phrase("Need", "%1 (%2 QP)"),
                   {names.join(u", "_s), m_language.points(victory.gain.halves())});
    }

    const Language& m_language;
};

} // namespace

QStringList needLines(const Language& language, const QualifyingNeed& need) {
    return std::visit(NeedLines(language), need);
}

QStringList needLinesOf(const Language& language, const Event& event, const PlayerId& player) {
    const auto need = whatIsNeeded(event, player);
    return need ? needLines(language, *need) : QStringList();
}

} // namespace mentat
