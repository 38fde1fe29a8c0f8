#include "model/document/bytes/json.h"
#include "model/failure_kind.h"
#include "tests/support/raw/ordered_json.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/raw/random_draw.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_json {

namespace {

Json parsed(const QByteArray& text) {
    const auto json = Json::parse(text);
    if (!json)
        qFatal("no JSON: %s", text.constData());
    return *json;
}

QString randomText(raw::Draw& draw) {
    static const QStringList parts{u"\""_s,      u"\\"_s,     u"/"_s,
                                   u"\n"_s,      u"\r\n"_s,   u"\t"_s,
                                   u"\b"_s,      u"\f"_s,     u"\u0001"_s,
                                   u"\u001f"_s,  u"\u007f"_s, u"a"_s,
                                   u"Łódź"_s,    u"東京"_s,   u"🎲"_s,
                                   u"e\u0301"_s, u"~"_s,      u"\u2028"_s,
                                   u"\uFFFD"_s,  u" "_s,      QString(QChar(u'\0'))};
    QString text;
    while (draw.chance(60))
        text += draw.pick(parts);
    return text;
}

// Decimals that are whole come back as integers, so there are none.
Json randomJson(raw::Draw& draw, int depth) {
    switch (draw.below(depth > 4 ? 5 : 7)) {
    case 0: return Json();
    case 1: return Json(draw.chance(50));
    case 2:
        return Json(draw.chance(90) ? qint64(draw.between(-99, 99))
                                    : std::numeric_limits<qint64>::min() + draw.below(2));
    case 3: return Json(draw.between(-999, 999) + 0.5 / draw.between(1, 99));
    case 4: return Json(randomText(draw));
    case 5: {
        Json::List list;
        while (draw.chance(70))
            list.push_back(randomJson(draw, depth + 1));
        return Json(list);
    }
    default: {
        Json::Object object;
        while (draw.chance(70))
            object.push_back({randomText(draw), randomJson(draw, depth + 1)});
        return Json(object);
    }
    }
}

raw::Json asRaw(const Json& json) {
    if (const bool* truth = json.boolean())
        return *truth;
    if (const qint64* number = json.integer())
        return static_cast<double>(*number);
    if (const double* decimal = json.decimal())
        return *decimal;
    if (const QString* text = json.text())
        return *text;
    raw::Json all;
    if (const Json::List* list = json.list()) {
        all = raw::Json::list();
        for (const Json& one : *list)
            all.append(asRaw(one));
    } else if (const Json::Object* object = json.object()) {
        all = raw::Json::object();
        for (const Json::Member& member : *object)
            all.members.push_back({member.key, asRaw(member.value)});
    }
    return all;
}

QByteArray nested(int depth, bool objects) {
    const QByteArray open = objects ? "{\"a\":" : "[";
    return open.repeated(depth) + "1" + QByteArray(objects ? "}" : "]").repeated(depth);
}

struct Broken {
    qint64 line;
    qint64 column;
    QString there;
};

std::optional<Broken> brokenIn(const QByteArray& text) {
    const auto json = Json::parse(text);
    if (json || json.error().kind != FailureKind::BrokenJson)
        return std::nullopt;
    const Values& values = json.error().values;
    return Broken{std::get<qint64>(values.at(0)), std::get<qint64>(values.at(1)),
                  std::get<QString>(values.at(2))};
}

qint64 lineThatIsNoUtf8(const QByteArray& text) {
    const auto json = Json::parse(text);
    if (json || json.error().kind != FailureKind::NotUtf8)
        return 0;
    return std::get<qint64>(json.error().values.at(0));
}

} // namespace

class TestJson : public QObject {
    Q_OBJECT

    static void broken(const char* name, const QByteArray& text, qint64 line, qint64 column,
                       const QString& there) {
        QTest::newRow(name) << text << line << column << there;
    }

private Q_SLOTS:
    void keysKeepTheirOrder() {
        const Json json = parsed("{\"z\": 1, \"a\": {\"y\": [], \"b\": null}, \"m\": true}");
        QCOMPARE(json.toCompactBytes(), "{\"z\":1,\"a\":{\"y\":[],\"b\":null},\"m\":true}");
        QCOMPARE(json.object()->at(1).key, u"a"_s);
    }

