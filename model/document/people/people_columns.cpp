#include "model/document/people/people_columns.h"

#include "model/document/bytes/table.h"

#include <QRegularExpression>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using Column = PeopleColumn;
using PeopleHeading = ColumnHeading<Column>;

/// Our own words. Two of them for one column are a mistake.
constexpr std::array ownPeopleHeadings{
    PeopleHeading{"name"_L1, Column::Name},
    PeopleHeading{"fullname"_L1, Column::Name},
    PeopleHeading{"given"_L1, Column::Given},
    PeopleHeading{"givenname"_L1, Column::Given},
    PeopleHeading{"firstname"_L1, Column::Given},
    PeopleHeading{"first"_L1, Column::Given},
    PeopleHeading{"family"_L1, Column::Family},
    PeopleHeading{"familyname"_L1, Column::Family},
    PeopleHeading{"lastname"_L1, Column::Family},
    PeopleHeading{"last"_L1, Column::Family},
    PeopleHeading{"surname"_L1, Column::Family},
    PeopleHeading{"from"_L1, Column::From},
    PeopleHeading{"state"_L1, Column::From},
    PeopleHeading{"badge"_L1, Column::Badge},
    PeopleHeading{"badgenumber"_L1, Column::Badge},
    PeopleHeading{"preference"_L1, Column::Preference},
    PeopleHeading{"email"_L1, Column::Email},
    PeopleHeading{"phone"_L1, Column::Phone},
    PeopleHeading{"phonenumber"_L1, Column::Phone},
    PeopleHeading{"suffix"_L1, Column::Suffix},
};

/// What a convention's registration, a form or a spreadsheet calls them, perhaps beside the other.
constexpr std::array otherPeopleHeadings{
    PeopleHeading{"playername"_L1, Column::Name},
    PeopleHeading{"player"_L1, Column::Name},
    PeopleHeading{"attendeename"_L1, Column::Name},
    PeopleHeading{"attendee"_L1, Column::Name},
    PeopleHeading{"participantname"_L1, Column::Name},
    PeopleHeading{"participant"_L1, Column::Name},
    PeopleHeading{"registrantname"_L1, Column::Name},
    PeopleHeading{"registrant"_L1, Column::Name},
    PeopleHeading{"competitorname"_L1, Column::Name},
    PeopleHeading{"competitor"_L1, Column::Name},
    PeopleHeading{"entrant"_L1, Column::Name},
    PeopleHeading{"contestant"_L1, Column::Name},
    PeopleHeading{"membername"_L1, Column::Name},
    PeopleHeading{"firstandlastname"_L1, Column::Name},
    PeopleHeading{"firstlastname"_L1, Column::Name},
    PeopleHeading{"lastname,firstname"_L1, Column::Name},
    PeopleHeading{"last,first"_L1, Column::Name},
    PeopleHeading{"forename"_L1, Column::Given},
    PeopleHeading{"fname"_L1, Column::Given},
    PeopleHeading{"lname"_L1, Column::Family},
    PeopleHeading{"namesuffix"_L1, Column::Suffix},
    PeopleHeading{"jr/sr"_L1, Column::Suffix},
    PeopleHeading{"preferredname"_L1, Column::Preferred},
    PeopleHeading{"preferredfirstname"_L1, Column::Preferred},
    PeopleHeading{"preferred"_L1, Column::Preferred},
    PeopleHeading{"nickname"_L1, Column::Preferred},
    PeopleHeading{"goesby"_L1, Column::Preferred},
    PeopleHeading{"alsocalled"_L1, Column::Preferred},
    PeopleHeading{"alsoknownas"_L1, Column::Preferred},
    PeopleHeading{"badgename"_L1, Column::Preferred},
    PeopleHeading{"nameonbadge"_L1, Column::Preferred},
    PeopleHeading{"displayname"_L1, Column::Preferred},
    PeopleHeading{"badge#"_L1, Column::Badge},
    PeopleHeading{"badgeno"_L1, Column::Badge},
    PeopleHeading{"badgeid"_L1, Column::Badge},
    PeopleHeading{"reg#"_L1, Column::Badge},
    PeopleHeading{"regno"_L1, Column::Badge},
    PeopleHeading{"regnumber"_L1, Column::Badge},
    PeopleHeading{"regid"_L1, Column::Badge},
    PeopleHeading{"registration#"_L1, Column::Badge},
    PeopleHeading{"registrationno"_L1, Column::Badge},
    PeopleHeading{"registrationnumber"_L1, Column::Badge},
    PeopleHeading{"registrationid"_L1, Column::Badge},
    PeopleHeading{"registrantid"_L1, Column::Badge},
    PeopleHeading{"attendee#"_L1, Column::Badge},
    PeopleHeading{"attendeenumber"_L1, Column::Badge},
    PeopleHeading{"attendeeid"_L1, Column::Badge},
    PeopleHeading{"st"_L1, Column::From},
    PeopleHeading{"st/prov"_L1, Column::From},
    PeopleHeading{"state/prov"_L1, Column::From},
    PeopleHeading{"state/province"_L1, Column::From},
    PeopleHeading{"stateorprovince"_L1, Column::From},
    PeopleHeading{"state/country"_L1, Column::From},
    PeopleHeading{"state/region"_L1, Column::From},
    PeopleHeading{"stateofresidence"_L1, Column::From},
    PeopleHeading{"province"_L1, Column::From},
    PeopleHeading{"hometown"_L1, Column::From},
    PeopleHeading{"homestate"_L1, Column::From},
    PeopleHeading{"emailaddress"_L1, Column::Email},
    PeopleHeading{"mail"_L1, Column::Email},
    PeopleHeading{"cell"_L1, Column::Phone},
    PeopleHeading{"cellphone"_L1, Column::Phone},
    PeopleHeading{"cell#"_L1, Column::Phone},
    PeopleHeading{"cellnumber"_L1, Column::Phone},
    PeopleHeading{"cellphonenumber"_L1, Column::Phone},
    PeopleHeading{"mobile"_L1, Column::Phone},
    PeopleHeading{"mobilephone"_L1, Column::Phone},
    PeopleHeading{"mobilenumber"_L1, Column::Phone},
    PeopleHeading{"mobilephonenumber"_L1, Column::Phone},
    PeopleHeading{"phone#"_L1, Column::Phone},
    PeopleHeading{"phoneno"_L1, Column::Phone},
    PeopleHeading{"telephone"_L1, Column::Phone},
    PeopleHeading{"telephonenumber"_L1, Column::Phone},
    PeopleHeading{"tel"_L1, Column::Phone},
    PeopleHeading{"status"_L1, Column::Status},
    PeopleHeading{"attendeestatus"_L1, Column::Status},
    PeopleHeading{"registrationstatus"_L1, Column::Status},
    PeopleHeading{"ticketstatus"_L1, Column::Status},
    PeopleHeading{"orderstatus"_L1, Column::Status},
    PeopleHeading{"paymentstatus"_L1, Column::Status},
    PeopleHeading{"canceled"_L1, Column::Status},
    PeopleHeading{"cancelled"_L1, Column::Status},
    PeopleHeading{"refunded"_L1, Column::Status},
};

