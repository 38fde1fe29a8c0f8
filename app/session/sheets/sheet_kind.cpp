#include "app/session/sheets/sheet_kind.h"

#include "app/session/sheets/dune/dune_sheets.h"
#include "app/session/sheets/ruleset/ruleset_sheets.h"
#include "model/document/bytes/input.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr qsizetype longestLine = 60; // in letters
constexpr qsizetype longestNote = 500;

const SheetInput* findInput(const std::vector<SheetPart>& parts, const QString& name) {
    for (const SheetPart& part : parts) {
        const auto found = std::ranges::find(part.inputs, name, &SheetInput::name);
        if (found != part.inputs.end())
            return &*found;
    }
    return nullptr;
}

/// Names the fields of `one` that `other` lacks or has with another value.
void addDifferences(const std::vector<SheetPart>& one, const std::vector<SheetPart>& other,
                    QStringList& names) {
    for (const SheetPart& part : one) {
        for (const SheetInput& input : part.inputs) {
            const SheetInput* there = findInput(other, input.name);
            const QString name = inputName(part, input);
            if ((there ? there->value : QString()) != input.value && !names.contains(name))
                names.append(name);
        }
    }
}

bool isOfText(QChar letter) {
    return letter.category() != QChar::Other_Control && letter != QChar::ByteOrderMark
           && canBeKept(letter);
}

/// Never splits a letter.
QString cutTo(QString text, qsizetype length) {
    text.truncate(length);
    if (!text.isEmpty() && text.back().isHighSurrogate())
        text.chop(1);
    return text;
}

} // namespace

template <>
const KindTable<SheetKind>& kindTable<SheetKind>() {
    static const KindTable table{rowOf<DunePlay>(duneSheetKind()), rowOf<StormPlay>(SheetKind()),
                                 rowOf<RulesetPlay>(rulesetSheetKind())};
    return table;
}

const SheetKind* sheetKindOf(const Event& event) {
    const SheetKind& own = kindOf<SheetKind>(event);
    return own.parts ? &own : nullptr;
}

FieldValues fieldsOf(const std::vector<SheetPart>& parts) {
    std::vector<std::pair<QString, QString>> fields;
    for (const SheetPart& part : parts) {
        for (const SheetInput& input : part.inputs) {
            if (input.kind != SheetInput::Kind::Box || !input.value.isEmpty())
                fields.emplace_back(input.name, input.value);
        }
    }
    return FieldValues(std::move(fields));
}

QStringList differencesOf(const std::vector<SheetPart>& one, const std::vector<SheetPart>& other) {
    QStringList names;
    addDifferences(one, other, names);
    addDifferences(other, one, names);
    return names;
}

QString whoWonField() {
    return u"whoWon"_s;
}

QString winnerField(SeatNumber seat) {
    return u"winner-%1"_s.arg(seat.value());
}

QString seatHeading(const SheetAsked& asked, SeatNumber seat, const PlayerId& player) {
    const Phrase text = Phrase("PhonesPage", "Seat %1, %2");
    const Language& language = asked.wording.language();
    return say(language, text, {language.number(seat.value()), playerName(asked.event, player)});
}

std::vector<SheetPart> withDeskLabels(std::vector<SheetPart> parts) {
    for (SheetPart& part : parts) {
        for (SheetInput& input : part.inputs) {
            if (!input.atDesk.isEmpty())
                input.label = input.atDesk;
        }
    }
    return parts;
}

QString inputName(const SheetPart& part, const SheetInput& input) {
    return part.heading.isEmpty() ? input.label : QString(part.heading + u": "_s + input.label);
}

QString shownValue(const SheetInput& input) {
    if (input.kind == SheetInput::Kind::Box)
        return input.value.isEmpty() ? QString() : u"✓"_s;
    const auto chosen
        = std::ranges::find(input.choices, input.value, &std::pair<QString, QString>::first);
    return chosen == input.choices.end() || input.value.isEmpty() ? input.value : chosen->second;
}

QString typedLine(const QString& sent) {
    QString line;
    std::ranges::copy_if(sent.simplified(), std::back_inserter(line), isOfText);
    return cutTo(line.simplified(), longestLine).trimmed();
}

QString typedNote(const QString& sent) {
    QString note;
    std::ranges::copy_if(sent, std::back_inserter(note), [](QChar letter) {
        return letter == u'\n' || letter == u'\t' || isOfText(letter);
    });
    return cutTo(note, longestNote).trimmed();
}

} // namespace mentat
