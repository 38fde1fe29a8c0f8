#include "tests/architecture/rules.h"

#include "tests/architecture/source_tree.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test {
namespace {

const Layer* findLayer(const QString& folder) {
    const auto& all = layers();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&folder](const Layer& l) { return l.folder == folder; });
    return found == all.end() ? nullptr : &*found;
}

void addWithPublicLinks(const QString& folder, QStringList& seen) {
    if (seen.contains(folder))
        return;
    seen.append(folder);
    if (const Layer* layer = findLayer(folder)) {
        for (const QString& link : layer->links)
            addWithPublicLinks(link, seen);
    }
}

} // namespace

const std::vector<Layer>& layers() {
    static const std::vector<Layer> table{
        {u"model"_s, {}},
        {u"model/store"_s, {u"model"_s}},
        {u"scoring"_s, {u"model"_s}},
        {u"reports/wording"_s, {u"model"_s, u"scoring"_s}},
        {u"reports"_s, {u"model"_s, u"scoring"_s, u"reports/wording"_s}},
        {u"app/session"_s, {u"model"_s, u"scoring"_s}, {u"model/store"_s}},
        {u"app/session/sheets"_s, {u"app/session"_s, u"reports/wording"_s}},
        {u"app/publish"_s, {u"app/session"_s, u"reports"_s}},
        {u"app/phones"_s, {u"app/publish"_s, u"app/session/sheets"_s}},
        {u"app/cli"_s, {u"app/session"_s, u"reports"_s, u"app/publish"_s}},
        {u"app/platform"_s, {}},
        {u"ui/itemmodels"_s, {u"app/session"_s, u"reports/wording"_s}},
        {u"ui/charts"_s, {u"scoring"_s, u"reports"_s}},
        {u"ui/look"_s, {u"model"_s}},
        {u"ui/lists"_s, {u"ui/look"_s, u"ui/itemmodels"_s, u"reports"_s}},
        {u"ui/desk"_s, {u"ui/look"_s, u"app/session"_s, u"reports"_s, u"app/platform"_s}},
        {u"ui/printing"_s, {u"ui/desk"_s, u"reports"_s}},
        {u"ui/publishing"_s, {u"ui/printing"_s, u"app/publish"_s}},
        {u"ui/dialogs"_s, {u"ui/publishing"_s, u"ui/itemmodels"_s}},
        {u"ui"_s, {u"ui/dialogs"_s, u"ui/lists"_s, u"ui/charts"_s, u"app/phones"_s}},
        // The mains, where everything is put together.
        {u"app"_s, {u"ui"_s, u"app/cli"_s}},
    };
    return table;
}

const QStringList& judges() {
    static const QStringList folders{u"tests/support/raw"_s, u"tests/support/disk"_s,
                                     u"tests/support/test_program.h"_s};
    return folders;
}

const QRegularExpression& modulePrefix() {
    // <QtMath>, <QtGlobal> and their like are headers; these are modules. Qt's file names in small
    // letters (<qwidget.h>) would be a way around the table above.
    static const QRegularExpression pattern(
        uR"(^Qt(Core|Gui|Widgets|Sql|Charts|PrintSupport|Svg|SvgWidgets|DBus|Network|Test|Xml|)"
        uR"(Concurrent|OpenGL|OpenGLWidgets|UiTools|Help|Designer|Qml|Quick\w*|Core5Compat)(/|$)|)"
        uR"(^q(?!rencode\.h)[a-z0-9_]+\.h$)"_s);
    return pattern;
}

const QRegularExpression& sqlText() {
    static const QRegularExpression pattern(
        uR"(\bSELECT\s|\bINSERT\s+(OR\s+[A-Z]+\s+)?INTO\b|\bUPDATE\s.*\sSET\s|\bDELETE\s+FROM\b|)"
        uR"(\b(CREATE|DROP|ALTER)\s+([A-Z]+\s+)*(TABLE|INDEX|VIEW|TRIGGER)\b|\bPRAGMA\s)"_s,
        QRegularExpression::DotMatchesEverythingOption);
    return pattern;
}

