#pragma once

#include <QLocale>
#include <QStringList>
#include <QTranslator>

#include <memory>

namespace mentat {

/// The languages that the program speaks: English, in which its sources are written, and those
/// with a file "mentat_de.qm" in one of the folders.
class Translations {
public:
    /// folders: the first that has a language counts; need not exist.
    explicit Translations(QStringList folders = {});

    /// Codes of locales ("en", "de"), English first, the others by their own names.
    [[nodiscard]] QStringList languages() const;
    /// What a language calls itself: "Deutsch".
    [[nodiscard]] static QString nameOf(const QString& language);

    /// The one to speak, where the person has chosen this (empty: as the desktop does); where
    /// there is no file for it, English.
    [[nodiscard]] QString spoken(const QString& chosen, const QLocale& desktop) const;
    /// nullptr for English.
    [[nodiscard]] std::shared_ptr<QTranslator> translator(const QString& language) const;

private:
    [[nodiscard]] QString fileOf(const QString& language) const;

    QStringList m_folders;
};

/// The texts of the source are English, with their plurals in brackets: "%n player(s) (is|are)
/// in". This makes English of them, as the wording of sentences does for its own.
class EnglishPlurals : public QTranslator {
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    [[nodiscard]] QString translate(const char* context, const char* sourceText,
                                    const char* disambiguation = nullptr,
                                    int n = -1) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace mentat