    void keysThatStandTwiceAreKept() {
        const Json json = parsed("{\"a\": 1, \"b\": 2, \"a\": 3}");
        QCOMPARE(json.object()->size(), size_t(3));
        QCOMPARE(*json.find(u"a")->integer(), qint64(1));
        QCOMPARE(json.toCompactBytes(), "{\"a\":1,\"b\":2,\"a\":3}");
        QVERIFY(!json.find(u"c"));
        QVERIFY(!Json(1).find(u"a"));
        QVERIFY(!(json == parsed("{\"a\": 1, \"b\": 2}")));
        QVERIFY(!(json == parsed("{\"a\": 1, \"a\": 3, \"b\": 2}")));
    }

    void valuesOfEachType() {
        QVERIFY(parsed("null").isNull());
        QCOMPARE(*parsed(" true ").boolean(), true);
        QCOMPARE(*parsed("false").boolean(), false);
        QCOMPARE(*parsed("-7").integer(), qint64(-7));
        QCOMPARE(*parsed("9223372036854775807").integer(), std::numeric_limits<qint64>::max());
        QCOMPARE(*parsed("-9223372036854775808").integer(), std::numeric_limits<qint64>::min());
        QCOMPARE(*parsed("-0").integer(), qint64(0));
        QCOMPARE(*parsed("0.5").decimal(), 0.5);
        QCOMPARE(*parsed("7.0").decimal(), 7.0);
        QCOMPARE(*parsed("15e-1").decimal(), 1.5);
        // No number of a document is as large; it must only not turn into another.
        QVERIFY(!parsed("9223372036854775808").integer());
        QCOMPARE(*parsed("9223372036854775808").decimal(), 9223372036854775808.0);
        QCOMPARE(*parsed("\"Łódź\"").text(), u"Łódź"_s);
        QVERIFY(parsed("[]").list()->empty());
        QVERIFY(parsed("{}").object()->empty());
        QVERIFY(!parsed("1").decimal());
        QVERIFY(!parsed("\"1\"").integer());
    }

    void escapesAreRead() {
        QCOMPARE(*parsed("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"").text(), u"\"\\/\b\f\n\r\t"_s);
        QCOMPARE(*parsed("\"\\u00e9\\u00E9\\u6771\"").text(), u"éé東"_s);
        QCOMPARE(*parsed("\"\\ud83d\\ude00\"").text(), u"😀"_s);
        QCOMPARE(*parsed("\"\xF0\x9F\x98\x80\"").text(), u"😀"_s);
        QCOMPARE(parsed("\"a\\u0000b\"").text()->size(), qsizetype(3));
        QCOMPARE(parsed("{\"\\u0061\": 1}").object()->front().key, u"a"_s);
    }

    void nestingHasALimit() {
        for (const bool objects : {false, true}) {
            QVERIFY(Json::parse(nested(100, objects)));
            const auto deeper = Json::parse(nested(101, objects));
            QVERIFY(!deeper);
            QCOMPARE(deeper.error().kind, FailureKind::NestedTooDeep);
            QVERIFY(deeper.error().values == Values{qint64(100)});
        }
        const auto endless = Json::parse(QByteArray(1'000'000, '['));
        QVERIFY(!endless);
        QCOMPARE(endless.error().kind, FailureKind::NestedTooDeep);
        // One after another is not in one another.
        QVERIFY(Json::parse("[" + QByteArray("[],").repeated(500) + "[]]"));
    }

    void brokenJsonSaysWhere_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<qint64>("line");
        QTest::addColumn<qint64>("column");
        QTest::addColumn<QString>("there");
        broken("no value", "{\"a\": }", 1, 7, u"}"_s);
        broken("third line", "{\n \"a\": 1,\n \"b\": x\n}", 3, 7, u"x"_s);
        broken("third line, CRLF", "{\r\n \"a\": 1,\r\n \"b\": x\r\n}", 3, 7, u"x"_s);
        broken("after é", "{\"é\": x}", 1, 7, u"x}"_s);
        broken("after 😀", "{\"😀\": x}", 1, 7, u"x}"_s);
        broken("after é in an earlier line", "{\"é\":\n x}", 2, 2, u"x}"_s);
        broken("é itself", "[é]", 1, 2, u"é]"_s);
        broken("after a byte order mark", "\xEF\xBB\xBF{\"a\":x}", 1, 6, u"x}"_s);
        broken("comma too many", "[1,]", 1, 4, u"]"_s);
        broken("something behind", "{} x", 1, 4, u"x"_s);
        broken("second value", "{}\n{}", 2, 1, u"{}"_s);
        broken("single quotes", "{'a': 1}", 1, 2, u"'a': 1}"_s);
        broken("line break in a text", "[\"a\nb\"]", 1, 4, QString());
        broken("unknown escape", "[\"\\q\"]", 1, 4, u"q\"]"_s);
        broken("half a pair", "[\"\\ud800\"]", 1, 9, u"\"]"_s);
        broken("other half of a pair", "[\"\\udc00\"]", 1, 8, u"0\"]"_s);
        broken("a comment", "[1, // one\n 2]", 1, 5, u"// one"_s);
        broken("nothing", "", 1, 1, QString());
        broken("blanks", " \n ", 2, 2, QString());
        broken("cut off", "{\"a\": 1", 1, 8, QString());
        broken("cut off after a line", "{\"a\": 1\n", 2, 1, QString());
        broken("cut off in a text", "{\"a\": \"é", 1, 9, QString());
        broken("cut off in a word", "[tru", 1, 5, QString());
        broken("much behind", "[1] " + QByteArray("é").repeated(30), 1, 5, u"é"_s.repeated(20));
    }
    void brokenJsonSaysWhere() {
        QFETCH(QByteArray, text);
        QFETCH(qint64, line);
        QFETCH(qint64, column);
        QFETCH(QString, there);
        const auto place = brokenIn(text);
        QVERIFY(place);
        QCOMPARE(place->line, line);
        QCOMPARE(place->column, column);
        QCOMPARE(place->there, there);
    }

