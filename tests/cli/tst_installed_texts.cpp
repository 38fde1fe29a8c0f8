#include "app/cli/program.h"
#include "tests/cli/cli_support.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_installed_texts {

namespace {

QString textOf(const QString& name) {
    QFile file(QStringLiteral(MENTAT_DESKTOP_FILES) + u'/' + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Described once for all commands, before the first.
bool isSharedOption(const QString& name) {
    return name == u"event"_s || name == u"format"_s;
}

/// What is printed of a line of a manual page.
QString printed(QString line) {
    line.remove(QRegularExpression(uR"(\\f[BIR]|\\&)"_s));
    line.replace(u"\\-"_s, u"-"_s).replace(u"\\(dq"_s, u"\""_s);
    return line;
}

/// How an option is begun in the page: .BI \-\-csv " CSV"
QString beginOf(const Option& option) {
    QString begin = u"--"_s + option.name;
    if (option.value.isEmpty())
        return u".B "_s + begin;
    return u".BI "_s + begin + u" \" "_s + option.value + u'"';
}

/// The part of the page on a command, as it should stand there, without font and escapes.
QStringList partOf(const Command& command) {
    QStringList lines{usageLine(command).mid(QStringView(u"mentat-cli ").size()), u".PP"_s};
    lines += command.details.split(u'\n');
    for (const Option& option : command.usage.options) {
        if (isSharedOption(option.name))
            continue;
        lines << u".TP"_s << beginOf(option)
              << option.description.left(1).toUpper() + option.description.mid(1) + u'.';
    }
    lines << u".PP"_s << u".EX"_s << command.example << u".EE"_s;
    return lines.replaceInStrings(u"…"_s, u"..."_s);
}

/// Where the page does not say what --help says; empty: nowhere.
QString pageFault(const QString& page, const std::vector<Command>& commands) {
    const qsizetype begin = page.indexOf(u".SH COMMANDS\n"_s);
    const qsizetype end = page.indexOf(u"\n.SH "_s, begin + 1);
    if (begin < 0 || end < 0)
        return u"there are no commands"_s;
    QStringList parts = page.mid(begin, end - begin).split(u"\n.SS "_s);
    parts.removeFirst();
    if (parts.size() != qsizetype(commands.size()))
        return u"the page has %1 commands"_s.arg(parts.size());
    for (qsizetype i = 0; i < parts.size(); ++i) {
        QStringList lines;
        for (const QString& line : parts[i].split(u'\n'))
            lines << printed(line);
        const Command& command = commands[size_t(i)];
        const QStringList wanted = QStringList{command.name} + partOf(command);
        for (qsizetype at = 0; at < std::max(lines.size(), wanted.size()); ++at) {
            if (lines.value(at) != wanted.value(at))
                return command.name + u": "_s + lines.value(at) + u" instead of "_s
                       + wanted.value(at);
        }
    }
    return {};
}

/// The rows "WORD) echo 'A B' ;;" of a function of the completion.
std::map<QString, QStringList> rowsOf(const QString& script, const QString& function) {
    std::map<QString, QStringList> rows;
    const QString body = script.section(function + u"() {"_s, 1, 1).section(u"esac"_s, 0, 0);
    static const QRegularExpression row(uR"(^ +(\S+)\) echo '([^']*)' ;;$)"_s,
                                        QRegularExpression::MultilineOption);
    for (auto it = row.globalMatch(body); it.hasNext();) {
        const auto match = it.next();
        rows[match.captured(1)] = match.captured(2).split(u' ');
    }
    return rows;
}

/// The words of an option, which are the same wherever there is one of its name.
QString wordsFault(const std::map<QString, QStringList>& rows, const Command& command) {
    for (const Option& option : command.usage.options) {
        const auto row = rows.find(u"--"_s + option.name);
        if (row != rows.end() ? row->second != option.words : !option.words.isEmpty())
            return command.name + u": other words of "_s + option.name;
    }
    return {};
}

/// Where the completion offers something else than there is; empty: nowhere.
QString completionFault(const QString& script, const std::vector<Command>& commands) {
    QStringList names;
    const auto options = rowsOf(script, u"_mentat_cli_options"_s);
    const auto words = rowsOf(script, u"_mentat_cli_words"_s);
    for (const Command& command : commands) {
        names << command.name;
        QStringList wanted;
        for (const Option& option : command.usage.options)
            wanted << u"--"_s + option.name;
        const auto row = options.find(command.name);
        if (row == options.end() || row->second != wanted)
            return command.name + u": other options than "_s + wanted.join(u' ');
        if (const QString fault = wordsFault(words, command); !fault.isEmpty())
            return fault;
    }
    if (options.size() != commands.size())
        return u"options of a command that there is not"_s;
    if (!script.contains(u"\n_mentat_cli_commands='"_s + names.join(u' ') + u"'\n"_s))
        return u"other commands than "_s + names.join(u' ');
    return {};
}

/// The bytes that the type's description asks for at a place: value="…" of offset="…".
QString magicAt(const QString& type, int offset) {
    static const QString pattern = uR"(offset="%1" value="([^"]*)\")"_s;
    return QRegularExpression(pattern.arg(offset)).match(type).captured(1);
}

} // namespace

class TestInstalledTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void manualPageSaysWhatHelpSays() {
        const QString page = textOf(u"man/mentat-cli.1.in"_s);
        QCOMPARE(pageFault(page, allCommands()), QString());
        for (const QString& option : {u"event"_s, u"format"_s})
            QVERIFY(printed(page).contains(u"\n.BI --"_s + option + u" \" "_s + option.toUpper()));
    }

    void manualPageIsShownWrong() {
        const QString page = textOf(u"man/mentat-cli.1.in"_s);
        const auto commands = allCommands();
        auto fewer = commands;
        fewer.pop_back();
        QVERIFY(!pageFault(page, fewer).isEmpty());
        auto other = commands;
        other[0].usage.options[0].description += u" x"_s;
        QVERIFY(!pageFault(page, other).isEmpty());
        other = commands;
        other.back().usage.options.push_back({.name = u"new"_s, .description = u"x"_s});
        QVERIFY(!pageFault(page, other).isEmpty());
        other = commands;
        other[3].details.chop(1);
        QVERIFY(!pageFault(page, other).isEmpty());
    }

    void completionOffersWhatThereIs() {
        QCOMPARE(completionFault(textOf(u"mentat-cli.bash"_s), allCommands()), QString());
    }

    void completionIsShownWrong() {
        const QString script = textOf(u"mentat-cli.bash"_s);
        const auto commands = allCommands();
        auto fewer = commands;
        fewer.pop_back();
        QVERIFY(!completionFault(script, fewer).isEmpty());
        auto other = commands;
        other[0].name = u"inport"_s;
        QVERIFY(!completionFault(script, other).isEmpty());
        other = commands;
        other[0].usage.options.pop_back();
        QVERIFY(!completionFault(script, other).isEmpty());
        other = commands;
        other[0].usage.options.back().words.append(u"yaml"_s);
        QVERIFY(!completionFault(script, other).isEmpty());
    }

    /// What the desktop tells an event file by is in each that the program makes.
    void fileIsOfItsType() {
        Terminal terminal;
        const QByteArray list = "name\nAda Byron\n";
        terminal.done({u"import-players"_s, terminal.path(u"a.mentat"_s), u"--csv"_s,
                       terminal.put(u"list.csv"_s, list)});
        QFile file(terminal.path(u"a.mentat"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        const QString type = textOf(u"mentat-mime.xml"_s);
        QCOMPARE(magicAt(type, 0), u"SQLite format 3\\0"_s);
        QVERIFY(bytes.startsWith(QByteArray("SQLite format 3\0", 16)));
        QCOMPARE(magicAt(type, 68), u"0x"_s + QString::fromLatin1(bytes.mid(68, 4).toHex()));
        QVERIFY(type.contains(u"<glob pattern=\"*.mentat\"/>"_s));
    }

    void desktopFileNamesTheTypeAndTheIcon() {
        const QString type = u"application/x-mentat-event"_s;
        QVERIFY(textOf(u"mentat-mime.xml"_s).contains(u"<mime-type type=\""_s + type + u"\">"_s));
        const QString entry = textOf(u"mentat.desktop"_s);
        QVERIFY(entry.contains(u"\nMimeType="_s + type + u";\n"_s));
        QVERIFY(entry.contains(u"\nExec=mentat %f\n"_s)); // a double click opens the file
        QVERIFY(entry.contains(u"\nIcon=mentat\n"_s));
        QVERIFY(textOf(u"mentat.desk.mentat.metainfo.xml.in"_s)
                    .contains(u"<mediatype>"_s + type + u"</mediatype>"_s));
    }

    /// The version stands in CMakeLists.txt alone.
    void versionIsInNoText() {
        for (const QString& name :
             {u"man/mentat.1.in"_s, u"man/mentat-cli.1.in"_s, u"debian/changelog.in"_s,
              u"mentat.desk.mentat.metainfo.xml.in"_s}) {
            const QString text = textOf(name);
            QVERIFY2(text.contains(u"@PROJECT_VERSION@"_s), qPrintable(name));
            QVERIFY2(!text.contains(QStringLiteral(MENTAT_VERSION)), qPrintable(name));
        }
    }
};

} // namespace mentat::test::tst_installed_texts

MENTAT_TEST(tst_installed_texts, TestInstalledTexts, QCoreApplication)
#include "tst_installed_texts.moc"
