#include "model/document/people/people_columns.h"

#include "model/document/bytes/table.h"

#include <QRegularExpression>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using PeopleHeading = ColumnHeading<PeopleColumn>;

/// Mentat's own headings. A duplicate column is an error.
constexpr std::array ownPeopleHeadings{
    PeopleHeading{"name"_L1, PeopleColumn::Name},
    PeopleHeading{"fullname"_L1, PeopleColumn::Name},
    PeopleHeading{"given"_L1, PeopleColumn::Given},
    PeopleHeading{"givenname"_L1, PeopleColumn::Given},
    PeopleHeading{"firstname"_L1, PeopleColumn::Given},
    PeopleHeading{"first"_L1, PeopleColumn::Given},
    PeopleHeading{"family"_L1, PeopleColumn::Family},
    PeopleHeading{"familyname"_L1, PeopleColumn::Family},
    PeopleHeading{"lastname"_L1, PeopleColumn::Family},
    PeopleHeading{"last"_L1, PeopleColumn::Family},
    PeopleHeading{"surname"_L1, PeopleColumn::Family},
    PeopleHeading{"from"_L1, PeopleColumn::From},
    PeopleHeading{"state"_L1, PeopleColumn::From},
    PeopleHeading{"badge"_L1, PeopleColumn::Badge},
    PeopleHeading{"badgenumber"_L1, PeopleColumn::Badge},
    PeopleHeading{"preference"_L1, PeopleColumn::Preference},
    PeopleHeading{"email"_L1, PeopleColumn::Email},
    PeopleHeading{"phone"_L1, PeopleColumn::Phone},
    PeopleHeading{"phonenumber"_L1, PeopleColumn::Phone},
    PeopleHeading{"suffix"_L1, PeopleColumn::Suffix},
};