    void numbersWithoutEndAreBroken() {
        QVERIFY(brokenIn("[1e999]"));
        QVERIFY(brokenIn("[NaN]"));
        QVERIFY(brokenIn("[01]"));
        QVERIFY(brokenIn("[1.]"));
        QVERIFY(brokenIn("[+1]"));
    }

    void otherEncodingsAreNamed() {
        QCOMPARE(lineThatIsNoUtf8("{\n\"a\": \"\xE9\"}"), qint64(2));
        QCOMPARE(lineThatIsNoUtf8("\xFF\xFE{"), qint64(1));
        QCOMPARE(lineThatIsNoUtf8("[\"\xC3"), qint64(1));                // a character cut off
        QCOMPARE(lineThatIsNoUtf8("[\n\n\"\xED\xA0\x80\"]"), qint64(3)); // half a pair
        QCOMPARE(lineThatIsNoUtf8("[\"\xC0\xAF\"]"), qint64(1)); // a longer form than needed
        // The character that decoders put in the place of a broken one is a character itself.
        QCOMPARE(lineThatIsNoUtf8("[\"\xEF\xBF\xBD\",\n\"a\",\n\"\xE9\"]"), qint64(3));
        QCOMPARE(lineThatIsNoUtf8("[\"\xEF\xBF\xBD\"]"), qint64(0));
    }

    void byteOrderMarkIsSkipped() { QCOMPARE(parsed("\xEF\xBB\xBF[1]").toCompactBytes(), "[1]"); }

    // Inside, the same character belongs to the text, and to the key.
    void byteOrderMarkInATextIsKept() {
        const QByteArray json = "{\"\xEF\xBB\xBF"
                                "a\":\"\xEF\xBB\xBF"
                                "Ada\"}";
        QCOMPARE(parsed(json).toCompactBytes(), json);
    }

