#include "model/document/people/people_csv.h"
#include "model/failure_kind.h"
#include "model/people/names.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_people_csv {

namespace {

QString orNone(const std::optional<QString>& text) {
    return text ? *text : u"-"_s;
}

/// A line as a test compares it: line: name|from|badge|email|phone|preference.
QString textOf(const PersonLine& line) {
    const QString preference = line.preference ? QString(idOf(*line.preference)) : u"-"_s;
    return QStringList{QString::number(line.line) + u": "_s + line.name.text(),
                       orNone(line.from),
                       orNone(line.badge),
                       orNone(line.email),
                       orNone(line.phone),
                       preference}
        .join(u'|');
}

QStringList linesIn(const QByteArray& csv) {
    const auto list = readPeopleCsv(csv);
    if (!list)
        return {u"refused"_s};
    QStringList lines;
    for (const PersonLine& line : list->lines)
        lines << textOf(line);
    for (const RejectedLine& line : list->rejected)
        lines << u"%1: rejected"_s.arg(line.line);
    return lines;
}

std::optional<Failure> failureOf(const QByteArray& csv) {
    const auto list = readPeopleCsv(csv);
    return list ? std::nullopt : std::optional(list.error());
}

std::vector<RejectedLine> rejectedIn(const QByteArray& csv) {
    const auto list = readPeopleCsv(csv);
    return list ? list->rejected : std::vector<RejectedLine>();
}

} // namespace

