#pragma once

#include "ui/desk/page.h"

#include <QPushButton>

namespace mentat {

/// The GM's own rulebooks and FAQs: files of this machine, opened by the desktop's program for
/// them. Only their paths are remembered; what they say is not ours to ship, nor searched.
class OwnDocuments : public QPushButton {
    Q_OBJECT

public:
    explicit OwnDocuments(const PageContext& pageContext, QWidget* parent = nullptr);

private:
    void showMenu();
    void attach();
    void open(const QString& path);
    void forget(const QString& path);
    [[nodiscard]] QStringList paths() const;
    void remember(const QStringList& paths);

    PageContext m_pageContext;
};

} // namespace mentat
