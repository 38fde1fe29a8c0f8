#include "model/document/people/people_columns.h"

#include "model/document/bytes/table_header.h"

#include <QRegularExpression>

#include <algorithm>
#include <set>
#include <span>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

struct Heading {
    QLatin1StringView word; // headingWord()
    PeopleColumn column;
};

using Column = PeopleColumn;

/// Our own words. Two of them for one column are a mistake.
constexpr std::array ownPeopleHeadings{
    Heading{"name"_L1, Column::Name},         Heading{"fullname"_L1, Column::Name},
    Heading{"given"_L1, Column::Given},       Heading{"givenname"_L1, Column::Given},
    Heading{"firstname"_L1, Column::Given},   Heading{"first"_L1, Column::Given},
    Heading{"family"_L1, Column::Family},     Heading{"familyname"_L1, Column::Family},
    Heading{"lastname"_L1, Column::Family},   Heading{"last"_L1, Column::Family},
    Heading{"surname"_L1, Column::Family},    Heading{"from"_L1, Column::From},
    Heading{"state"_L1, Column::From},        Heading{"badge"_L1, Column::Badge},
    Heading{"badgenumber"_L1, Column::Badge}, Heading{"preference"_L1, Column::Preference},
    Heading{"email"_L1, Column::Email},       Heading{"phone"_L1, Column::Phone},
    Heading{"phonenumber"_L1, Column::Phone}, Heading{"suffix"_L1, Column::Suffix},
};

/// What a convention's registration, a form or a spreadsheet calls them, perhaps beside the other.
constexpr std::array otherPeopleHeadings{
    Heading{"playername"_L1, Column::Name},
    Heading{"player"_L1, Column::Name},
    Heading{"attendeename"_L1, Column::Name},
    Heading{"attendee"_L1, Column::Name},
    Heading{"participantname"_L1, Column::Name},
    Heading{"participant"_L1, Column::Name},
    Heading{"registrantname"_L1, Column::Name},
    Heading{"registrant"_L1, Column::Name},
    Heading{"competitorname"_L1, Column::Name},
    Heading{"competitor"_L1, Column::Name},
    Heading{"entrant"_L1, Column::Name},
    Heading{"contestant"_L1, Column::Name},
    Heading{"membername"_L1, Column::Name},
    Heading{"firstandlastname"_L1, Column::Name},
    Heading{"firstlastname"_L1, Column::Name},
    Heading{"lastname,firstname"_L1, Column::Name},
    Heading{"last,first"_L1, Column::Name},
    Heading{"forename"_L1, Column::Given},
    Heading{"fname"_L1, Column::Given},
    Heading{"lname"_L1, Column::Family},
    Heading{"namesuffix"_L1, Column::Suffix},
    Heading{"jr/sr"_L1, Column::Suffix},
    Heading{"preferredname"_L1, Column::Preferred},
    Heading{"preferredfirstname"_L1, Column::Preferred},
    Heading{"preferred"_L1, Column::Preferred},
    Heading{"nickname"_L1, Column::Preferred},
    Heading{"goesby"_L1, Column::Preferred},
    Heading{"alsocalled"_L1, Column::Preferred},
    Heading{"alsoknownas"_L1, Column::Preferred},
    Heading{"badgename"_L1, Column::Preferred},
    Heading{"nameonbadge"_L1, Column::Preferred},
    Heading{"displayname"_L1, Column::Preferred},
    Heading{"badge#"_L1, Column::Badge},
    Heading{"badgeno"_L1, Column::Badge},
    Heading{"badgeid"_L1, Column::Badge},
    Heading{"reg#"_L1, Column::Badge},
    Heading{"regno"_L1, Column::Badge},
    Heading{"regnumber"_L1, Column::Badge},
    Heading{"regid"_L1, Column::Badge},
    Heading{"registration#"_L1, Column::Badge},
    Heading{"registrationno"_L1, Column::Badge},
    Heading{"registrationnumber"_L1, Column::Badge},
    Heading{"registrationid"_L1, Column::Badge},
    Heading{"registrantid"_L1, Column::Badge},
    Heading{"attendee#"_L1, Column::Badge},
    Heading{"attendeenumber"_L1, Column::Badge},
    Heading{"attendeeid"_L1, Column::Badge},
    Heading{"st"_L1, Column::From},
    Heading{"st/prov"_L1, Column::From},
    Heading{"state/prov"_L1, Column::From},
    Heading{"state/province"_L1, Column::From},
    Heading{"stateorprovince"_L1, Column::From},
    Heading{"state/country"_L1, Column::From},
    Heading{"state/region"_L1, Column::From},
    Heading{"stateofresidence"_L1, Column::From},
    Heading{"province"_L1, Column::From},
    Heading{"hometown"_L1, Column::From},
    Heading{"homestate"_L1, Column::From},
    Heading{"emailaddress"_L1, Column::Email},
    Heading{"mail"_L1, Column::Email},
    Heading{"cell"_L1, Column::Phone},
    Heading{"cellphone"_L1, Column::Phone},
    Heading{"cell#"_L1, Column::Phone},
    Heading{"cellnumber"_L1, Column::Phone},
    Heading{"cellphonenumber"_L1, Column::Phone},
    Heading{"mobile"_L1, Column::Phone},
    Heading{"mobilephone"_L1, Column::Phone},
    Heading{"mobilenumber"_L1, Column::Phone},
    Heading{"mobilephonenumber"_L1, Column::Phone},
    Heading{"phone#"_L1, Column::Phone},
    Heading{"phoneno"_L1, Column::Phone},
    Heading{"telephone"_L1, Column::Phone},
    Heading{"telephonenumber"_L1, Column::Phone},
    Heading{"tel"_L1, Column::Phone},
    Heading{"status"_L1, Column::Status},
    Heading{"attendeestatus"_L1, Column::Status},
    Heading{"registrationstatus"_L1, Column::Status},
    Heading{"ticketstatus"_L1, Column::Status},
    Heading{"orderstatus"_L1, Column::Status},
    Heading{"paymentstatus"_L1, Column::Status},
    Heading{"canceled"_L1, Column::Status},
    Heading{"cancelled"_L1, Column::Status},
    Heading{"refunded"_L1, Column::Status},
};

