#include "app/session/typing/typed_card.h"

#include <QRegularExpression>
#include <QStringList>

namespace mentat {

QString withoutControls(const QString& typed) {
    QString text = typed;
    for (QChar& character : text) {
        if (character.category() == QChar::Other_Control)
            character = u' ';
    }
    return text;
}

namespace {

/// The line without blanks and marks before it; absent where nothing is left.
std::optional<Name> nameOnLine(const QString& line) {
    static const QRegularExpression mark(QStringLiteral("^\\s*(?:[•*–-]\\s+)?"));
    QString text = withoutControls(line);
    return Name::fromText(text.remove(mark).trimmed());
}

} // namespace

std::vector<CardSection> cardIn(const QString& text) {
    std::vector<CardSection> card;
    bool isNext = true; // what comes begins a section
    for (const QString& line : text.split(u'\n')) {
        const auto said = nameOnLine(line);
        if (!said)
            isNext = true;
        else if (std::exchange(isNext, false))
            card.push_back({*said, {}});
        else
            card.back().lines.push_back(*said);
    }
    return card;
}

QString cardToType(const std::vector<CardSection>& card) {
    QStringList sections;
    for (const CardSection& section : card) {
        QStringList lines{section.title.text()};
        for (const Name& line : section.lines)
            lines.append(line.text());
        sections.append(lines.join(u'\n'));
    }
    return sections.join(QStringLiteral("\n\n"));
}

std::optional<TooLongOnCard> tooLongOn(const std::vector<CardSection>& card) {
    for (const CardSection& section : card) {
        if (section.title.text().size() > CardSection::longestTitle)
            return TooLongOnCard{section.title.text(), CardSection::longestTitle};
        for (const Name& line : section.lines) {
            if (line.text().size() > CardSection::longestLine)
                return TooLongOnCard{line.text(), CardSection::longestLine};
        }
    }
    return std::nullopt;
}

} // namespace mentat
