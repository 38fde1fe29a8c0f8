#include "reports/wording/dune/certainty_wording.h"

#include "reports/wording/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Says why something is certain of somebody.
class CertaintySentence {
public:
    CertaintySentence(const Language& language, CertaintyKind kind)
        : m_language(language)
        , m_kind(kind) {}

    [[nodiscard]] QString operator()(const FewCanDrawLevel& reason) const {
        if (reason.others == 0)
            return say(QT_TRANSLATE_NOOP("Certainty", "Already through with %1 QP: no one else "
                                                      "can still reach that many (R4.6)"),
                       reason.least);
        return count(QT_TRANSLATE_N_NOOP("Certainty", "Already through with %1 QP: at most %n "
                                                      "other(s) can still reach that many (R4.6)"),
                     reason.others, reason.least);
    }
    [[nodiscard]] QString operator()(const EnoughAreAhead& reason) const {
        return count(QT_TRANSLATE_N_NOOP("Certainty", "Already out: at most %1 QP still possible, "
                                                      "and %n player(s) with more (R4.6)"),
                     reason.others, reason.most);
    }
    [[nodiscard]] QString operator()(const NothingToRank&) const {
        return translated(QT_TRANSLATE_NOOP(
            "Certainty", "Already out: no completed game, and none to come (R4.1)"));
    }
    [[nodiscard]] QString operator()(const NoGameLeft& reason) const {
        const QString rank = m_language.number(reason.rank.value());
        const char* through
            = QT_TRANSLATE_NOOP("Certainty", "Already through: rank %1, and no game left (R4.6)");
        const char* out
            = QT_TRANSLATE_NOOP("Certainty", "Already out: rank %1, and no game left (R4.6)");
        return filled(translated(m_kind == CertaintyKind::Through ? through : out), {rank});
    }

private:
    [[nodiscard]] QString translated(const char* english, int n = -1) const {
        return m_language.translate("Certainty", english, nullptr, n);
    }
    [[nodiscard]] QString say(const char* english, QualificationPoints points) const {
        return filled(translated(english), {m_language.points(points.halves())});
    }
    [[nodiscard]] QString count(const char* english, size_t number,
                                QualificationPoints points) const {
        return filled(translated(english, static_cast<int>(number)),
                      {m_language.points(points.halves())});
    }

    const Language& m_language;
    CertaintyKind m_kind;
};

} // namespace

QString certaintyText(const Language& language, const Certainty& certainty) {
    return std::visit(CertaintySentence(language, certainty.kind), certainty.reason);
}

namespace {

constexpr const char* rowNames[] = {QT_TRANSLATE_NOOP("Need", "solo victory"),
                                    QT_TRANSLATE_NOOP("Need", "alliance"),
                                    QT_TRANSLATE_NOOP("Need", "prediction"),
                                    QT_TRANSLATE_NOOP("Need", "Fremen default"),
                                    QT_TRANSLATE_NOOP("Need", "Guild default"),
                                    QT_TRANSLATE_NOOP("Need", "Fremen default with an ally"),
                                    QT_TRANSLATE_NOOP("Need", "Guild default with an ally"),
                                    QT_TRANSLATE_NOOP("Need", "adjudicated victory")};
static_assert(std::size(rowNames) == std::size(idsOf<QpRow>));

constexpr const char* prospectTexts[]
    = {QT_TRANSLATE_NOOP("Need", "Heat %1, certain to qualify with: %2"),
       QT_TRANSLATE_NOOP("Need", "Heat %1, may qualify with: %2"),
       QT_TRANSLATE_NOOP("Need", "Heat %1, cannot qualify with: %2")};
static_assert(std::size(prospectTexts) == static_cast<size_t>(Prospect::Excluded) + 1);

/// Says what a player needs.
class NeedLines {
public:
    explicit NeedLines(const Language& language) : m_language(language) {}

    [[nodiscard]] QStringList operator()(const Certainty& certain) const {
        return {certaintyText(m_language, certain)};
    }
    [[nodiscard]] QStringList operator()(const OnlyOthersPlay&) const {
        return {say(QT_TRANSLATE_NOOP("Need", "May qualify, with no game left: it depends on "
                                              "other players' games"))};
    }
    [[nodiscard]] QStringList operator()(const NextGame& next) const {
        const QString heat = m_language.number(next.heat.value());
        if (isAllOpen(next))
            return {
                say(QT_TRANSLATE_NOOP("Need", "May qualify or not, whatever happens in heat %1"),
                    {heat})};
        QStringList lines;
        for (const Prospect prospect : {Prospect::Certain, Prospect::Open, Prospect::Excluded}) {
            const QStringList ends = endsOf(next, prospect);
            if (!ends.isEmpty())
                lines.append(
                    say(prospectTexts[static_cast<size_t>(prospect)], {heat, ends.join(u"; "_s)}));
        }
        lines.append(next.column == QpColumn::FiveOrSix
                         ? say(QT_TRANSLATE_NOOP("Need", "Victories at a table of five or six "
                                                         "(R2.1)"))
                         : say(QT_TRANSLATE_NOOP("Need", "Victories at a table of three or four "
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

    /// The ends of the game that have this prospect.
    [[nodiscard]] QStringList endsOf(const NextGame& next, Prospect prospect) const {
        QStringList ends;
        if (areVictories(next, prospect)) {
            ends.append(say(QT_TRANSLATE_NOOP("Need", "any victory")));
        } else {
            for (const OwnVictory& victory : next.victories) {
                if (victory.prospect == prospect)
                    ends.append(victoryText(victory));
            }
        }
        if (next.withoutVictory == prospect)
            ends.append(say(QT_TRANSLATE_NOOP("Need", "no victory")));
        if (next.withoutGame == prospect)
            ends.append(say(QT_TRANSLATE_NOOP("Need", "no game")));
        return ends;
    }

    [[nodiscard]] QString victoryText(const OwnVictory& victory) const {
        QStringList names;
        for (const QpRow row : victory.rows)
            names.append(say(rowNames[static_cast<size_t>(row)]));
        return say(QT_TRANSLATE_NOOP("Need", "%1 (%2 QP)"),
                   {names.join(u", "_s), m_language.points(victory.gain.halves())});
    }

    [[nodiscard]] QString say(const char* english, const QStringList& filling = {}) const {
        return filled(m_language.translate("Need", english), filling);
    }

    const Language& m_language;
};

} // namespace

QStringList needLines(const Language& language, const QualifyingNeed& need) {
    return std::visit(NeedLines(language), need);
}

} // namespace mentat