/// What is better than nothing.
constexpr std::array lastPeopleHeadings{
    PeopleHeading{"city"_L1, Column::From},
    PeopleHeading{"homecity"_L1, Column::From},
    PeopleHeading{"town"_L1, Column::From},
    PeopleHeading{"city/state"_L1, Column::From},
    PeopleHeading{"city,state"_L1, Column::From},
    PeopleHeading{"location"_L1, Column::From},
    PeopleHeading{"residence"_L1, Column::From},
    PeopleHeading{"region"_L1, Column::From},
    PeopleHeading{"country"_L1, Column::From},
    PeopleHeading{"wcaid"_L1, Column::Badge},
    PeopleHeading{"memberid"_L1, Column::Badge},
    PeopleHeading{"member#"_L1, Column::Badge},
    PeopleHeading{"membernumber"_L1, Column::Badge},
    PeopleHeading{"membershipnumber"_L1, Column::Badge},
    PeopleHeading{"barcode"_L1, Column::Badge},
    PeopleHeading{"barcode#"_L1, Column::Badge},
    PeopleHeading{"homephone"_L1, Column::Phone},
    PeopleHeading{"contactnumber"_L1, Column::Phone},
};

/// Without whose it is: "Attendee first name", "Your email", "What is your name?".
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
    return columns.contains(Column::Name) || columns.contains(Column::FamilyFirst)
           || (columns.contains(Column::Given) && columns.contains(Column::Family));
}

PeopleColumns peopleColumnsIn(const CsvRow& header) {
    PeopleColumns columns;
    addColumns(header, headingWord, ownPeopleHeadings, columns);
    addColumns(header, plainHeading, ownPeopleHeadings, columns);
    addColumns(header, plainHeading, otherPeopleHeadings, columns);
    addColumns(header, inShort, ownPeopleHeadings, columns);
    addColumns(header, inShort, otherPeopleHeadings, columns);
    addColumns(header, plainHeading, lastPeopleHeadings, columns);
    const auto other = columns.find(Column::Preferred);
    if (!haveName(columns) && other != columns.end()) {
        columns.emplace(Column::Name, other->second);
        columns.erase(Column::Preferred);
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
    constexpr size_t mostTitles = 50;
    for (size_t i = 0; i < std::min(mostTitles, rows.size()); ++i) {
        const PeopleColumns columns = peopleColumnsIn(rows[i]);
        // "Name" alone may stand in a title, and then more follows that has it too.
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
    constexpr qsizetype mostWords = 6;
    return isAlone
           && (footers.match(simple).hasMatch() || colon > 0 || simple.count(u' ') >= mostWords);
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