/// Headings of registration systems, forms, and spreadsheets, possibly next to Mentat's own.
constexpr std::array otherPeopleHeadings{
    PeopleHeading{"playername"_L1, PeopleColumn::Name},
    PeopleHeading{"player"_L1, PeopleColumn::Name},
    PeopleHeading{"attendeename"_L1, PeopleColumn::Name},
    PeopleHeading{"attendee"_L1, PeopleColumn::Name},
    PeopleHeading{"participantname"_L1, PeopleColumn::Name},
    PeopleHeading{"participant"_L1, PeopleColumn::Name},
    PeopleHeading{"registrantname"_L1, PeopleColumn::Name},
    PeopleHeading{"registrant"_L1, PeopleColumn::Name},
    PeopleHeading{"competitorname"_L1, PeopleColumn::Name},
    PeopleHeading{"competitor"_L1, PeopleColumn::Name},
    PeopleHeading{"entrant"_L1, PeopleColumn::Name},
    PeopleHeading{"contestant"_L1, PeopleColumn::Name},
    PeopleHeading{"membername"_L1, PeopleColumn::Name},
    PeopleHeading{"firstandlastname"_L1, PeopleColumn::Name},
    PeopleHeading{"firstlastname"_L1, PeopleColumn::Name},
    PeopleHeading{"lastname,firstname"_L1, PeopleColumn::Name},
    PeopleHeading{"last,first"_L1, PeopleColumn::Name},
    PeopleHeading{"forename"_L1, PeopleColumn::Given},
    PeopleHeading{"fname"_L1, PeopleColumn::Given},
    PeopleHeading{"lname"_L1, PeopleColumn::Family},
    PeopleHeading{"namesuffix"_L1, PeopleColumn::Suffix},
    PeopleHeading{"jr/sr"_L1, PeopleColumn::Suffix},
    PeopleHeading{"preferredname"_L1, PeopleColumn::Preferred},
    PeopleHeading{"preferredfirstname"_L1, PeopleColumn::Preferred},
    PeopleHeading{"preferred"_L1, PeopleColumn::Preferred},
    PeopleHeading{"nickname"_L1, PeopleColumn::Preferred},
    PeopleHeading{"goesby"_L1, PeopleColumn::Preferred},
    PeopleHeading{"alsocalled"_L1, PeopleColumn::Preferred},
    PeopleHeading{"alsoknownas"_L1, PeopleColumn::Preferred},
    PeopleHeading{"badgename"_L1, PeopleColumn::Preferred},
    PeopleHeading{"nameonbadge"_L1, PeopleColumn::Preferred},
    PeopleHeading{"displayname"_L1, PeopleColumn::Preferred},
    PeopleHeading{"badge#"_L1, PeopleColumn::Badge},
    PeopleHeading{"badgeno"_L1, PeopleColumn::Badge},
    PeopleHeading{"badgeid"_L1, PeopleColumn::Badge},
    PeopleHeading{"reg#"_L1, PeopleColumn::Badge},
    PeopleHeading{"regno"_L1, PeopleColumn::Badge},
    PeopleHeading{"regnumber"_L1, PeopleColumn::Badge},
    PeopleHeading{"regid"_L1, PeopleColumn::Badge},
    PeopleHeading{"registration#"_L1, PeopleColumn::Badge},
    PeopleHeading{"registrationno"_L1, PeopleColumn::Badge},
    PeopleHeading{"registrationnumber"_L1, PeopleColumn::Badge},
    PeopleHeading{"registrationid"_L1, PeopleColumn::Badge},
    PeopleHeading{"registrantid"_L1, PeopleColumn::Badge},
    PeopleHeading{"attendee#"_L1, PeopleColumn::Badge},
    PeopleHeading{"attendeenumber"_L1, PeopleColumn::Badge},
    PeopleHeading{"attendeeid"_L1, PeopleColumn::Badge},
    PeopleHeading{"st"_L1, PeopleColumn::From},
    PeopleHeading{"st/prov"_L1, PeopleColumn::From},
    PeopleHeading{"state/prov"_L1, PeopleColumn::From},
    PeopleHeading{"state/province"_L1, PeopleColumn::From},
    PeopleHeading{"stateorprovince"_L1, PeopleColumn::From},
    PeopleHeading{"state/country"_L1, PeopleColumn::From},
    PeopleHeading{"state/region"_L1, PeopleColumn::From},
    PeopleHeading{"stateofresidence"_L1, PeopleColumn::From},
    PeopleHeading{"province"_L1, PeopleColumn::From},
    PeopleHeading{"hometown"_L1, PeopleColumn::From},
    PeopleHeading{"homestate"_L1, PeopleColumn::From},
    PeopleHeading{"emailaddress"_L1, PeopleColumn::Email},
    PeopleHeading{"mail"_L1, PeopleColumn::Email},
    PeopleHeading{"cell"_L1, PeopleColumn::Phone},
    PeopleHeading{"cellphone"_L1, PeopleColumn::Phone},
    PeopleHeading{"cell#"_L1, PeopleColumn::Phone},
    PeopleHeading{"cellnumber"_L1, PeopleColumn::Phone},
    PeopleHeading{"cellphonenumber"_L1, PeopleColumn::Phone},
    PeopleHeading{"mobile"_L1, PeopleColumn::Phone},
    PeopleHeading{"mobilephone"_L1, PeopleColumn::Phone},
    PeopleHeading{"mobilenumber"_L1, PeopleColumn::Phone},
    PeopleHeading{"mobilephonenumber"_L1, PeopleColumn::Phone},
    PeopleHeading{"phone#"_L1, PeopleColumn::Phone},
    PeopleHeading{"phoneno"_L1, PeopleColumn::Phone},
    PeopleHeading{"telephone"_L1, PeopleColumn::Phone},
    PeopleHeading{"telephonenumber"_L1, PeopleColumn::Phone},
    PeopleHeading{"tel"_L1, PeopleColumn::Phone},
    PeopleHeading{"status"_L1, PeopleColumn::Status},
    PeopleHeading{"attendeestatus"_L1, PeopleColumn::Status},
    PeopleHeading{"registrationstatus"_L1, PeopleColumn::Status},
    PeopleHeading{"ticketstatus"_L1, PeopleColumn::Status},
    PeopleHeading{"orderstatus"_L1, PeopleColumn::Status},
    PeopleHeading{"paymentstatus"_L1, PeopleColumn::Status},
    PeopleHeading{"canceled"_L1, PeopleColumn::Status},
    PeopleHeading{"cancelled"_L1, PeopleColumn::Status},
    PeopleHeading{"refunded"_L1, PeopleColumn::Status},
};

/// Used if nothing better is there.
constexpr std::array lastPeopleHeadings{
    PeopleHeading{"city"_L1, PeopleColumn::From},
    PeopleHeading{"homecity"_L1, PeopleColumn::From},
    PeopleHeading{"town"_L1, PeopleColumn::From},
    PeopleHeading{"city/state"_L1, PeopleColumn::From},
    PeopleHeading{"city,state"_L1, PeopleColumn::From},
    PeopleHeading{"location"_L1, PeopleColumn::From},
    PeopleHeading{"residence"_L1, PeopleColumn::From},
    PeopleHeading{"region"_L1, PeopleColumn::From},
    PeopleHeading{"country"_L1, PeopleColumn::From},
    PeopleHeading{"wcaid"_L1, PeopleColumn::Badge},
    PeopleHeading{"memberid"_L1, PeopleColumn::Badge},
    PeopleHeading{"member#"_L1, PeopleColumn::Badge},
    PeopleHeading{"membernumber"_L1, PeopleColumn::Badge},
    PeopleHeading{"membershipnumber"_L1, PeopleColumn::Badge},
    PeopleHeading{"barcode"_L1, PeopleColumn::Badge},
    PeopleHeading{"barcode#"_L1, PeopleColumn::Badge},
    PeopleHeading{"homephone"_L1, PeopleColumn::Phone},
    PeopleHeading{"contactnumber"_L1, PeopleColumn::Phone},
};

