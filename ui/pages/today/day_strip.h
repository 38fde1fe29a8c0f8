#pragma once

#include "reports/wording/heats/day_card_wording.h"
#include "ui/look/text_label.h"
#include "ui/pages/today/to_do_list.h"

#include <QAbstractButton>

class QLabel;

namespace mentat {

/// A heat or an advanced round: its name and time, one figure, and the figure's meaning.
class DayCardButton : public QAbstractButton {
    Q_OBJECT

public:
    /// figure: the level of its figure.
    explicit DayCardButton(TextLevel figure, QWidget* parent = nullptr);

    /// spoken: everything in one line. isOfTheHour: framed in the accent.
    void setContent(const DayCardText& text, const QString& spoken, bool isOfTheHour);
    /// Wide enough for each text on one line; narrower for a champion.
    [[nodiscard]] int wantedWidth() const;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    TextLabel* m_title;
    TextLabel* m_figure;
    QLabel* m_words;
    bool m_isOfTheHour = false;
};

/// The heats and rounds of an event side by side, of equal width, in as many rows as necessary;
/// each leads to its own page.
class DayStrip : public QWidget {
    Q_OBJECT

public:
    explicit DayStrip(OpenBook& book, QWidget* parent = nullptr);

    /// Keeps the focus where it is.
    void setCards(const std::vector<DayCard>& cards);
    [[nodiscard]] std::vector<QAbstractButton*> buttons() const;

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void leadsTo(const QString& page, const QString& address);

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The number of columns and the size of cards in this room.
    struct Cells {
        int columns = 1;
        int rows = 1;
        QSize size;
    };
    [[nodiscard]] Cells cellsIn(int width) const;
    [[nodiscard]] int wantedWidth() const;
    void place();

    OpenBook& m_book;
    ToDoKeys* m_keys;
    std::vector<DayCard> m_shown;
    std::vector<DayCardButton*> m_cards;
};

} // namespace mentat