QString sqlFolder() {
    return u"model/store"_s;
}

const QRegularExpression& ruleNumber() {
    static const QRegularExpression pattern(uR"(\bR\d+(\.\d+)?\b)"_s);
    return pattern;
}

const QRegularExpression& ruleOfDune() {
    static const QRegularExpression pattern(uR"(\bR(?:[123589]\.\d|7\.[1-5]|1[12]\.\d)\d*\b)"_s);
    return pattern;
}

const std::vector<RulePlace>& placesOfRuleNumbers() {
    static const std::vector<RulePlace> table{
        {u"reports/wording"_s, u"where values become sentences"_s},
        {u"reports/dune"_s, u"a report is a page of words that stand nowhere else"_s},
        {u"reports/storm"_s, u"likewise"_s},
        {u"reports/heats"_s, u"likewise"_s},
        {u"model/finding.h"_s, u"the rules' own numbers, as documents name them"_s},
        {u"model/settings.h"_s, u"which rule a setting belongs to"_s},
    };
    return table;
}

const QRegularExpression& kindNames() {
    static const QRegularExpression pattern(uR"(wbc[-_]dune|eye[-_]of[-_]the[-_]storm)"_s);
    return pattern;
}

const QRegularExpression& wordsOfOneKind() {
    // Whole names, for the message. QPoint and its like have a P.
    static const QRegularExpression pattern(
        uR"(\w*([Ff]action|[Vv]ictory|[Vv]ictories|[Ee]xpansion|[Hh]ouse)\w*)"
        uR"(|\b(\w*Q|q)p(?![a-z])\w*)"_s);
    return pattern;
}

const std::vector<RulePlace>& placesOfWordsOfOneKind() {
    static const std::vector<RulePlace> table{
        {u"model/rules/rule_words.h"_s, u"phases and topics of the rule entries of all games"_s},
    };
    return table;
}

const QStringList& kindsOfRules() {
    static const QStringList folders{u"dune"_s, u"storm"_s, u"ruleset"_s};
    return folders;
}

QString kindOfRulesOf(const QString& path) {
    if (!programFolders().contains(path.section(u'/', 0, 0)))
        return {};
    for (const QString& folder : folderOf(path).split(u'/')) {
        if (kindsOfRules().contains(folder))
            return folder;
    }
    return {};
}

const std::vector<RulePlace>& usersOfKinds() {
    const QString table = u"includes what each kind has"_s;
    static const std::vector<RulePlace> users{
        {u"model/kinds/parts.h"_s, table},
        {u"model/kinds/play.h"_s, table},
        {u"model/kinds/rules_kind.cpp"_s, table},
        {u"model/kinds/slots.h"_s, table},
        {u"model/settings.h"_s, u"the settings of all kinds are one table"_s},
        {u"model/document/document_kind.cpp"_s, table},
        {u"model/document/part_codec.h"_s, table},
        {u"model/document/slot_codec.h"_s, table},
        {u"model/store/slot_tables.h"_s, table},
        {u"model/store/store_kind.cpp"_s, table},
        {u"scoring/scoring_kind.cpp"_s, table},
        {u"reports/reports_kind.cpp"_s, table},
        {u"reports/wording/figure_texts.cpp"_s, table},
        {u"reports/wording/names.cpp"_s, table},
        {u"reports/wording/standing_words.cpp"_s, table},
        {u"app/session/session_kind.cpp"_s, table},
        {u"app/session/sheets/sheet_kind.cpp"_s, table},
        {u"app/cli/answers_kind.cpp"_s, table},
        {u"ui/pages_kind.cpp"_s, table},
        {u"model/document/games_csv.cpp"_s, u"a list of games is of Dune's"_s},
        {u"app/session/event_packs.cpp"_s, u"a pack can be a ruleset"_s},
        {u"app/session/practice_play.cpp"_s, u"invents the tournament"_s},
        {u"app/session/scheduled_event.h"_s, u"a convention's codes mean rulesets"_s},
        {u"app/session/scheduled_event.cpp"_s, u"likewise"_s},
        {u"ui/schedule/schedule_dialog.h"_s, u"likewise"_s},
    };
    return users;
}

