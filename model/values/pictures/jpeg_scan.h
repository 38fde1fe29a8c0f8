#pragma once

#include <QByteArrayView>

#include <array>
#include <optional>
#include <vector>

namespace mentat {

/// The coded blocks of a JPEG, decoded as far as it takes to know that each is there: nothing of
/// what they look like is kept, but where a progressive picture has something already.
class JpegScan {
public:
    /// The head of the picture (SOF), once.
    [[nodiscard]] bool begin(QByteArrayView segment, bool isProgressive);
    /// What values are multiplied with (DQT).
    [[nodiscard]] bool takeQuantizers(QByteArrayView segment);
    /// Huffman tables (DHT) and the number of blocks between restarts (DRI).
    [[nodiscard]] bool takeTables(QByteArrayView segment);
    [[nodiscard]] bool takeInterval(QByteArrayView segment);
    /// A scan (SOS) with the coded bytes behind it, which are taken off.
    [[nodiscard]] bool takeScan(QByteArrayView segment, QByteArrayView& rest);

    [[nodiscard]] bool isTooWide() const { return m_isTooWide; }
    /// Whether every part of the picture had a scan.
    [[nodiscard]] bool isWhole() const;
    [[nodiscard]] qint64 pixels() const { return qint64(m_width) * m_height; }

private:
    struct Table {
        bool isThere = false;
        std::array<int, 17> count{};
        std::vector<quint8> values;
    };
    struct Component {
        int id = 0;
        int wide = 1; // blocks in each unit of all components
        int high = 1;
        int quantizer = 0;
        int columns = 0; // blocks that hold pixels
        int rows = 0;
        int stride = 0; // blocks with those that only fill
        bool hasDc = false;
        std::vector<quint64> known{}; // of each block, which values are not zero; progressive alone
        const Table* dc = nullptr;
        const Table* ac = nullptr;
    };
    /// What a progressive scan is of.
    struct Band {
        int first = 0;
        int last = 63;
        bool isRefined = false;
    };
    class Bits;

    [[nodiscard]] std::optional<std::vector<Component*>> partsOf(QByteArrayView segment);
    [[nodiscard]] bool takeBlocks(const std::vector<Component*>& parts, Bits& bits);
    [[nodiscard]] bool takeUnit(const std::vector<Component*>& parts, int unit, Bits& bits);
    [[nodiscard]] bool takeBlock(Component& part, int column, int row, Bits& bits);
    [[nodiscard]] bool takeDc(Component& part, Bits& bits);
    [[nodiscard]] bool takeAc(Component& part, quint64& known, Bits& bits);
    [[nodiscard]] bool takeRefined(Component& part, quint64& known, Bits& bits);
    [[nodiscard]] static bool passRefined(quint64& known, int& place, int last, int zeros,
                                          Bits& bits);

    std::array<Table, 4> m_dc;
    std::array<Table, 4> m_ac;
    std::vector<Component> m_parts;
    int m_width = 0;
    int m_height = 0;
    int m_unitsAcross = 0;
    int m_unitsDown = 0;
    unsigned m_quantizers = 0; // a bit for each that is there
    int m_interval = 0;
    int m_scans = 0;
    int m_bands = 0; // blocks still to come that hold nothing more of this scan
    Band m_band;
    bool m_isProgressive = false;
    bool m_isTooWide = false;
};

} // namespace mentat
