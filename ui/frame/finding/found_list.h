#pragma once

#include "ui/desk/find_entries.h"

#include <QAbstractListModel>
#include <QListView>

namespace mentat {

class DeskTheme;

/// What a query has found, the best first.
class FoundModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { EntryDetail = Qt::UserRole, EntryWord };

    using QAbstractListModel::QAbstractListModel;

    /// The entries outlive what is shown of them.
    void setFound(std::vector<const FindEntry*> found);
    [[nodiscard]] const FindEntry& entry(const QModelIndex& index) const {
        return *m_found[static_cast<size_t>(index.row())];
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<const FindEntry*> m_found;
};

/// The list of what was found, one line each: what it is called, more about it, what it is. The
/// keys are typed elsewhere: it never takes the focus.
class FoundList : public QListView {
    Q_OBJECT

public:
    explicit FoundList(const DeskTheme& theme, QWidget* parent = nullptr);

    [[nodiscard]] FoundModel& found() { return *m_found; }
    /// Marks another row, as far as there are some.
    void moveMark(int rows);
    [[nodiscard]] int rowsPerPage() const;

private:
    FoundModel* m_found;
};

} // namespace mentat