const std::vector<SharedRoom>& sharedRooms() {
    static const std::vector<SharedRoom> table{
        {u"model/rounds"_s, {u"model/kinds/parts.h"_s}},
        {u"model/document/heats"_s, {u"model/kinds/rules_kind.h"_s}},
        {u"model/store/heats"_s, {}},
        {u"scoring/heats"_s, {u"scoring/scoring_kind.h"_s}},
        {u"app/session/rounds"_s, {u"app/session/change_facts.h"_s}},
        {u"reports/wording/heats"_s, {}},
        {u"reports/heats"_s, {}},
        {u"app/cli/heats"_s, {u"app/cli/kind_commands.h"_s, u"app/cli/answers_kind.h"_s}},
        {u"ui/itemmodels/heats"_s, {}},
        {u"ui/heats"_s, {}},
    };
    return table;
}

const QRegularExpression& namesOfOneKind() {
    static const QRegularExpression pattern(uR"(\b(Dune|Storm)[A-Z]\w*|\bdune(?=\())"_s);
    return pattern;
}

const QRegularExpression& escapes() {
    static const QRegularExpression pattern(uR"(\btoHtmlEscaped\b)"_s);
    return pattern;
}

const std::vector<RulePlace>& placesOfEscapes() {
    static const std::vector<RulePlace> table{
        {u"reports/writers/html/html.h"_s, u"the value that escapes"_s},
        {u"reports/paper/pdf_writer.cpp"_s, u"a PDF's own description, in XML"_s},
        {u"ui/pages/rules/rule_text.cpp"_s, u"rich text of a label, which is no page"_s},
    };
    return table;
}

const QRegularExpression& singletons() {
    static const QRegularExpression pattern(
        uR"(\bstatic\b[^;{}()=]*\b(instance|\w+Instance)\s*\(|\bQ_(APPLICATION|GLOBAL)_STATIC\w*)"_s);
    return pattern;
}

const QRegularExpression& textsThatAreNotFound() {
    static const QRegularExpression pattern(
        uR"(\btranslate\s*\(\s*"[^"]*"\s*,\s*QT_(TRANSLATE|TR)\w*NOOP\w*)"
        uR"(|Phrase(\s+\w+\s*[({]|\s*\{|\s*\(\s*\w+\s*,)\s*")"_s);
    return pattern;
}

const QRegularExpression& unfinishedWords() {
    static const QRegularExpression pattern(uR"(\b(TODO|FIXME|QSKIP|qSkip|QEXPECT_FAIL)\b)"_s);
    return pattern;
}

const QRegularExpression& waits() {
    static const QRegularExpression pattern(
        uR"(\b(QTRY_\w+|qWaitFor\w*|waitFor(Started|Finished|ReadyRead|BytesWritten))(?=\())"_s);
    return pattern;
}

const std::vector<SizeLimit>& sizeLimits() {
    static const std::vector<SizeLimit> table{
        {programFolders(), 600, 100},
        {{u"tests"_s}, 600, 100},
    };
    return table;
}

const std::vector<SizeException>& sizeExceptions() {
    // Each with its reason; one that is no longer needed is a fault itself.
    static const std::vector<SizeException> table{};
    return table;
}

qsizetype slipLines() {
    return 40;
}

qsizetype sourceLines() {
    return 30;
}

QString layerOf(const QString& path) {
    QString longest;
    for (const Layer& layer : layers()) {
        if (isWithin(path, layer.folder) && layer.folder.size() > longest.size())
            longest = layer.folder;
    }
    return longest;
}

QStringList visibleFrom(const QString& layer) {
    QStringList visible;
    addWithPublicLinks(layer, visible);
    if (const Layer* found = findLayer(layer)) {
        for (const QString& link : found->privateLinks)
            addWithPublicLinks(link, visible);
    }
    return visible;
}

} // namespace mentat::test
