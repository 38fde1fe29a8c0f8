#pragma once

#include <QObject>

namespace mentat {

/// The system asks the program to end: by SIGTERM, as at log-out and shutdown, by SIGINT or SIGHUP.
/// Then nobody is there to answer a question, but there is time to close what is open. On Windows
/// a window is asked by itself, and nothing comes here. One at a time.
class EndRequest : public QObject {
    Q_OBJECT

public:
    EndRequest();
    ~EndRequest() override;

Q_SIGNALS:
    void asked();
};

} // namespace mentat
