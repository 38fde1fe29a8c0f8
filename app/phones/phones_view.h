#pragma once

#include "app/phones/phones_forms.h"
#include "app/publish/page_frame.h"
#include "app/publish/web_pages.h"
#include "app/session/people/name_search.h"
#include "app/session/rounds/table_reports.h"

#include <map>

namespace mentat {

/// A page of the room in addition to the published ones, by its place in the address.
enum class PhonesPage { CheckIn, MyTable, OurResult, Clock, Rules };

/// "check-in"
[[nodiscard]] QString fileOf(PhonesPage page);

/// The address of the second desk, and of its script.
[[nodiscard]] QString deskFile();
[[nodiscard]] QString deskScriptFile();

/// The tables that report by phone, by their codes.
using PhonesCodes = std::map<TableCode, GameAddress>;

/// A player's row in the public standings.
struct PhoneRank {
    PlayerId player;
    int rank;
    QString name;
    QString value; // the first key: "3.0"
};

/// What phones read: an immutable snapshot of the event without private facts, and the pages that
/// are the same for everyone. Made in the background; thread-safe.
class PhonesView {
public:
    /// As PublishSource, with the room's own links and refresh times. codes: absent if tables do
    /// not report by phone. mark: of the event (app/session/event_mark.h).
    explicit PhonesView(PublishSource source, std::optional<PhonesCodes> codes = {},
                        QString mark = {});
    PhonesView(const PhonesView&) = delete;
    PhonesView& operator=(const PhonesView&) = delete;

    [[nodiscard]] const Event& event() const { return m_event.event(); }
    [[nodiscard]] const Wording& wording() const { return m_wording; }
    [[nodiscard]] const Language& language() const { return m_wording.language(); }
    /// Never shown, only compared.
    [[nodiscard]] const std::optional<PhonesCodes>& codes() const { return m_codes; }
    /// The hidden field in every form, and whether a form has it: another event has other players,
    /// heats, and tables.
    [[nodiscard]] std::pair<QString, QString> markField() const;
    [[nodiscard]] bool isOurs(const FormFields& fields) const;

    /// A published page by its file; nullptr if there is none.
    [[nodiscard]] const QByteArray* published(const QString& file) const;
    /// All pages with content, the room's before the published ones.
    [[nodiscard]] const std::vector<PageLink>& allPages() const { return m_allPages; }
    /// In the order of the standings; empty without standings.
    [[nodiscard]] const std::vector<PhoneRank>& ranks() const { return m_ranks; }
    /// Who won, once there are places; empty before.
    [[nodiscard]] const Html& podium() const { return m_podium; }
    /// The first page. body: follows the event's title.
    [[nodiscard]] QByteArray overview(const Html& body, int refreshSeconds) const;
    /// A page of the room, with links to all. body: follows its heading.
    [[nodiscard]] QByteArray page(PhonesPage page, const Html& body, int refreshSeconds = 0) const;
    /// A page of the second desk, with its script. style: in addition to the common one; body:
    /// heading and content.
    [[nodiscard]] QByteArray deskPage(const QString& title, const Html& style,
                                      const Html& body) const;
    /// The page for an error or a missing page, under a heading.
    [[nodiscard]] QByteArray message(const QString& heading, const QString& sentence) const;
    [[nodiscard]] QString title(PhonesPage page) const;

    /// The players matching three letters or more of a name, in the order of the desk's own search.
    [[nodiscard]] std::vector<const Player*> playersMeant(const QString& typed) const;

private:
    [[nodiscard]] PageFrame frame(int refreshSeconds) const;

    Wording m_wording;
    Paper m_paper;
    VenueTime m_asOf;
    PublicEvent m_event;
    NameSearch m_names;
    std::optional<PhonesCodes> m_codes;
    QString m_mark;
    std::vector<PageLink> m_links; // to all pages
    std::vector<PageLink> m_allPages;
    std::vector<PhoneRank> m_ranks;
    Html m_podium;
    std::map<QString, QByteArray> m_published;
};

/// The maximum length of typed names and questions.
inline constexpr qsizetype longestName = 100; // letters

/// The minimum number of letters for a search.
inline constexpr int fewestLetters = 3;
[[nodiscard]] bool hasEnoughLetters(const QString& typed);

} // namespace mentat
