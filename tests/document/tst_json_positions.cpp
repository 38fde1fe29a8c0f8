#include "model/document/bytes/json_positions.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_json_positions {

namespace {

const QString sample = u"{\n"
                       u" \"a\": [1, {\"b\": \"x,]}\"}, -2.5],\n"
                       u" \"ä~/\\\"\": null, \"c\": {},\n"
                       u" \"twice\": 1,\n"
                       u" \"twice\": true\n"
                       u"}"_s;

/// What stands at the place.
QString found(const Pointer& where, ShownPart part = ShownPart::Content) {
    const TextRange place = placeInJson(sample, where, part);
    return sample.mid(place.from, place.length);
}

QByteArray edited(const QByteArray& json, const std::function<void(Json&)>& edit) {
    Json root = *Json::parse(json);
    edit(root);
    return root.toCompactBytes();
}

} // namespace

/// Where in a text a pointer leads, and what is changed there.
class TestJsonPositions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPointerLeadsToItsText() {
        const Pointer root;
        QCOMPARE(found(root), u"{"_s);
        QCOMPARE(found(root.key("a")), u"["_s);
        QCOMPARE(found(root.key("a").index(0)), u"1"_s);
        QCOMPARE(found(root.key("a").index(1).key("b")), u"\"x,]}\""_s);
        QCOMPARE(found(root.key("a").index(2)), u"-2.5"_s);
        QCOMPARE(found(root.key(u"ä~/\""_s)), u"null"_s);
        QCOMPARE(found(root.key("c")), u"{"_s);
    }

    void aKeyIsShownInsteadOfWhatStandsUnderIt() {
        QCOMPARE(found(Pointer().key("c"), ShownPart::Key), u"\"c\""_s);
        QCOMPARE(found(Pointer().key("a").index(0), ShownPart::Key), u"1"_s); // under none
    }

    void ofAKeyThatStandsTwiceTheLaterOne() { QCOMPARE(found(Pointer().key("twice")), u"true"_s); }

    void whatIsNotThereIsShownAtWhatIsAroundIt() {
        QCOMPARE(found(Pointer().key("a").index(1).key("z")), u"{"_s);
        QCOMPARE(found(Pointer().key("a").index(7)), u"["_s);
        QCOMPARE(found(Pointer().key("z").key("y")), u"{"_s);
    }

    void linesAndColumnsThereAndBack() {
        const QString text = u"ab\n😀c\n"_s;
        QCOMPARE(lineAndColumn(text, 1), (LineAndColumn{1, 2}));
        QCOMPARE(lineAndColumn(text, 5), (LineAndColumn{2, 2})); // behind a character of two units
        QCOMPARE(positionOf(text, {2, 2}), qsizetype(5));
        QCOMPARE(positionOf(text, {1, 9}), qsizetype(2));
        QCOMPARE(positionOf(text, {9, 1}), text.size());
        for (const qsizetype at : {0, 1, 2, 3, 5, 6, 7})
            QCOMPARE(positionOf(text, lineAndColumn(text, at)), at);
    }

    void valuesArePutAndTakenOut() {
        const Pointer b = Pointer().key("a").index(1).key("b");
        QCOMPARE(edited("{\"a\":[1,{\"b\":2}]}", [&](Json& root) { putAt(root, b, Json(3)); }),
                 "{\"a\":[1,{\"b\":3}]}"_ba);
        QCOMPARE(edited("{\"a\":[1,{}]}", [&](Json& root) { putAt(root, b, Json(3)); }),
                 "{\"a\":[1,{\"b\":3}]}"_ba);
        QCOMPARE(edited("{\"a\":[1,{\"b\":2}]}", [&](Json& root) { putAt(root, b, Json()); }),
                 "{\"a\":[1,{}]}"_ba);
        QCOMPARE(edited("{\"a\":[1]}", [&](Json& root) { putAt(root, b, Json(3)); }),
                 "{\"a\":[1]}"_ba);
    }

    void elementsAreMovedAddedAndRemoved() {
        const Pointer a = Pointer().key("a");
        const QByteArray list = "{\"a\":[1,2,3]}";
        QCOMPARE(edited(list, [&](Json& root) { moveAt(root, a, 0, 2); }), "{\"a\":[2,3,1]}"_ba);
        QCOMPARE(edited(list, [&](Json& root) { moveAt(root, a, 2, 1); }), "{\"a\":[1,3,2]}"_ba);
        QCOMPARE(edited(list, [&](Json& root) { moveAt(root, a, 2, 3); }), list);
        QCOMPARE(edited(list, [&](Json& root) { removeAt(root, a, 1); }), "{\"a\":[1,3]}"_ba);
        QCOMPARE(edited(list, [&](Json& root) { insertAt(root, a, 1, Json(9)); }),
                 "{\"a\":[1,9,2,3]}"_ba);
        QCOMPARE(edited("{}", [&](Json& root) { insertAt(root, a, 5, Json(9)); }),
                 "{\"a\":[9]}"_ba);
    }
};

} // namespace mentat::test::tst_json_positions

MENTAT_TEST(tst_json_positions, TestJsonPositions, QCoreApplication)
#include "tst_json_positions.moc"
