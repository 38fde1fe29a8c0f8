#include "tests/gui/guide_checks.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

QStringList capturedIn(const QString& text, const QRegularExpression& pattern) {
    QStringList all;
    for (auto found = pattern.globalMatch(text); found.hasNext();)
        all.append(found.next().captured(1));
    return all;
}

/// As the guide writes it: "Delete", "Ctrl+Enter".
QString keyName(const QKeySequence& sequence) {
    static const std::map<QString, QString> names{
        {u"Del"_s, u"Delete"_s}, {u"Ins"_s, u"Insert"_s}, {u"Return"_s, u"Enter"_s}};
    QString text = sequence.toString(QKeySequence::PortableText);
    for (const auto& [name, written] : names) {
        if (text == name || text.endsWith(u'+' + name))
            text = text.chopped(name.size()) + written;
    }
    return text;
}

/// How the lines of the page of keys begin that say the keys of a place.
QStringList linesOf(KeyScope place) {
    switch (place) {
    case KeyScope::Everywhere: return {};
    case KeyScope::LostFile: return {u"| **Journal**"_s};
    case KeyScope::RulesetText: return {u"| **Event**, Ruleset"_s};
    case KeyScope::Players: return {u"| **Players**"_s};
    case KeyScope::CheckIn: return {u"| **Heats**, check-in"_s};
    case KeyScope::Tables: return {u"| **Heats**, tables"_s};
    case KeyScope::Results: return {u"| **Results**"_s, u"| a sheet"_s};
    case KeyScope::RecordedSheet: return {u"| a sheet"_s};
    case KeyScope::SheetRow: return {u"| a row of the sheet"_s};
    case KeyScope::Standings: return {u"| **Standings**"_s};
    case KeyScope::CallList: return {u"| **Final**, who plays"_s};
    case KeyScope::FinalGame: return {u"| **Final**, the game"_s};
    case KeyScope::Awards: return {u"| **Awards**"_s};
    case KeyScope::PlayerParts: return {u"| **Houses**"_s};
    case KeyScope::Games: return {u"| **Houses**, **Games**"_s};
    case KeyScope::Figures: return {u"| **Statistics**"_s};
    case KeyScope::ImportPanel: return {u"| **Statistics**"_s};
    case KeyScope::Reports: return {u"| **Reports**"_s};
    case KeyScope::Rules: return {u"| **Rules**"_s};
    case KeyScope::RulingPanel: return {u"| **Rules**"_s};
    case KeyScope::Journal: return {u"| **Journal**"_s};
    case KeyScope::Guide: return {u"| the guide"_s};
    }
    return {};
}

/// The words of the lines that tell of this place.
QStringList wordsOf(const QString& keysPage, KeyScope place) {
    static const QRegularExpression between(u"[ ·,|`]+"_s);
    const QString everywhere = keysPage.section(u"## By page"_s, 0, 0);
    if (place == KeyScope::Everywhere)
        return everywhere.split(between);
    QStringList words;
    for (const QString& line : keysPage.split(u'\n')) {
        for (const QString& beginning : linesOf(place)) {
            if (line.startsWith(beginning))
                words += line.mid(beginning.size()).split(between);
        }
    }
    return words;
}

/// What two writings of a text on screen have in common.
QString plainText(QString text) {
    static const QRegularExpression ends(u"(…|:|\\.)$"_s);
    text = text.remove(u'&').simplified();
    return text.remove(ends).simplified();
}

/// "Mark table %1 void" as "Mark table .+ void"; nothing where too few letters are fixed.
std::optional<QRegularExpression> patternOf(const QString& text) {
    static const QRegularExpression place(u"%(\\d|n)"_s);
    static const QRegularExpression letters(u"[^a-zA-Z]"_s);
    constexpr int least = 3;
    if (!text.contains(place) || QString(text).remove(place).remove(letters).size() < least)
        return std::nullopt;
    QString pattern = QRegularExpression::escape(text);
    pattern.replace(u"\\%n"_s, u"\\d+"_s);
    pattern.replace(QRegularExpression(u"\\\\%\\d"_s), u".+"_s);
    pattern.replace(u"\\(s\\)"_s, u"s?"_s);
    static const QRegularExpression either(
        uR"(\\\(([^()|]*)\\\|([^()|]*)\\\))"_s); // one or several
    pattern.replace(either, u"(?:\\1|\\2)"_s);
    return QRegularExpression(u"^"_s + pattern + u"$"_s);
}

} // namespace

