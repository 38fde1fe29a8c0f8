#pragma once

#include "app/phones/phones_desk.h"
#include "model/values/times.h"

#include <functional>
#include <mutex>

namespace mentat {

class RulesDesk;

/// The view that phones read now. One thread puts newer ones in, another reads; a reader keeps the
/// one that it began with.
class CurrentView {
public:
    explicit CurrentView(std::shared_ptr<const PhonesView> view) : m_view(std::move(view)) {}
    void set(std::shared_ptr<const PhonesView> view);
    [[nodiscard]] std::shared_ptr<const PhonesView> get() const;

private:
    mutable std::mutex m_mutex;
    std::shared_ptr<const PhonesView> m_view;
};

/// A request that only the desk can answer, with the phone that waits for it.
struct DeskRequest {
    PhonesAct act;
    std::shared_ptr<const PhonesView> view;
    std::shared_ptr<PhonesTicket> ticket;
};

/// What is said of a request that is not answered, by the status of HTTP.
[[nodiscard]] QByteArray refusalPageOf(const PhonesView& view, int status);
/// Into the log: what was asked for, without what was typed, and what went wrong.
void logRoomFault(const QString& what, const std::exception& fault);

/// What stands behind the addresses of the room: what the view says is answered at once, all else
/// goes to the desk.
class PhonesSite final : public PhonesHandler {
public:
    /// Called on the server's thread; has the window's thread do it.
    using ToDesk = std::function<void(DeskRequest)>;

    /// Called on the server's thread, of an address: it tried too many codes, or most of the
    /// connections are its own while all are taken.
    using Told = std::function<void(const QString& address)>;

    /// The clock is read on the server's thread.
    PhonesSite(std::shared_ptr<const CurrentView> view, const Clock& clock, ToDesk toDesk,
               Told locked = {}, Told crowded = {});
    ~PhonesSite() override;

    void handle(const PhonesRequest& request, const std::shared_ptr<PhonesTicket>& ticket) override;
    [[nodiscard]] bool triesCode(const PhonesRequest& request) const override;
    void isLockedOut(const QString& address) override;
    void isCrowded(const QString& address) override;
    void hasFailed(const PhonesRequest& request, const std::exception& fault) override;
    [[nodiscard]] QByteArray refusalPage(int status) const override;

private:
    using View = std::shared_ptr<const PhonesView>;
    [[nodiscard]] VenueTime now() const;
    /// What is answered from the view; absent: the desk answers.
    [[nodiscard]] std::optional<PhonesReply> read(const View& view, const PhonesRequest& request,
                                                  const std::shared_ptr<PhonesTicket>& ticket);
    /// The first page, for whose phone it is; which is kept where the address says it anew.
    [[nodiscard]] PhonesReply overview(const PhonesView& view, const PhonesRequest& request,
                                       const QString& typed) const;
    [[nodiscard]] std::optional<PhonesReply> checkIn(const View& view, const PhonesRequest& request,
                                                     const std::shared_ptr<PhonesTicket>& ticket);
    [[nodiscard]] std::optional<PhonesReply> ourResult(const View& view,
                                                       const PhonesRequest& request,
                                                       const std::shared_ptr<PhonesTicket>& ticket);
    [[nodiscard]] const RulesDesk* rules();

    std::shared_ptr<const CurrentView> m_view;
    const Clock& m_clock;
    ToDesk m_toDesk;
    Told m_locked;
    Told m_crowded;
    std::unique_ptr<RulesDesk> m_rules; // of this thread; made when first needed
    bool m_hasNoRules = false;
};

} // namespace mentat
