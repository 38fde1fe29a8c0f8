#include "model/document/ruleset/typed_ruleset.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_typed_ruleset {

namespace {

QByteArray typed(TypedKind kind, const QString& text) {
    return typedValue(kind, text).toCompactBytes();
}

} // namespace

/// What is typed into the fields of a ruleset, and what its document has then.
class TestTypedRuleset : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsTypedBecomesAValue() {
        QCOMPARE(typed(TypedKind::Number, u" 16 "_s), "16"_ba);
        QCOMPARE(typed(TypedKind::Number, u"x"_s), "\"x\""_ba);
        QCOMPARE(typed(TypedKind::Numbers, u"4,3 5"_s), "[4,3,5]"_ba);
        QCOMPARE(typed(TypedKind::Numbers, u"4, three"_s), "[4,\"three\"]"_ba);
        QCOMPARE(typed(TypedKind::Numbers, QString()), "[]"_ba);
        QCOMPARE(typed(TypedKind::Points, u"3, 1.5, -0.5"_s), "[3,1.5,-0.5]"_ba);
        QCOMPARE(typed(TypedKind::Points, u"4: 5, 3; 3: 4"_s), "{\"4\":[5,3],\"3\":[4]}"_ba);
        QCOMPARE(typed(TypedKind::Points, u"4 5; 3: 4"_s), "{\"4 5\":[],\"3\":[4]}"_ba);
        QCOMPARE(typed(TypedKind::Decimal, u"1,5"_s), "1.5"_ba);
        QVERIFY(typedValue(TypedKind::Decimal, QString()).isNull());
        QVERIFY(typedValue(TypedKind::SomeNumbers, u" "_s).isNull());
        QCOMPARE(typed(TypedKind::SomeNumbers, u"2, 0.5"_s), "[2,0.5]"_ba);
        QCOMPARE(typed(TypedKind::Pattern, u"1 4, 6; 2 3"_s), "[[1,4,6],[2,3]]"_ba);
        QCOMPARE(typed(TypedKind::Labels, u"Red, \"Blue, dark\" , "_s),
                 "[\"Red\",\"Blue, dark\"]"_ba);
        QCOMPARE(typed(TypedKind::Name, QString()), "\"\""_ba);
        QVERIFY(typedValue(TypedKind::Text, u" "_s).isNull());
    }

    void whatIsThereIsTypedBack_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QByteArray>("json");
        const auto row = [](TypedKind kind, const QByteArray& json) {
            QTest::newRow(json.constData()) << static_cast<int>(kind) << json;
        };
        row(TypedKind::Number, "16");
        row(TypedKind::Numbers, "[4,3,5]");
        row(TypedKind::Numbers, "[]");
        row(TypedKind::SomeNumbers, "[4,3,5]");
        row(TypedKind::Pattern, "[[1,4,6,7],[2,3,5,8]]");
        row(TypedKind::Points, "[0.125,0,0.001,1000]");
        row(TypedKind::Points, "{\"4\":[5,3.5],\"3\":[]}");
        row(TypedKind::Points, "{}");
        row(TypedKind::Decimal, "4.25");
        row(TypedKind::Labels,
            "[\"Red\",\"a, b\",\" edge \",\"\",\"say \\\"x\\\"\",\"\\\"\",\"山\"]");
        row(TypedKind::Labels, "[]");
        row(TypedKind::Name, "\"Puerto Rico\"");
    }
    void whatIsThereIsTypedBack() {
        QFETCH(int, kind);
        QFETCH(QByteArray, json);
        const auto value = Json::parse(json);
        QVERIFY(value);
        const auto as = static_cast<TypedKind>(kind);
        QCOMPARE(typedValue(as, typedText(as, *value)).toCompactBytes(), json);
    }
};

} // namespace mentat::test::tst_typed_ruleset

MENTAT_TEST(tst_typed_ruleset, TestTypedRuleset, QCoreApplication)
#include "tst_typed_ruleset.moc"
