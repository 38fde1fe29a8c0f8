#pragma once

#include <QTextBrowser>

namespace mentat {

/// A read-only text with links: Left and Right go from one link to the next, Enter follows; Tab
/// goes on to the next part of the window, because a page has dozens of links. doSetSource()
/// handles the targets; nothing is loaded automatically.
class LinkedText : public QTextBrowser {
    Q_OBJECT

public:
    explicit LinkedText(QWidget* parent = nullptr);

    /// Shows it with its headings on the type scale (putHeadingsOnScale), at any later zoom.
    void showHtml(const QString& html);

protected:
    void changeEvent(QEvent* event) override;
    void doSetSource(const QUrl& url, QTextDocument::ResourceType type) override = 0;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
};

/// The size of these letters, in points or pixels as they have it, and of Qt's own sizes none.
void setSizeOf(QTextCharFormat& format, const QFont& letters);
/// Gives the headings of a newly set text the sizes of the window's type scale: Qt's own are in
/// between. usual: the window's letters; those of the text may be larger.
void putHeadingsOnScale(QTextDocument& document, const QFont& usual);

} // namespace mentat
