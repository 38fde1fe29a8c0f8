#pragma once

#include "app/phones/phones_forms.h"
#include "app/publish/page_frame.h"
#include "app/publish/web_pages.h"
#include "app/session/people/name_search.h"
#include "app/session/rounds/table_reports.h"

#include <map>

namespace mentat {

/// A page that the room has beside the published ones, by its place in the address.
enum class PhonesPage { CheckIn, MyTable, OurResult, Clock, Rules };

/// "check-in"
[[nodiscard]] QString fileOf(PhonesPage page);

/// Where the second desk is, and the script that its pages run.
[[nodiscard]] QString deskFile();
[[nodiscard]] QString deskScriptFile();

/// The tables that report by phone, by their codes.
using PhonesCodes = std::map<TableCode, GameAddress>;

/// Somebody's row in the standings, as everybody may read it.
struct PhoneRank {
    PlayerId player;
    int rank;
    QString name;
    QString value; // what decides first: "3.0"
};

/// What phones read: the event as of one moment, with nothing in it that people told the GM alone,
/// and the pages that are the same for everybody. Made beside the window, never changed after that;
/// any number of threads may read it.
class PhonesView {
public:
    /// As PublishSource, whose links and times between two looks are the room's own. codes: absent,
    /// where tables do not report by phone.
    /// mark: of the event (app/session/event_mark.h).
    explicit PhonesView(PublishSource source, std::optional<PhonesCodes> codes = {},
                        QString mark = {});
    PhonesView(const PhonesView&) = delete;
    PhonesView& operator=(const PhonesView&) = delete;

    [[nodiscard]] const Event& event() const { return m_event.event(); }
    [[nodiscard]] const Wording& wording() const { return m_wording; }
    [[nodiscard]] const Language& language() const { return m_wording.language(); }
    /// Never said, only compared.
    [[nodiscard]] const std::optional<PhonesCodes>& codes() const { return m_codes; }
    /// What every form of these pages sends along unseen, and whether a form that was sent has it:
    /// that of another event means other players, heats and tables.
    [[nodiscard]] std::pair<QString, QString> markField() const;
    [[nodiscard]] bool isOurs(const FormFields& fields) const;

    /// A published page by its file; nullptr where there is none.
    [[nodiscard]] const QByteArray* published(const QString& file) const;
    /// All pages that hold something, those of the room before those that are published.
    [[nodiscard]] const std::vector<PageLink>& allPages() const { return m_allPages; }
    /// In the order of the standings; none where the event has no standings.
    [[nodiscard]] const std::vector<PhoneRank>& ranks() const { return m_ranks; }
    /// The first page. body: below what the event is called.
    [[nodiscard]] QByteArray overview(const Html& body, int refreshSeconds) const;
    /// A page of the room, with the links of all. body: below its heading.
    [[nodiscard]] QByteArray page(PhonesPage page, const Html& body, int refreshSeconds = 0) const;
    /// A page of the second desk, which runs its script. style: beside that of all pages; body: its
    /// heading and all else.
    [[nodiscard]] QByteArray deskPage(const QString& title, const Html& style,
                                      const Html& body) const;
    /// What is said where there is no page, under a heading.
    [[nodiscard]] QByteArray message(const QString& heading, const QString& sentence) const;
    [[nodiscard]] QString title(PhonesPage page) const;

    /// The players whom three letters or more of a name mean, in the order of the desk's own
    /// search.
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
    std::vector<PageLink> m_links; // of all pages
    std::vector<PageLink> m_allPages;
    std::vector<PhoneRank> m_ranks;
    std::map<QString, QByteArray> m_published;
};

/// Of what is typed as a name or a question.
inline constexpr qsizetype longestName = 100; // letters

/// Letters of a name by which somebody is looked for: so many at least.
inline constexpr int fewestLetters = 3;
[[nodiscard]] bool hasEnoughLetters(const QString& typed);

} // namespace mentat