class TestPeopleCsv : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyColumn() {
        QCOMPARE(linesIn("name,from,badge,preference,email,phone\n"
                         "Ada Byron,PA,1042,expansion,ada@example.org,555-0100\n"),
                 QStringList{u"2: Ada Byron|PA|1042|ada@example.org|555-0100|expansion"_s});
        QCOMPARE(linesIn("phone;email;preference;badge;from;family;given\r\n"
                         "1;2;base;3;4;Byron;Ada\r\n"),
                 QStringList{u"2: Ada Byron|4|3|2|1|base"_s});
    }

    void headingsHaveOtherSpellings_data() {
        QTest::addColumn<QByteArray>("heading");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* heading, const char* expected) {
            QTest::newRow(heading) << QByteArray(heading) << QString::fromLatin1(expected);
        };
        for (const char* heading : {"name", "Name", " NAME ", "full name", "Full-Name", "fullname"})
            row(heading, "2: x|-|-|-|-|-");
        for (const char* heading : {"from", "State", "FROM"})
            row(heading, "2: Ada|x|-|-|-|-");
        for (const char* heading : {"badge", "Badge number", "badge_number"})
            row(heading, "2: Ada|-|x|-|-|-");
        for (const char* heading : {"email", "E-Mail", "e mail", "EMAIL"})
            row(heading, "2: Ada|-|-|x|-|-");
        for (const char* heading : {"phone", "Phone Number"})
            row(heading, "2: Ada|-|-|-|x|-");
        for (const char* heading : {"comment", "", "names", "номер"})
            row(heading, "2: Ada|-|-|-|-|-");
    }
    void headingsHaveOtherSpellings() {
        QFETCH(QByteArray, heading);
        QFETCH(QString, expected);
        const bool isName = expected.startsWith(u"2: x"_s);
        QByteArray csv = "name," + heading + "\nAda,x\n";
        if (isName)
            csv = heading + ",other\nx,y\n";
        QCOMPARE(linesIn(csv), QStringList{expected});
    }

    void namesInTwoColumns() {
        for (const char* given : {"given", "Given name", "first name", "First"}) {
            for (const char* family : {"family", "Family-Name", "last name", "LAST", "surname"}) {
                const QByteArray header = QByteArray(family) + ',' + given + '\n';
                QCOMPARE(linesIn(header + "Byron, Ada \n,Ada\nByron,\n"),
                         (QStringList{u"2: Ada Byron|-|-|-|-|-"_s, u"3: Ada|-|-|-|-|-"_s,
                                      u"4: Byron|-|-|-|-|-"_s}));
            }
        }
        // First and last name before the whole of it, which may be a nickname, where both are
        // there.
        QCOMPARE(linesIn("name,given,family\nCountess,Ada,Byron\n,B,C\nAda Byron,Ada,\n"),
                 (QStringList{u"2: Ada Byron|-|-|-|-|-"_s, u"3: B C|-|-|-|-|-"_s,
                              u"4: Ada Byron|-|-|-|-|-"_s}));
    }

    void familyNameFirstIsTurnedAround() {
        QCOMPARE(linesIn("name;from\nJohnson, Brad;PA\nCollins II, Curt;\n\"Smith, Jr.\";\n"
                         "a, b, c;\nÅse,;\n"),
                 (QStringList{u"2: Brad Johnson|PA|-|-|-|-"_s, u"3: Curt Collins II|-|-|-|-|-"_s,
                              u"4: Smith, Jr.|-|-|-|-|-"_s, u"5: a, b, c|-|-|-|-|-"_s,
                              u"6: Åse|-|-|-|-|-"_s}));
        QCOMPARE(givenNameFirst(u"Johnson, Brad, Jr."_s), u"Brad Johnson, Jr."_s);
        QCOMPARE(givenNameFirst(u"Johnson , Brad,III"_s), u"Brad Johnson, III"_s);
        QCOMPARE(givenNameFirst(u"Nguyen, V."_s), u"V. Nguyen"_s);
        QCOMPARE(givenNameFirst(u"Khan, MD"_s), u"MD Khan"_s);
        QCOMPARE(givenNameFirst(u"Smith, IV"_s), u"Smith, IV"_s);
        QCOMPARE(givenNameFirst(u"a, b, c, Jr."_s), u"a, b, c, Jr."_s);
        QCOMPARE(givenNameFirst(u"Smith, Bill Jr."_s), u"Bill Smith Jr."_s);
        QCOMPARE(givenNameFirst(u"Smith Sr, Bill"_s), u"Bill Smith Sr"_s);
        QCOMPARE(givenNameFirst(u"Bill Smith, Jr."_s), u"Bill Smith, Jr."_s);
        QCOMPARE(givenNameFirst(u"Johnson, Junior"_s), u"Junior Johnson"_s);
        QCOMPARE(givenNameFirstOf(u"Johnson  Brad"_s), u"Brad Johnson"_s);
        QCOMPARE(givenNameFirstOf(u"Gagné Jean François"_s), u"Jean François Gagné"_s);
        QCOMPARE(givenNameFirstOf(u"Johnson, Brad"_s), u"Brad Johnson"_s);
        QCOMPARE(givenNameFirstOf(u"Madonna"_s), u"Madonna"_s);
    }

    // Father and son of a registration list.
    void theSuffixBelongsToTheName() {
        QCOMPARE(linesIn("First,Last,Suffix,St/Prov\nBill,Smith,Jr.,OH\nBill,Smith,Sr.,OH\n"
                         "Ann,Lee,,PA\nBob,Roe Jr,Jr.,\n,,Jr.,\n"),
                 (QStringList{u"2: Bill Smith Jr.|OH|-|-|-|-"_s, u"3: Bill Smith Sr.|OH|-|-|-|-"_s,
                              u"4: Ann Lee|PA|-|-|-|-"_s, u"5: Bob Roe Jr|-|-|-|-|-"_s,
                              u"6: rejected"_s}));
        QCOMPARE(
            linesIn("Name,Suffix\n\"Smith, Bill\",III\n\"Smith, Bill, Jr.\",jr\n"),
            (QStringList{u"2: Bill Smith III|-|-|-|-|-"_s, u"3: Bill Smith, Jr.|-|-|-|-|-"_s}));
        QCOMPARE(generationOf(u"JR."_s), u"jr"_s);
        QCOMPARE(generationOf(u"Junior"_s), u"jr"_s);
        QCOMPARE(generationOf(u"IV"_s), u"iv"_s);
        QCOMPARE(generationOf(u"V"_s), QString());
        QStringList alone{u"jr"_s};
        QCOMPARE(takeGeneration(alone), QString());
        QCOMPARE(alone.size(), 1);
    }

    // What a convention or a form calls them; their own headings come before these.
    void otherHeadingsAreKnown() {
        QCOMPARE(linesIn("Reg #,Name,Email Address,State/Province,Cell\n12,Ada,a@x,PA,555\n"),
                 QStringList{u"2: Ada|PA|12|a@x|555|-"_s});
        QCOMPARE(linesIn("Cell,Phone,Mobile,Name,Hometown,State\n1,2,3,Ada,Erie,PA\n"),
                 QStringList{u"2: Ada|PA|-|-|2|-"_s});
    }

    // As the forms and exports of others write them: what is found, and what is named as not taken.
    void headingsOfOthersAreKnown_data() {
        QTest::addColumn<QByteArray>("csv");
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("notTaken");
        const auto row = [](const char* name, const char* csv, const char16_t* line,
                            const char16_t* notTaken) {
            QTest::newRow(name) << QByteArray(csv) << QString::fromUtf16(line)
                                << QString::fromUtf16(notTaken);
        };
        row("Google Forms",
            "Timestamp,Email Address,First Name,Last Name,State Of Residence (2 Capital Letter "
            "Abbreviation),Phone Number (XXX-XXX-XXXX),Emergency Contact Phone Number\n"
            "3/10/2026 11:08:04,ada@x.test,Ada,Byron,PA,814-555-0101,814-555-0109\n",
            u"2: Ada Byron|PA|-|ada@x.test|814-555-0101|-",
            u"Timestamp, Emergency Contact Phone Number");
        row("Eventbrite",
            "Order #,Order Date,Buyer Last Name,First Name,Last Name,Email,Attendee #,Ticket Type,"
            "Attendee Status,Cell Phone,Home City,Home State\n"
            "99,2026-07-01,Lovelace,Ada,Byron,a@x,1042,Weekend,Attending,555,Erie,PA\n",
            u"2: Ada Byron|PA|1042|a@x|555|-",
            u"Order #, Order Date, Buyer Last Name, Ticket Type, Home City");
        row("Tabletop.Events",
            "Badge Number,Name,Badge Name,E-mail Address,Phone Number,City,State/Province\n"
            "7,\"Byron, Ada\",Countess,a@x,555,Erie,PA\n",
            u"2: Ada Byron|PA|7|a@x|555|-", u"City");
        row("Gen Con", "Badge #,First Name,Last Name,Nickname,Country\n7,Ada,Byron,Countess,USA\n",
            u"2: Ada Byron|USA|7|-|-|-", u"");
        row("WCA",
            "Status,Name,Country,WCA ID,Birth Date,Gender,Email\n"
            "a,Ada Byron,Italy,2009BYRO01,1985-12-10,f,a@x\n",
            u"2: Ada Byron|Italy|2009BYRO01|a@x|-|-", u"Birth Date, Gender");
        row("a badge export", "Reg #,Last,First,Suffix,St/Prov,Cell\n7,Byron,Ada,III,PA,555\n",
            u"2: Ada Byron III|PA|7|-|555|-", u"");
        row("a form's questions",
            "What is your name?,Your e-mail *,Mobile:,Home State,T-shirt\nAda,a@x,555,PA,L\n",
            u"2: Ada|PA|-|a@x|555|-", u"T-shirt");
        row("one word", "Attendee,Badge No.\n\"Byron, Ada\",7\n", u"2: Ada Byron|-|7|-|-|-", u"");
        row("below its titles",
            "Boardgamers of Erie,,\nList of July,,\n\nPlayer Name,Reg #\nAda,7\n",
            u"5: Ada|-|7|-|-|-", u"");
    }
    void headingsOfOthersAreKnown() {
        QFETCH(const QByteArray, csv);
        QFETCH(const QString, line);
        QFETCH(const QString, notTaken);
        QCOMPARE(linesIn(csv), QStringList(line));
        QCOMPARE(readPeopleCsv(csv)->notTaken.join(u", "_s), notTaken);
    }

    void whatSomebodyGoesByIsAnotherName() {
        const auto other = [](const QByteArray& csv) {
            const auto list = readPeopleCsv(csv);
            const auto name = list->lines.front().alsoCalled;
            return name ? name->text() : u"-"_s;
        };
        QCOMPARE(other("First,Last,Preferred Name\nRobert,Smith,Bob\n"), u"Bob Smith"_s);
        QCOMPARE(other("Name,Preferred Name\nRobert Smith Jr.,Bob\n"), u"Bob Smith"_s);
        QCOMPARE(other("Name,Nickname\nRobert Smith,Bob Smythe\n"), u"Bob Smythe"_s);
        QCOMPARE(other("First,Last,Preferred Name\nRobert,Smith,Robert\n"), u"-"_s);
        QCOMPARE(other("First,Last,Preferred Name\nRobert,Smith,\n"), u"-"_s);
        // Where there is no other, it is the name.
        QCOMPARE(linesIn("Badge Name,Badge #\nBob Smith,7\n"),
                 QStringList{u"2: Bob Smith|-|7|-|-|-"_s});
    }

    // Nobody is left out by itself: these are shown, and taken where somebody says so.
    void whoIsNobodyIsPutAside() {
        const auto asideIn = [](const QByteArray& csv) {
            QStringList lines;
            const auto list = readPeopleCsv(csv);
            for (const AsideLine& aside : list->aside)
                lines << u"%1: %2"_s.arg(aside.line)
                             .arg(aside.reason.kind == FailureKind::LineCanceled ? u"canceled"_s
                                                                                 : u"nobody"_s);
            lines << u"%1 taken, %2 rejected"_s.arg(list->lines.size()).arg(list->rejected.size());
            return lines;
        };
        QCOMPARE(asideIn("Name,Badge\nAda Byron,1\nBye,\nTotal: 2,\nTotals,2\nGrand total,\n"
                         "Page 1 of 2,\n---,\n12,\nGene Total,4\nTobias Bye,5\nAda Page,6\n"),
                 (QStringList{u"3: nobody"_s, u"4: nobody"_s, u"5: nobody"_s, u"6: nobody"_s,
                              u"7: nobody"_s, u"8: nobody"_s, u"9: nobody"_s,
                              u"4 taken, 0 rejected"_s}));
        QCOMPARE(asideIn("Badge,Name,State\n1,Ada,PA\nTotal: 1,,\n,Exported on July 4,\n"
                         ",Reports from https://x.test,\n1,,PA\n"),
                 (QStringList{u"3: nobody"_s, u"4: nobody"_s, u"5: nobody"_s,
                              u"1 taken, 1 rejected"_s}));
        QCOMPARE(asideIn("Name,Attendee Status\nAda,Attending\nBen,Refunded\nCid,canceled\n"
                         "Dora,Not Attending\nEmmy,not refunded\nFay,\n"),
                 (QStringList{u"3: canceled"_s, u"4: canceled"_s, u"5: canceled"_s,
                              u"3 taken, 0 rejected"_s}));
        QCOMPARE(asideIn("Name,Canceled\nAda,no\nBen,yes\nCid,x\nDora,\n"),
                 (QStringList{u"3: canceled"_s, u"4: canceled"_s, u"2 taken, 0 rejected"_s}));
        // The header that is printed again on the next page.
        QCOMPARE(asideIn("Name,Badge\nAda,1\nName,Badge\nBen,2\n"),
                 QStringList{u"2 taken, 0 rejected"_s});
        auto list = *readPeopleCsv("Name\nAda\nBye\nBen\n");
        takeAside(list, {3});
        QCOMPARE(list.lines.size(), size_t(3));
        QCOMPARE(list.lines[1].name.text(), u"Bye"_s);
        QVERIFY(list.aside.empty());
    }

    void columnsThatNobodyReadsAreNamed() {
        const auto notTaken = [](const QByteArray& csv, std::optional<PeopleLayout> layout = {}) {
            const auto list = readPeopleCsv(csv, layout);
            return list ? list->notTaken : QStringList{u"refused"_s};
        };
        QCOMPARE(notTaken("Name,City, T-shirt  size,,State,Cell,Phone\nAda,,,,,,\n"),
                 (QStringList{u"City"_s, u"T-shirt size"_s, u"Cell"_s}));
        QCOMPARE(notTaken("name,from,badge,preference,email,phone\n"), QStringList());
        QCOMPARE(notTaken("Who,City\nAda,Erie\n", PeopleLayout{{{PeopleColumn::Name, 0}}}),
                 QStringList{u"City"_s});
        QCOMPARE(notTaken("Ada,Erie\n", PeopleLayout{{{PeopleColumn::Name, 0}}, 0, true}),
                 QStringList());
    }

    // What keeps a phone from being a formula in a spreadsheet is no part of it.
    void whatWeWroteIsReadAgain() {
        Person ada{{}, PersonId(1), *Name::fromText(u"=Ada"_s), {}};
        ada.from = u"@home"_s;
        ada.badge = u"-7x"_s;
        ada.phone = u"+49 30 555 0102"_s;
        const QByteArray csv = writePeopleCsv({ada});
        QVERIFY(csv.contains("'+49 30"));
        QCOMPARE(linesIn(csv), QStringList{u"2: =Ada|@home|-7x|-|+49 30 555 0102|-"_s});
        QCOMPARE(linesIn("name,phone\n'=Ada,'555\n"), QStringList{u"2: =Ada|-|-|-|'555|-"_s});
    }

    // What tells players apart stands behind the whole name, whichever part comes first.
    void aListOfOursHasTheBareName() {
        QCOMPARE(linesIn("name,from\n\"Smith, Michael (OH)\",OH\nMichael Smith (FL),FL\n"
                         "\"Smith, Michael (no. 17)\",\n"),
                 (QStringList{u"2: Michael Smith|OH|-|-|-|-"_s, u"3: Michael Smith|FL|-|-|-|-"_s,
                              u"4: Michael Smith|-|-|-|-|-"_s}));
    }

    void familyNamesFirst() {
        QCOMPARE(familyNameFirst(u"Ada Byron"_s), u"Byron, Ada"_s);
        QCOMPARE(familyNameFirst(u"Mary Ann  O'Hara"_s), u"O'Hara, Mary Ann"_s);
        QCOMPARE(familyNameFirst(u"Marie Du Fresne"_s), u"Du Fresne, Marie"_s);
        QCOMPARE(familyNameFirst(u"Jan van der Berg"_s), u"van der Berg, Jan"_s);
        QCOMPARE(familyNameFirst(u"Al Smith"_s), u"Smith, Al"_s); // a given name
        QCOMPARE(familyNameFirst(u"Bill Smith, Jr."_s), u"Smith, Bill, Jr."_s);
        QCOMPARE(familyNameFirst(u"Curt Collins II"_s), u"Collins, Curt, II"_s);
        for (const QString& whole : {u"Madonna"_s, u"a, b, c"_s, u"Smith, Jr."_s, u"II"_s})
            QCOMPARE(familyNameFirst(whole), whole);
        for (const QString& name : {u"Ada Byron"_s, u"Jan van der Berg"_s, u"Bill Smith, Jr."_s})
            QCOMPARE(givenNameFirst(familyNameFirst(name)), name); // and back
    }

    // Columns said by hand, wherever they stand and whatever stands above them.
    void columnsSaidByHand() {
        const QByteArray csv = "Liste\n,,\nNachname,Vorname,Ort\nByron,Ada,PA\nx,,,,y\n";
        const auto by = [](const QByteArray& bytes, const PeopleLayout& layout) {
            QStringList lines;
            const auto list = readPeopleCsv(bytes, layout);
            if (!list)
                return QStringList{u"refused"_s};
            for (const PersonLine& line : list->lines)
                lines << textOf(line);
            for (const RejectedLine& line : list->rejected)
                lines << u"%1: rejected"_s.arg(line.line);
            return lines;
        };
        QCOMPARE(linesIn(csv), QStringList(u"refused"_s));
        using enum PeopleColumn;
        QCOMPARE(by(csv, {{{Family, 0}, {Given, 1}, {From, 2}}, 2}),
                 (QStringList{u"4: Ada Byron|PA|-|-|-|-"_s, u"5: rejected"_s}));
        QCOMPARE(by(csv, {{{Name, 0}}, 2, true}).first(), u"3: Nachname|-|-|-|-|-"_s);
        QCOMPARE(by(csv, {{{From, 2}}, 2}), QStringList(u"refused"_s));
        // Without headings its first person says how wide it is, not the title above.
        QCOMPARE(by("Liste\nByron,Ada,PA,x\nNoether,Emmy,NY,y\nx,,,,y\n",
                    {{{Family, 0}, {Given, 1}}, 1, true}),
                 (QStringList{u"2: Ada Byron|-|-|-|-|-"_s, u"3: Emmy Noether|-|-|-|-|-"_s,
                              u"4: rejected"_s}));
        QVERIFY(peopleColumnsIn({1, {u"Last"_s, u"x"_s, u"STATE"_s, u"from"_s}})
                == (PeopleColumns{{Family, 0}, {From, 2}}));
    }

    void valuesAreTrimmedAndEmptyOnesAbsent() {
        QCOMPARE(linesIn("name,from,badge,preference\n  Łukasz Żółć  , , 7 ,Either \n"),
                 QStringList{u"2: Łukasz Żółć|-|7|-|-|either"_s});
        QCOMPARE(linesIn("name,from,badge\nAda\nBen,NY\n"),
                 (QStringList{u"2: Ada|-|-|-|-|-"_s, u"3: Ben|NY|-|-|-|-"_s}));
        QCOMPARE(linesIn("name,from\nAda,PA,,  \n"), QStringList{u"2: Ada|PA|-|-|-|-"_s});
    }

    void spreadsheetsMayWriteIt() {
        QCOMPARE(linesIn("\xEF\xBB\xBFName;From\r\n\"Byron; Ada\";\"P\"\"A\"\r\n\r\n東京;\r\n"),
                 (QStringList{u"2: Byron; Ada|P\"A|-|-|-|-"_s, u"4: 東京|-|-|-|-|-"_s}));
        QCOMPARE(linesIn("name\nAda\n"), QStringList{u"2: Ada|-|-|-|-|-"_s});
        QCOMPARE(linesIn("\n\nname\n\nAda\n"), QStringList{u"5: Ada|-|-|-|-|-"_s});
        QCOMPARE(linesIn("name\n"), QStringList());
    }

    void headersThatDoNotDo() {
        QCOMPARE(failureOf("")->kind, FailureKind::CsvNoHeader);
        QCOMPARE(failureOf("\n \r\n")->kind, FailureKind::CsvNoHeader);
        QCOMPARE(failureOf("from,badge\nPA,1\n")->kind, FailureKind::CsvNoName);
        QCOMPARE(failureOf("given,from\nAda,PA\n")->kind, FailureKind::CsvNoName);
        QCOMPARE(failureOf("family\nByron\n")->kind, FailureKind::CsvNoName);
        QCOMPARE(failureOf("Ada Byron,PA\n")->kind, FailureKind::CsvNoName);
        const auto twice = failureOf("name,from, Full Name \nAda,PA,Ada\n");
        QCOMPARE(twice->kind, FailureKind::CsvColumnTwice);
        QVERIFY(twice->values == Values{u"Full Name"_s});
        QCOMPARE(failureOf("name,State,from\n")->kind, FailureKind::CsvColumnTwice);
        QVERIFY(!failureOf("name,comment,comment\nAda,1,2\n"));
        QCOMPARE(failureOf("name\n\"Ada\n")->kind, FailureKind::CsvUnclosedQuote);
        // What Excel saves as a plain CSV on Windows.
        QCOMPARE(linesIn("name\nAd\xE9\n"), QStringList{u"2: Adé|-|-|-|-|-"_s});
    }

    void linesAreRejectedWithTheirReason() {
        const auto lines = rejectedIn("name,preference\n"
                                      "Ada,base\n"
                                      ",either\n"
                                      "Ben,both\n"
                                      "\"C\tid\",\n"
                                      "Dora,base,extra,fields\n"
                                      "\" \",\n");
        QCOMPARE(lines.size(), size_t(5));
        const auto is = [&](size_t i, qint64 line, FailureKind kind, const Values& values) {
            return lines[i].line == line && lines[i].reason.kind == kind
                   && lines[i].reason.values == values;
        };
        QVERIFY(is(0, 3, FailureKind::LineNoName, {}));
        QVERIFY(is(1, 4, FailureKind::LineUnknownPreference,
                   {u"both"_s, u"base, expansion, either"_s}));
        QVERIFY(is(2, 5, FailureKind::LineBadText, {u"name"_s}));
        QVERIFY(is(3, 6, FailureKind::LineTooManyFields, {qint64(4), qint64(2)}));
        QVERIFY(is(4, 7, FailureKind::LineNoName, {}));
    }

    // P7: it eats the lines up to the next quote, and that is what is wrong with them.
    void anOpenQuoteNamesTheLinesThatItTook() {
        const auto lines = rejectedIn("name,from\n"
                                      "Ada,NY\n"
                                      "\"Ben,NY\n"
                                      "Carl,NY\n"
                                      "Dora,\"Rome, IT\"\n"
                                      "Emmy,NY\n");
        QCOMPARE(lines.size(), size_t(1));
        QCOMPARE(lines.front().line, 3);
        QCOMPARE(lines.front().reason.kind, FailureKind::LineQuoteOpen);
        QCOMPARE(lines.front().reason.values, (Values{qint64(5), qint64(3)}));
    }

    // A field of several lines does not shift the numbers of those behind it.
    void lineNumbersAreThoseOfTheFile() {
        QCOMPARE(linesIn("name,from\r\n"
                         "Ada,\"Pittsburgh\r\nPA\"\r\n"
                         "\r\n"
                         "\"B\r\nen\",NY\r\n"
                         ",\r\n"
                         "Cid,OH\r\n"),
                 (QStringList{u"2: Ada|Pittsburgh\r\nPA|-|-|-|-"_s, u"8: Cid|OH|-|-|-|-"_s,
                              u"5: rejected"_s, u"7: rejected"_s}));
    }

    // What one file says of people, another reads.
    void peopleComeBackFromAList() {
        Person ada{{}, PersonId(1), *Name::fromText(u"Ada \"Countess\" Byron"_s), Preference::Base};
        ada.from = u"PA, USA"_s;
        ada.badge = u"007"_s;
        ada.phone = u"555;1"_s;
        const Person bo{{}, PersonId(2), *Name::fromText(u"Bo Peep, Jr."_s), {}};
        const auto list = readPeopleCsv(writePeopleCsv({ada, bo}));
        QVERIFY(list.has_value());
        QVERIFY(list->rejected.empty());
        QCOMPARE(list->lines.size(), size_t(2));
        QCOMPARE(list->lines[0].name, ada.name);
        QCOMPARE(*list->lines[0].from, *ada.from);
        QCOMPARE(*list->lines[0].badge, *ada.badge);
        QCOMPARE(*list->lines[0].phone, *ada.phone);
        QCOMPARE(list->lines[0].preference, std::optional(Preference::Base));
        QCOMPARE(list->lines[1].name, bo.name);
        QVERIFY(!list->lines[1].from && !list->lines[1].preference);
    }
};

} // namespace mentat::test::tst_people_csv

MENTAT_TEST(tst_people_csv, TestPeopleCsv, QCoreApplication)
#include "tst_people_csv.moc"
