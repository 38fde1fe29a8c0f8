#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QRect;

namespace mentat {

/// Over every page: its title, what of the event it shows, and at the end what the kind keeps
/// there. What it shows stands in a line of its own where it has no room between the others.
class PageHeader : public QWidget {
    Q_OBJECT

public:
    explicit PageHeader(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setContext(const QString& context);
    /// Nullptr: nothing.
    void setEnd(QWidget* end);
    /// All but what is kept at the end: nothing there is aimed at.
    [[nodiscard]] QRect roomOfWords() const;
    /// With the end too, unless something can be pressed there.
    [[nodiscard]] QRect roomOfAll() const;

    /// Where the title and the end have no room beside each other, the end stands below.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void placeParts();
    void placeContext();
    void placeEnd();

    QLabel* m_title;
    QLabel* m_context;
    QWidget* m_end = nullptr;
    QBoxLayout* m_row;      // the three beside each other
    QBoxLayout* m_column;   // that row, and below it what has no room in it
    bool m_isBelow = false; // the context
    bool m_isEndBelow = false;
};

class HeaderNotice;

/// Lays over the words of a header what comes and goes: so nothing on the page moves. The line of
/// the kind, as called clocks, stands at the end of the words, notices over the rest of them; the
/// clock at the end of the header stays seen as long as it can.
class OverHeader : public QObject {
    Q_OBJECT

public:
    /// Both stand in the same widget.
    OverHeader(PageHeader& header, QWidget& host);

    /// nullptr: none any more.
    void setLine(QWidget* line);
    void add(HeaderNotice& notice);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void placeLine(QRect& words, QRect& whole);
    void placeSoon();

    PageHeader& m_header;
    QWidget& m_host;
    QPointer<QWidget> m_line;
    std::vector<HeaderNotice*> m_notices;
    bool m_isDue = false;
};

} // namespace mentat
