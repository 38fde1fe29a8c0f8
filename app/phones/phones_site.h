#pragma once

#include "app/phones/phones_desk.h"
#include "model/values/times.h"

#include <functional>
#include <mutex>

namespace mentat {

class RulesDesk;

/// The view that phones read. One thread replaces it, another reads; a reader keeps the one that it
/// started with.
class CurrentView {
public:
    explicit CurrentView(std::shared_ptr<const PhonesView> view) : m_view(std::move(view)) {}
    void set(std::shared_ptr<const PhonesView> view);
    [[nodiscard]] std::shared_ptr<const PhonesView> get() const;

private:
    mutable std::mutex m_mutex;
    std::shared_ptr<const PhonesView> m_view;
};

/// A request that only the desk can answer, with the waiting phone.
struct DeskRequest {
    PhonesAct act;
    std::shared_ptr<const PhonesView> view;
    std::shared_ptr<PhonesTicket> ticket;
};

/// The page for a request that failed, by HTTP status.
[[nodiscard]] QByteArray refusalPageOf(const PhonesView& view, int status);
/// Logs what was requested, without typed text, and what went wrong.
void logRoomFault(const QString& what, const std::exception& fault);

/// The addresses of the room: answers from the view at once, and passes everything else to the
/// desk.
class PhonesSite final : public PhonesHandler {
public:
    /// Called on the server's thread; posts to the window's thread.
    using ToDesk = std::function<void(DeskRequest)>;

    /// Called on the server's thread about an address: too many wrong codes, or most of the
    /// connections while all are in use.
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
    /// The answer from the view; absent: the desk answers.
    [[nodiscard]] std::optional<PhonesReply> read(const View& view, const PhonesRequest& request,
                                                  const std::shared_ptr<PhonesTicket>& ticket);
    /// The first page for the phone's owner; stores a new owner from the address.
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
    std::unique_ptr<RulesDesk> m_rules; // of this thread; created on demand
    bool m_hasNoRules = false;
};

} // namespace mentat
