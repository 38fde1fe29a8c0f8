#include "reports/wording/formats/wbc_dune/certainty_wording.h"

#include "reports/wording/sentences.h"

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

} // namespace mentat
