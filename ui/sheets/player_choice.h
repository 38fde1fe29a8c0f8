#pragma once

#include "app/session/people/name_search.h"

#include <QFrame>

#include <memory>
#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;

namespace mentat {

/// Finds a player of the event by a few letters, as at the desk; Enter takes the marked one, Escape
/// gives it up.
class PlayerChoice : public QFrame {
    Q_OBJECT

public:
    explicit PlayerChoice(QWidget* parent = nullptr);

    /// title: what for.
    void offer(const QString& title, const Book& book, const Event& event);

Q_SIGNALS:
    void chosen(const mentat::PlayerId& player);
    void givenUp();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showMatches();
    void choose();

    std::unique_ptr<NameSearch> m_search;
    std::vector<std::pair<PlayerId, QString>> m_names;
    std::vector<PlayerId> m_shown;
    QLabel* m_title;
    QLineEdit* m_field;
    QListWidget* m_list;
};

} // namespace mentat
