#pragma once

#include "ui/itemmodels/journal_model.h"

#include <QSortFilterProxyModel>

namespace mentat {

/// What the person asks of the journal; all of it must fit.
struct JournalWish {
    QString text;                       // words of the sentence or of players' names, in any order
    std::optional<QString> scorekeeper; // absent: anybody's
    std::optional<JournalPlace> place;  // a heat means its tables too
    QDateTime from;                     // local; invalid: from the beginning
    QDateTime to;                       // within this minute too; invalid: to the end
    friend bool operator==(const JournalWish&, const JournalWish&) = default;
};

/// The entries that fit a wish, in the order of a column.
class JournalFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit JournalFilter(JournalModel& journal, QObject* parent = nullptr);

    void setWish(const JournalWish& wish);
    [[nodiscard]] const JournalRow& rowAt(const QModelIndex& index) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    JournalModel& m_journal;
    JournalWish m_wish;
    QStringList m_words;
};

} // namespace mentat