/// Without the possessor: "Attendee first name", "Your email", "What is your name?".
QString withoutWhose(QString word) {
    for (const QLatin1StringView question :
         {"whatis"_L1, "whats"_L1, "pleaseenter"_L1, "enter"_L1}) {
        if (word.startsWith(question))
            word.remove(0, question.size());
    }
    for (const QLatin1StringView whose :
         {"your"_L1, "attendee"_L1, "player"_L1, "participant"_L1, "registrant"_L1,
          "ticketholder"_L1, "primary"_L1, "contact"_L1, "home"_L1}) {
        if (word.startsWith(whose))
            return word.mid(whose.size());
    }
    return word;
}

QString inShort(const QString& heading) {
    return withoutWhose(plainHeading(heading));
}

} // namespace

bool haveName(const PeopleColumns& columns) {
    return columns.contains(PeopleColumn::Name) || columns.contains(PeopleColumn::FamilyFirst)
           || (columns.contains(PeopleColumn::Given) && columns.contains(PeopleColumn::Family));
}

PeopleColumns peopleColumnsIn(const CsvRow& header) {
    PeopleColumns columns;
    addColumns(header, headingWord, ownPeopleHeadings, columns);
    addColumns(header, plainHeading, ownPeopleHeadings, columns);
    addColumns(header, plainHeading, otherPeopleHeadings, columns);
    addColumns(header, inShort, ownPeopleHeadings, columns);
    addColumns(header, inShort, otherPeopleHeadings, columns);
    addColumns(header, plainHeading, lastPeopleHeadings, columns);
    const auto other = columns.find(PeopleColumn::Preferred);
    if (!haveName(columns) && other != columns.end()) {
        columns.emplace(PeopleColumn::Name, other->second);
        columns.erase(PeopleColumn::Preferred);
    }
    return columns;
}

std::optional<QString> headingTwice(const CsvRow& header) {
    std::set<PeopleColumn> seen;
    for (const QString& field : header.fields) {
        const auto column = columnOf(headingWord(field), ownPeopleHeadings);
        if (column && !seen.insert(*column).second)
            return field.trimmed();
    }
    return std::nullopt;
}

std::optional<size_t> peopleHeader(const std::vector<CsvRow>& rows) {
    constexpr size_t maxTitles = 50;
    for (size_t i = 0; i < std::min(maxTitles, rows.size()); ++i) {
        const PeopleColumns columns = peopleColumnsIn(rows[i]);
        // "Name" alone may be a title; a further heading row may follow.
        if (haveName(columns) && (i == 0 || columns.size() > 1 || rows[i].fields.size() == 1))
            return i;
    }
    return std::nullopt;
}

bool isNoName(const QString& text, bool isAlone) {
    static const QRegularExpression notes(
        uR"(^(bye|(grand |sub)?-?totals?( .*)?|(sum|count|average)( of .*)?|n/?a|tbd|none|vacant|(total )?number of .*|page \d+( of \d+)?|end of .*)$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression footers(
        uR"(^(printed|exported|generated|created|updated|last updated|report|source|note|notes|as of|copyright|powered|all rights|©)\b)"_s,
        QRegularExpression::CaseInsensitiveOption);
    QString simple = text.simplified();
    if (std::ranges::none_of(simple, [](QChar c) { return c.isLetter(); }))
        return std::ranges::none_of(simple, [](QChar c) { return c.isSurrogate(); });
    if (simple.contains(u"://"_s))
        return true;
    const qsizetype colon = simple.indexOf(u':');
    const QString before = colon > 0 ? simple.left(colon).trimmed() : simple;
    if (notes.match(before).hasMatch())
        return true;
    constexpr qsizetype maxWords = 6;
    return isAlone
           && (footers.match(simple).hasMatch() || colon > 0 || simple.count(u' ') >= maxWords);
}

bool isCanceled(const QString& status, const QString& heading) {
    static const QRegularExpression gone(
        uR"(\b(refund|cancel|void|withdr|deleted?\b|declined\b|not attending\b|dropped\b))"_s,
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression yes(uR"(^(y|yes|true|x|1|✓|✔)$)"_s,
                                        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression partly(
        u"\\b(no|not|never|partial(ly)?|un)[ -]?(refund|cancel)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const QString said = status.simplified();
    if (gone.match(heading).hasMatch())
        return yes.match(said).hasMatch() || gone.match(said).hasMatch();
    return gone.match(said).hasMatch() && !partly.match(said).hasMatch();
}

} // namespace mentat
