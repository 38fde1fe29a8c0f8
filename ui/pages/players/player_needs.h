#pragma once

#include "ui/desk/page.h"

class QLabel;
class QVBoxLayout;

namespace mentat {

/// What a player needs in order to play the final, as the event's format says it; hidden where it
/// says nothing. Asked for only while it can be seen: that is a search.
class PlayerNeeds : public QWidget {
    Q_OBJECT

public:
    explicit PlayerNeeds(OpenBook& book, QWidget* parent = nullptr);

    /// Where on the page Players it is asked of somebody, and of whom such an address does; absent:
    /// it is another address.
    [[nodiscard]] static QString addressOf(const PlayerId& player);
    [[nodiscard]] static std::optional<PlayerId> askedBy(const QString& address);

    void ask(const std::optional<PlayerId>& player);
    /// To be called when the player is looked at.
    void answer();

private:
    void showLines(const QStringList& lines);

    OpenBook& m_book;
    std::optional<PlayerId> m_player;
    bool m_isAsked = false;
    QVBoxLayout* m_column;
    std::vector<QLabel*> m_lines;
};

} // namespace mentat
