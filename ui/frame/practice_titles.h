#pragma once

#include <QObject>

#include <functional>

namespace mentat {

/// Puts "Practice" before the title of every window and dialog that opens while somebody practises,
/// and takes it away again from those that stay.
class PracticeTitles : public QObject {
    Q_OBJECT

public:
    PracticeTitles(std::function<bool()> isPractising, QObject* parent);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::function<bool()> m_isPractising;
};

} // namespace mentat
