#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

#include <vector>

class QBoxLayout;
class QLabel;
class QRect;

namespace mentat {

/// Above every page: its title, its context, and at the end the kind's own part. The context wraps
/// to its own line if it does not fit between the others.
class PageHeader : public QWidget {
    Q_OBJECT

public:
    explicit PageHeader(QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setContext(const QString& context);
    /// nullptr: nothing.
    void setEnd(QWidget* end);
    /// Everything except the end part: nothing here is a target of clicks.
    [[nodiscard]] QRect roomOfWords() const;
    /// Includes the end part, unless it has a button.
    [[nodiscard]] QRect roomOfAll() const;
    /// Where a line over the words begins that would begin here: far enough to the left that it
    /// hides title and context whole, or leaves them whole with air between.
    [[nodiscard]] int beginOfLine(int left) const;

    /// If title and end part do not fit side by side, the end part goes below.
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
    QBoxLayout* m_row;      // the three side by side
    QBoxLayout* m_column;   // that row, and below it the part that does not fit
    bool m_isBelow = false; // the context
    bool m_isEndBelow = false;
};

class HeaderNotice;

/// Lays transient lines over the header's words, so that nothing on the page moves. The kind's
/// line, for example of called clocks, is at the end of the words, notices cover the rest of them;
/// the clock at the end of the header stays visible as long as possible.
class OverHeader : public QObject {
    Q_OBJECT

public:
    /// Both are in the same widget.
    OverHeader(PageHeader& header, QWidget& host);

    /// nullptr: none from now on.
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
