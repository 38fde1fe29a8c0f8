#include "reports/wording/heats/round_names.h"

#include "model/rounds/heats_play.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

class RoundNames {
public:
    RoundNames(const Language& language, const Value& round) : m_language(language) {
        m_isHeat = std::holds_alternative<qint64>(round);
        m_name = m_isHeat ? language.number(std::get<qint64>(round))
                          : onOneLine(textOf(round).value_or(QString()));
        if (m_name.trimmed().isEmpty())
            m_name = u"–"_s; // the sign for missing names
        else if (m_name == finalName().text())
            m_name = say(m_language, Phrase("RoundName", "Final"));
    }

    [[nodiscard]] QString byItself() const {
        return m_isHeat ? say(m_language, Phrase("RoundName", "Heat %1"), {m_name}) : m_name;
    }
    [[nodiscard]] QString asSubject() const {
        return m_isHeat ? byItself() : say(m_language, Phrase("RoundName", "The %1"), {m_name});
    }
    [[nodiscard]] QString within() const {
        return m_isHeat ? say(m_language, Phrase("RoundName", "heat %1"), {m_name})
                        : say(m_language, Phrase("RoundName", "the %1"), {m_name});
    }
    [[nodiscard]] QString table(qint64 number) const {
        return say(m_language, Phrase("RoundName", "Table %2 of %1"),
                   {within(), m_language.number(number)});
    }

private:
    [[nodiscard]] static std::optional<QString> textOf(const Value& value) {
        const auto* text = std::get_if<QString>(&value);
        return text ? std::optional(*text) : std::nullopt;
    }

    const Language& m_language;
    bool m_isHeat = false;
    QString m_name;
};

} // namespace

QString roundName(const Language& language, const Value& round) {
    return RoundNames(language, round).byItself();
}

QString roundWithin(const Language& language, const Value& round) {
    return RoundNames(language, round).within();
}

Values withNames(const Language& language, About about, NamePosition stands, Values operands) {
    const size_t place = about == About::InRound ? 2 : 0;
    if (about == About::Other || place >= operands.size())
        return operands;
    const RoundNames names(language, operands[place]);
    const auto* table = about == About::Table && operands.size() > 1
                            ? std::get_if<qint64>(&operands[1])
                            : nullptr;
    if (about == About::InRound)
        operands[place] = names.within();
    else if (table)
        operands[place] = names.table(*table);
    else
        operands[place] = stands == NamePosition::Standalone ? names.byItself() : names.asSubject();
    return operands;
}

} // namespace mentat
