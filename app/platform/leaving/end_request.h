#pragma once

#include <QObject>

namespace mentat {

/// The system asks the program to end: SIGTERM, as at logout and shutdown, SIGINT, or SIGHUP.
/// Nobody can answer a question then, but there is time to close what is open. On Windows the
/// windows are asked instead, and this does nothing. Only one instance at a time.
class EndRequest : public QObject {
    Q_OBJECT

public:
    EndRequest();
    ~EndRequest() override;

Q_SIGNALS:
    void asked();
};

} // namespace mentat