/// What is better than nothing.
constexpr std::array lastPeopleHeadings{
    Heading{"city"_L1, Column::From},          Heading{"homecity"_L1, Column::From},
    Heading{"town"_L1, Column::From},          Heading{"city/state"_L1, Column::From},
    Heading{"city,state"_L1, Column::From},    Heading{"location"_L1, Column::From},
    Heading{"residence"_L1, Column::From},     Heading{"region"_L1, Column::From},
    Heading{"country"_L1, Column::From},       Heading{"wcaid"_L1, Column::Badge},
    Heading{"memberid"_L1, Column::Badge},     Heading{"member#"_L1, Column::Badge},
    Heading{"membernumber"_L1, Column::Badge}, Heading{"membershipnumber"_L1, Column::Badge},
    Heading{"barcode"_L1, Column::Badge},      Heading{"barcode#"_L1, Column::Badge},
    Heading{"homephone"_L1, Column::Phone},    Heading{"contactnumber"_L1, Column::Phone},
};

std::optional<PeopleColumn> columnOf(const QString& word, std::span<const Heading> known) {
    const auto found = std::ranges::find(known, word, &Heading::word);
    return found == known.end() ? std::nullopt : std::optional(found->column);
}

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

/// Each way to know a heading, from the surest on.
using WordOf = QString (*)(const QString&);

QString asItIs(const QString& heading) {
    return headingWord(heading);
}
QString inShort(const QString& heading) {
    return withoutWhose(plainHeading(heading));
}

void find(const CsvRow& header, WordOf wordOf, std::span<const Heading> known,
          PeopleColumns& columns) {
    std::set<size_t> taken;
    for (const auto& [column, place] : columns)
        taken.insert(place);
    for (size_t i = 0; i < header.fields.size(); ++i) {
        const auto column
            = taken.contains(i) ? std::nullopt : columnOf(wordOf(header.fields[i]), known);
        if (column)
            columns.try_emplace(*column, i);
    }
}

} // namespace

bool haveName(const PeopleColumns& columns) {
    return columns.contains(Column::Name) || columns.contains(Column::FamilyFirst)
           || (columns.contains(Column::Given) && columns.contains(Column::Family));
}

PeopleColumns peopleColumnsIn(const CsvRow& header) {
    PeopleColumns columns;
    find(header, asItIs, ownPeopleHeadings, columns);
    find(header, plainHeading, ownPeopleHeadings, columns);
    find(header, plainHeading, otherPeopleHeadings, columns);
    find(header, inShort, ownPeopleHeadings, columns);
    find(header, inShort, otherPeopleHeadings, columns);
    find(header, plainHeading, lastPeopleHeadings, columns);
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
