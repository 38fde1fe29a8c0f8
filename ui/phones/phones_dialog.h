#pragma once

#include "app/platform/network_addresses.h"
#include "reports/qr_code.h"
#include "ui/phones/phones_keeper.h"

#include <QDialog>
#include <QWidget>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;

namespace mentat {

/// A text as a QR code: dark on light in any theme, with the margin that cameras need.
class QrLabel : public QWidget {
    Q_OBJECT

public:
    explicit QrLabel(QWidget* parent = nullptr);

    /// Empty: nothing is painted. spoken: its name for screen readers.
    void setText(const QString& text, const QString& spoken);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<QrCode> m_code;
};

/// Starts and stops serving the phones in the room, and shows how to connect.
class PhonesDialog : public QDialog {
    Q_OBJECT

public:
    PhonesDialog(PhonesKeeper& keeper, std::vector<NetworkAddress> places,
                 QWidget* parent = nullptr);

Q_SIGNALS:
    /// Of the address, for the wall.
    void posterWanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void addButtons();
    void addPlaces();
    void start();
    void showState();
    void keepChoice();
    [[nodiscard]] QString worded(PhonesObstacle obstacle) const;
    /// The state, in a sentence or two.
    [[nodiscard]] QString stateText() const;
    /// How to reach the second desk; empty if there is none.
    [[nodiscard]] QString pinText() const;

    PhonesKeeper& m_keeper;
    std::vector<NetworkAddress> m_places;
    QString m_obstacle; // why the last start failed
    QFormLayout* m_form;
    QComboBox* m_network;
    QSpinBox* m_port;
    QCheckBox* m_allWait;
    QCheckBox* m_report;
    QCheckBox* m_secondDesk;
    QLabel* m_state;
    QLabel* m_address;
    QLabel* m_pin; // with the address of the second desk
    QrLabel* m_code;
    QPushButton* m_start = nullptr;
    QPushButton* m_stop = nullptr; // in its place while phones are served, and plain: stopping is
                                   // not why users come here
    QPushButton* m_poster = nullptr;
    QPushButton* m_close = nullptr;
};

} // namespace mentat