QStringList linkFaults(const GuideBook& book, const QStringList& pictureList) {
    static const QRegularExpression link(u"(?<!!)\\[[^\\]]*\\]\\(([^)]*)\\)"_s);
    static const QRegularExpression picture(u"!\\[[^\\]]+\\]\\(([^)]*)\\)"_s);
    static const QRegularExpression anyPicture(u"!\\[[^\\]]*\\]\\(([^)]*)\\)"_s);
    QStringList faults;
    QSet<QString> shown;
    for (const GuidePage& page : book.pages()) {
        for (const QString& to : capturedIn(page.markdown, link)) {
            if (!book.find(to))
                faults.append(page.file + u": no page "_s + to);
        }
        if (capturedIn(page.markdown, picture) != capturedIn(page.markdown, anyPicture))
            faults.append(page.file + u": a picture without words"_s);
        for (const QString& file : capturedIn(page.markdown, anyPicture)) {
            const QString name = file.section(u'/', 1).section(u'.', 0, 0);
            shown.insert(name);
            if (!QFile::exists(book.folder() + u'/' + file) || !pictureList.contains(name))
                faults.append(page.file + u": no picture "_s + file);
        }
    }
    for (const QString& name : pictureList) {
        if (!shown.contains(name))
            faults.append(u"nothing shows "_s + name);
    }
    return faults;
}

QStringList keyFaults(const QString& keysPage, const std::vector<KeyRow>& table) {
    QStringList faults;
    for (const KeyRow& row : table) {
        const QString name = keyName(row.sequence);
        if (!wordsOf(keysPage, row.place).contains(name))
            faults.append(u"%1, place %2"_s.arg(name).arg(static_cast<int>(row.place)));
    }
    return faults;
}

QStringList boldFaults(const GuideBook& book, const QSet<QString>& programTexts,
                       const QSet<QString>& allowed) {
    static const QRegularExpression bold(u"\\*\\*(.+?)\\*\\*"_s);
    QSet<QString> known;
    std::vector<QRegularExpression> patterns;
    for (const QString& text : programTexts) {
        known.insert(plainText(text));
        if (const auto pattern = patternOf(plainText(text)))
            patterns.push_back(*pattern);
    }
    const auto isKnown = [&](const QString& text) {
        const QString plain = plainText(text);
        return known.contains(plain)
               || std::any_of(patterns.begin(), patterns.end(),
                              [&](const auto& pattern) { return pattern.match(plain).hasMatch(); });
    };
    QStringList faults;
    for (const GuidePage& page : book.pages()) {
        for (const QString& written : capturedIn(page.markdown, bold)) {
            if (allowed.contains(written))
                continue;
            for (const QString& step : written.split(u" ▸ "_s)) {
                if (!isKnown(step))
                    faults.append(page.file + u": "_s + written);
            }
        }
    }
    return faults;
}

QSet<QString> textsOfProgram(const QString& root, const QStringList& folders) {
    // Pieces that the compiler puts together are put together.
    static const QRegularExpression literal(uR"x((?:"(?:[^"\\\n]|\\.)*"\s*)+)x"_s);
    static const QRegularExpression piece(uR"x("((?:[^"\\\n]|\\.)*)")x"_s);
    QSet<QString> texts;
    for (const QString& folder : folders) {
        QDirIterator files(root + u'/' + folder, {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const QString source = QString::fromUtf8(file.readAll());
            for (auto found = literal.globalMatch(source); found.hasNext();) {
                QString text = capturedIn(found.next().captured(), piece).join(QString());
                texts.insert(text.replace(u"\\\""_s, u"\""_s));
            }
        }
    }
    return texts;
}

} // namespace mentat::test