    // What json.dump(indent=1, ensure_ascii=False) of Python writes.
    void isWrittenAsPythonDoes() {
        const Json json = parsed("{\"a\":[],\"b\":{},\"c\":[1,[2.5,-3],{\"d\":null}],"
                                 "\"é\":\"\\u0001\\u001f\\u007f\\\"\\\\/\\b\\f\\n\\r\\t東\"}");
        QCOMPARE(json.toBytes(),
                 QByteArray("{\n"
                            " \"a\": [],\n"
                            " \"b\": {},\n"
                            " \"c\": [\n"
                            "  1,\n"
                            "  [\n"
                            "   2.5,\n"
                            "   -3\n"
                            "  ],\n"
                            "  {\n"
                            "   \"d\": null\n"
                            "  }\n"
                            " ],\n"
                            " \"é\": \"\\u0001\\u001f\x7F\\\"\\\\/\\b\\f\\n\\r\\t東\"\n"
                            "}\n"));
        QCOMPARE(parsed("0.1").toBytes(), "0.1\n");
        QCOMPARE(parsed("6.9").toBytes(), "6.9\n");
        QCOMPARE(Json().toBytes(), "null\n");
        QCOMPARE(Json(true).toBytes(), "true\n");
    }

    void isWrittenLikeTheGeneratorsDocuments() {
        for (quint32 seed = 1; seed <= 40; ++seed) {
            const QByteArray document = raw::randomDocument(seed);
            QVERIFY2(parsed(document).toBytes() == document, qPrintable(u"seed %1"_s.arg(seed)));
        }
    }

    void anythingComesBackAsItWas() {
        for (quint32 seed = 1; seed <= 1000; ++seed) {
            raw::Draw draw(seed);
            const Json json = randomJson(draw, 0);
            const QByteArray what = "seed " + QByteArray::number(seed);
            QVERIFY2(parsed(json.toBytes()) == json, what);
            QVERIFY2(parsed(json.toCompactBytes()) == json, what);
            QVERIFY2(json.toBytes() == raw::writeJson(asRaw(json))
                         || json.toBytes().contains("922337203685477580"), // no double holds it
                     what);
            QVERIFY2(!json.toCompactBytes().contains('\n'), what);
        }
    }

    // The comparison of the test above tells values apart.
    void lossIsNoticed() {
        const Json json = parsed("{\"a\": [1, \"x\"], \"b\": 1}");
        for (const QByteArray& other :
             QByteArrayList{"{\"a\": [1, \"x\"]}", "{\"b\": 1, \"a\": [1, \"x\"]}",
                            "{\"a\": [\"x\", 1], \"b\": 1}", "{\"a\": [1, \"x\"], \"b\": 1.0}",
                            "{\"a\": [1, \"x\"], \"b\": \"1\"}", "{\"a\": [1, \"x \"], \"b\": 1}"})
            QVERIFY2(!(parsed(other) == json), other);
    }

    void compactIsOneLineWithoutBlanks() {
        QCOMPARE(parsed("{\"a\": [1, 2,\n {\"b c\": \"d\\ne\"}]}").toCompactBytes(),
                 "{\"a\":[1,2,{\"b c\":\"d\\ne\"}]}");
    }

    // Whatever the bytes are: a value or a failure, and a place that there is.
    void damagedTextsNeverCrash() {
        const QByteArray document = raw::randomDocument(11, {6, 1, true, std::nullopt});
        const qint64 lines = document.count('\n') + 1;
        int failures = 0;
        for (quint32 seed = 1; seed <= 1500; ++seed) {
            raw::Draw draw(seed);
            QByteArray damaged = document;
            if (draw.chance(20))
                damaged.truncate(draw.below(static_cast<int>(damaged.size())));
            for (int hits = draw.between(1, 3); hits > 0 && !damaged.isEmpty(); --hits)
                damaged[draw.below(static_cast<int>(damaged.size()))]
                    = static_cast<char>(draw.below(256));
            const auto json = Json::parse(damaged);
            if (json)
                continue;
            ++failures;
            if (json.error().kind == FailureKind::BrokenJson) {
                const auto line = std::get<qint64>(json.error().values[0]);
                QVERIFY2(line >= 1 && line <= lines + 3, qPrintable(u"seed %1"_s.arg(seed)));
                QVERIFY(std::get<qint64>(json.error().values[1]) >= 1);
            }
        }
        QVERIFY(failures > 500);
    }
};

} // namespace mentat::test::tst_json

MENTAT_TEST(tst_json, TestJson, QCoreApplication)
#include "tst_json.moc"
