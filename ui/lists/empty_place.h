#pragma once

#include "ui/look/line_icon.h"

#include <QWidget>

#include <functional>

class QAbstractItemView;

namespace mentat {

class AccentButton;

/// What a list that has nothing yet says in its place: a picture, in one line what will stand
/// there, and the one button that leads to where that is made.
struct EmptyWords {
    LineIcon icon;
    QString line;
    QString button;
};

/// What stands where there is nothing yet.
class EmptyPage : public QWidget {
    Q_OBJECT

public:
    /// lead: what the button does; Enter presses it.
    EmptyPage(const EmptyWords& words, std::function<void()> lead, QWidget* parent = nullptr);

    [[nodiscard]] const QString& line() const { return m_line; }
    [[nodiscard]] AccentButton& button() const { return *m_button; }

private:
    QString m_line;
    AccentButton* m_button;
};

/// Covers a list, with its column titles, while its model has no row; the focus that is given to
/// the list then is the button's.
class EmptyPlace : public EmptyPage {
    Q_OBJECT

public:
    /// list: with its model; the place is its child. lead: what the button does.
    EmptyPlace(QAbstractItemView& list, const EmptyWords& words, std::function<void()> lead);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();

    QAbstractItemView& m_list;
    int m_leastHeight; // of the list with rows
};

} // namespace mentat
