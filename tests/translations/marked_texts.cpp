#include "tests/translations/marked_texts.h"

#include "model/people/names.h"
#include "model/ruleset/ruleset_play.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <functional>
#include <optional>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// Names of days and months come from the locale and not from a translation.
QStringList wordsOfDates() {
    const QLocale locale;
    QStringList words{locale.amText(), locale.pmText()};
    for (const auto format : {QLocale::LongFormat, QLocale::ShortFormat}) {
        for (int day = 1; day <= 7; ++day)
            words.append(locale.dayName(day, format));
        for (int month = 1; month <= 12; ++month)
            words.append(locale.monthName(month, format));
    }
    return words;
}

/// Two letters that stand together.
bool hasWord(const QString& text) {
    const auto areLetters
        = [](QChar one, QChar other) { return one.isLetter() && other.isLetter(); };
    // What is written in two halves is looked at with care.
    return std::ranges::adjacent_find(text, areLetters) != text.end()
           || std::ranges::any_of(text, [](QChar letter) { return letter.isSurrogate(); });
}

/// The data and the words of dates, as they stand outside of brackets; kept for the next text of
/// the same scene.
const QStringList& longestFirst(const QStringList& data) {
    static std::optional<QStringList> of;
    static QStringList known;
    if (of != data) {
        of = data;
        known = data + wordsOfDates();
        for (QString& word : known)
            word.remove(u'&');
        known.removeDuplicates();
        known.removeAll(QString());
        std::ranges::stable_sort(known, std::greater(), &QString::size);
    }
    return known;
}

void addIf(QStringList& texts, const std::optional<QString>& text) {
    if (text)
        texts.append(*text);
}

/// Of a person or player.
template <class Somebody>
void addSomebody(QStringList& texts, const Somebody& somebody) {
    texts.append(somebody.name.text());
    texts.append(familyNameFirst(somebody.name.text()));
    for (const auto& text : {somebody.from, somebody.badge, somebody.email, somebody.phone,
                             somebody.whereabouts, somebody.notes})
        addIf(texts, text);
}

} // namespace

QString untranslated(const QString& text, const QStringList& data) {
    QString outside;
    int depth = 0;
    for (const QChar letter : text) {
        if (letter == u'⟦')
            ++depth;
        else if (letter == u'⟧')
            --depth;
        else if (depth == 0 && letter != u'&')
            outside.append(letter);
    }
    // Most of what is shown is in brackets.
    if (!hasWord(outside))
        return {};
    for (const QString& word : longestFirst(data)) {
        if (outside.contains(word))
            outside.replace(word, u" "_s);
    }
    static const QRegularExpression words(u"\\p{L}{2,}"_s);
    QStringList left;
    for (auto found = words.globalMatch(outside); found.hasNext();)
        left.append(found.next().captured());
    return left.join(u' ');
}

QStringList writtenTexts(const Book& book) {
    QStringList texts;
    for (const Person& person : book.people)
        addSomebody(texts, person);
    for (const BookSummary& entry : book.summaries) {
        texts.append(entry.summary.name.text());
        if (entry.summary.champion)
            texts.append(entry.summary.champion->text());
        for (const SummaryPlace& row : entry.summary.top)
            texts.append(row.name.text());
    }
    for (const BookEvent& entry : book.events) {
        const EventDetails& details = entry.event.details;
        texts.append(details.name.text());
        for (const auto& text : {details.code, details.location, details.gm, details.notes})
            addIf(texts, text);
        for (const QString& assistant : details.assistants)
            texts.append(assistant);
        for (const CardSection& section : entry.event.aids.card) {
            texts.append(section.title.text());
            for (const Name& line : section.lines)
                texts.append(line.text());
        }
        for (const Player& player : entry.event.players) {
            addSomebody(texts, player);
            // "(no. 17)" behind a name is part of it (model/people/names.h).
            texts.append(calledName(entry.event, player));
            texts.append(publicName(entry.event, player));
        }
        if (const auto* play = std::get_if<DunePlay>(&entry.event.play)) {
            for (const Heat& heat : play->heats) {
                addIf(texts, heat.details.location);
                if (heat.details.name)
                    texts.append(heat.details.name->text());
                for (const Game& game : heat.games)
                    addIf(texts, game.note);
            }
        }
        if (const auto* play = std::get_if<RulesetPlay>(&entry.event.play)) {
            texts.append(play->ruleset.name.text());
            addIf(texts, play->ruleset.note);
            for (const QString& label : play->ruleset.labels)
                texts.append(label);
            for (const StageRule& stage : play->ruleset.stages)
                texts.append(stage.name.text());
        }
        if (const auto* play = std::get_if<StormPlay>(&entry.event.play)) {
            for (const auto& [player, house] : play->houses) {
                addIf(texts, house.name);
                addIf(texts, house.homeworld);
            }
            for (const StormGame& game : play->games)
                addIf(texts, game.note);
        }
    }
    return texts;
}

} // namespace mentat::test
