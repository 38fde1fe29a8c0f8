#include "tests/cli/guide_example.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QSet>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_guide_examples {

namespace {

std::vector<GuideExample> allExamples() {
    return guideExamples(QStringLiteral(MENTAT_GUIDE_EXAMPLES));
}

QString nameOf(const GuideExample& example) {
    const auto read = Json::parse(example.text);
    const Json* name = read ? read->find(u"name") : nullptr;
    return name && name->text() ? *name->text() : QString();
}

Json valueOf(const char* text) {
    return *Json::parse(inJson(text));
}

} // namespace

/// What the guide says of the scoring is what the commands come to.
class TestGuideExamples : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thereAreExamplesEachWithANameOfItsOwn() {
        const auto examples = allExamples();
        QVERIFY(examples.size() >= 10);
        QSet<QString> names;
        for (const GuideExample& example : examples) {
            const QString name = nameOf(example);
            QVERIFY2(!name.isEmpty() && !names.contains(name),
                     qPrintable(example.page + u": "_s + name));
            names.insert(name);
        }
    }

    void anExampleIsRight_data() {
        QTest::addColumn<size_t>("place");
        const auto examples = allExamples();
        for (size_t i = 0; i < examples.size(); ++i)
            QTest::newRow(qPrintable(nameOf(examples[i]))) << i;
    }
    void anExampleIsRight() {
        QFETCH(size_t, place);
        const auto examples = allExamples();
        const QStringList faults = faultsOf(examples[place]);
        QVERIFY2(faults.isEmpty(), qPrintable(examples[place].page + u": "_s + faults.join(u'\n')));
    }

    void aWrongExampleIsFound_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("fault");
        const auto row = [](const char* name, const char* text, const QString& fault) {
            QTest::newRow(name) << inJson(text) << fault;
        };
        row("right",
            "{'name': 'x', 'run': ['groups', '45'], 'expect': {'sizes': [6, 6, 6, 6, 6, 5, 5, 5]}}",
            {});
        row("a number",
            "{'name': 'x', 'run': ['groups', '45'], 'expect': {'sizes': [6, 6, 6, 6, 6, 5, 5, 4]}}",
            u"/sizes/7: 4 expected, got 5"_s);
        row("a length", "{'name': 'x', 'run': ['groups', '5'], 'expect': {'sizes': []}}",
            u"/sizes: 0 expected, got [5]"_s);
        row("a key", "{'name': 'x', 'run': ['groups', '5'], 'expect': {'tables': 1}}",
            u"/tables: missing"_s);
        row("refused", "{'name': 'x', 'run': ['groups', 'many'], 'expect': {}}", u"exit 2"_s);
        row("another key", "{'name': 'x', 'run': ['groups', '5'], 'expect': {}, 'why': 1}",
            u"unknown key why"_s);
        row("no command", "{'name': 'x', 'expect': {}}", u"no run"_s);
        row("no event", "{'name': 'x', 'event': {}, 'run': ['standings', '{file}'], 'expect': []}",
            u"the event is refused"_s);
        row("no JSON", "{'name'", u"no JSON object"_s);
    }
    void aWrongExampleIsFound() {
        QFETCH(QByteArray, text);
        QFETCH(QString, fault);
        const QString found = faultsOf({u"planted.md"_s, text}).join(u'\n');
        QVERIFY2(fault.isEmpty() ? found.isEmpty() : found.startsWith(fault), qPrintable(found));
    }

    /// The guide's own example of standings, with one point more.
    void aWrongPointIsFound() {
        for (GuideExample example : allExamples()) {
            if (nameOf(example) != u"QP add up")
                continue;
            QVERIFY(example.text.contains("\"qp\": 5"));
            example.text.replace("\"qp\": 5", "\"qp\": 5.5");
            const QStringList faults = faultsOf(example);
            QCOMPARE(faults.size(), 1);
            QVERIFY2(faults.front().startsWith(u"/0/qp: 5.5 expected"), qPrintable(faults.front()));
            return;
        }
        QFAIL("the example is gone");
    }

    void valuesAreCompared() {
        QVERIFY(missesOf(valueOf("{'a': 3}"), valueOf("{'a': 3.0, 'b': 1}")).isEmpty());
        QVERIFY(missesOf(valueOf("[null, true]"), valueOf("[null, true]")).isEmpty());
        QCOMPARE(missesOf(valueOf("[1]"), valueOf("[true]")).size(), 1);
        QCOMPARE(missesOf(valueOf("[true]"), valueOf("[1]")).size(), 1);
        QCOMPARE(missesOf(valueOf("[null]"), valueOf("[0]")).size(), 1);
        QCOMPARE(missesOf(valueOf("{'a': {'b': 1}}"), valueOf("{'a': 1}")),
                 QStringList{u"/a/b: missing"_s});
        QVERIFY(missesOf(valueOf("{'a': {}}"), valueOf("{'a': {'b': 1}}")).isEmpty());
        QCOMPARE(missesOf(valueOf("{'a': {}}"), valueOf("{'a': [1]}")).size(), 1);
    }
};

} // namespace mentat::test::tst_guide_examples

MENTAT_TEST(tst_guide_examples, TestGuideExamples, QGuiApplication)
#include "tst_guide_examples.moc"
