#include "tests/support/disk/steps_beside_sqlite.h"

#include <QDir>
#include <QFileInfo>

#include <sqlite3.h>

#include <cstring>
#include <mutex>

using namespace Qt::StringLiterals;

namespace mentat::test {

struct TestDisk::State {
    sqlite3_vfs vfs{};
    sqlite3_vfs* real = nullptr;

    mutable std::mutex mutex;
    std::optional<DiskFault> fault;
    int left = 0; // acts until the failure
    bool stays = false;
    bool hasFailed = false;
    bool remembers = false;
    std::vector<DiskStep> steps;

    /// The outcome of this act: SQLITE_OK if it goes ahead, or the fault's code.
    int meet(DiskAct act) {
        const std::scoped_lock lock(mutex);
        if (!fault || fault->act != act)
            return SQLITE_OK;
        --left;
        const bool now = left == 0 || (left < 0 && stays);
        if (!now)
            return SQLITE_OK;
        hasFailed = true;
        return fault->code;
    }
    void add(DiskStep step) {
        const std::scoped_lock lock(mutex);
        if (remembers)
            steps.push_back(std::move(step));
    }
};

namespace {

using State = TestDisk::State;
using Kind = DiskStep::Kind;

State* present = nullptr; // of the active disk
sqlite3* lastConnection = nullptr;
const char* firstWords = nullptr;

/// An open file: SQLite's part first, then ours, then the system's.
struct File {
    sqlite3_file base;
    State* state;
    QString* path;         // nullptr: a temporary file
    bool folderIsUnsynced; // SQLite syncs the folder with a new journal
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

File& fileOf(sqlite3_file* file) {
    return *reinterpret_cast<File*>(file);
}
State& stateOf(sqlite3_vfs* vfs) {
    return *static_cast<State*>(vfs->pAppData);
}

template <class Act>
int unlessFaulty(File& file, DiskAct act, Act really) {
    const int code = file.state->meet(act);
    return code == SQLITE_OK ? really(file.real()) : code;
}

int closeFile(sqlite3_file* handle) {
    File& file = fileOf(handle);
    const int code = file.real()->pMethods ? file.real()->pMethods->xClose(file.real()) : SQLITE_OK;
    delete file.path;
    return code;
}

int readFile(sqlite3_file* handle, void* bytes, int count, sqlite3_int64 place) {
    return unlessFaulty(fileOf(handle), DiskAct::Read, [&](sqlite3_file* real) {
        return real->pMethods->xRead(real, bytes, count, place);
    });
}

int writeFile(sqlite3_file* handle, const void* bytes, int count, sqlite3_int64 place) {
    File& file = fileOf(handle);
    return unlessFaulty(file, DiskAct::Write, [&](sqlite3_file* real) {
        const int code = real->pMethods->xWrite(real, bytes, count, place);
        if (code == SQLITE_OK && file.path)
            file.state->add({Kind::Wrote,
                             *file.path,
                             place,
                             QByteArray(static_cast<const char*>(bytes), count),
                             {}});
        return code;
    });
}

int truncateFile(sqlite3_file* handle, sqlite3_int64 size) {
    File& file = fileOf(handle);
    return unlessFaulty(file, DiskAct::Truncate, [&](sqlite3_file* real) {
        const int code = real->pMethods->xTruncate(real, size);
        if (code == SQLITE_OK && file.path)
            file.state->add({Kind::Cut, *file.path, size, {}, {}});
        return code;
    });
}

int syncFile(sqlite3_file* handle, int) {
    File& file = fileOf(handle);
    return unlessFaulty(file, DiskAct::Sync, [&](sqlite3_file*) {
        if (!file.path)
            return SQLITE_OK;
        file.state->add({Kind::Synced, *file.path, 0, {}, {}});
        if (file.folderIsUnsynced)
            file.state->add({Kind::FolderSynced, QFileInfo(*file.path).path(), 0, {}, {}});
        file.folderIsUnsynced = false;
        return SQLITE_OK;
    });
}

int sizeOfFile(sqlite3_file* handle, sqlite3_int64* size) {
    return unlessFaulty(fileOf(handle), DiskAct::Size,
                        [&](sqlite3_file* real) { return real->pMethods->xFileSize(real, size); });
}

int lockFile(sqlite3_file* handle, int level) {
    return unlessFaulty(fileOf(handle), DiskAct::Lock,
                        [&](sqlite3_file* real) { return real->pMethods->xLock(real, level); });
}

// Unlocking cannot fail.
int unlockFile(sqlite3_file* handle, int level) {
    sqlite3_file* real = fileOf(handle).real();
    return real->pMethods->xUnlock(real, level);
}

int checkReserved(sqlite3_file* handle, int* result) {
    sqlite3_file* real = fileOf(handle).real();
    return real->pMethods->xCheckReservedLock(real, result);
}

int control(sqlite3_file* handle, int operation, void* argument) {
    sqlite3_file* real = fileOf(handle).real();
    return real->pMethods->xFileControl(real, operation, argument);
}

int sectorSize(sqlite3_file* handle) {
    sqlite3_file* real = fileOf(handle).real();
    return real->pMethods->xSectorSize(real);
}

int characteristics(sqlite3_file* handle) {
    sqlite3_file* real = fileOf(handle).real();
    return real->pMethods->xDeviceCharacteristics(real);
}

int mapShared(sqlite3_file* handle, int region, int size, int extend, void volatile** where) {
    return unlessFaulty(fileOf(handle), DiskAct::MapShared, [&](sqlite3_file* real) {
        return real->pMethods->xShmMap(real, region, size, extend, where);
    });
}

int lockShared(sqlite3_file* handle, int offset, int count, int flags) {
    sqlite3_file* real = fileOf(handle).real();
    if ((flags & SQLITE_SHM_UNLOCK) != 0)
        return real->pMethods->xShmLock(real, offset, count, flags);
    return unlessFaulty(fileOf(handle), DiskAct::LockShared, [&](sqlite3_file* file) {
        return file->pMethods->xShmLock(file, offset, count, flags);
    });
}

void barrier(sqlite3_file* handle) {
    sqlite3_file* real = fileOf(handle).real();
    real->pMethods->xShmBarrier(real);
}

int unmapShared(sqlite3_file* handle, int remove) {
    sqlite3_file* real = fileOf(handle).real();
    return real->pMethods->xShmUnmap(real, remove);
}

const sqlite3_io_methods methods{2,        closeFile,   readFile,        writeFile,  truncateFile,
                                 syncFile, sizeOfFile,  lockFile,        unlockFile, checkReserved,
                                 control,  sectorSize,  characteristics, mapShared,  lockShared,
                                 barrier,  unmapShared, nullptr,         nullptr};

int openFile(sqlite3_vfs* vfs, const char* name, sqlite3_file* handle, int flags, int* outFlags) {
    State& state = stateOf(vfs);
    File& file = fileOf(handle);
    file.base.pMethods = nullptr; // SQLite closes only files that were opened
    if (const int code = state.meet(DiskAct::Open); code != SQLITE_OK)
        return code;
    int existed = 0;
    if (name)
        state.real->xAccess(state.real, name, SQLITE_ACCESS_EXISTS, &existed);
    std::memset(static_cast<void*>(file.real()), 0, static_cast<size_t>(state.real->szOsFile));
    const int code = state.real->xOpen(state.real, name, file.real(), flags, outFlags);
    if (code != SQLITE_OK)
        return code;
    file.base.pMethods = &methods;
    file.state = &state;
    file.path = name ? new QString(plainPath(QString::fromUtf8(name))) : nullptr;
    const int journals = SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_SUPER_JOURNAL | SQLITE_OPEN_WAL;
    file.folderIsUnsynced = (flags & SQLITE_OPEN_CREATE) != 0 && (flags & journals) != 0;
    if (name && !existed)
        state.add({Kind::Made, *file.path, 0, {}, {}});
    return SQLITE_OK;
}

int deleteFile(sqlite3_vfs* vfs, const char* name, int syncFolder) {
    State& state = stateOf(vfs);
    if (const int code = state.meet(DiskAct::Delete); code != SQLITE_OK)
        return code;
    const int code = state.real->xDelete(state.real, name, 0);
    const QString path = plainPath(QString::fromUtf8(name));
    if (code == SQLITE_OK)
        state.add({Kind::Removed, path, 0, {}, {}});
    if (code == SQLITE_OK && syncFolder)
        state.add({Kind::FolderSynced, QFileInfo(path).path(), 0, {}, {}});
    return code;
}

int access(sqlite3_vfs* vfs, const char* name, int flags, int* result) {
    State& state = stateOf(vfs);
    if (const int code = state.meet(DiskAct::Access); code != SQLITE_OK)
        return code;
    return state.real->xAccess(state.real, name, flags, result);
}

// SQLite retries a busy lock; tests need not wait for it.
int sleep(sqlite3_vfs*, int microseconds) {
    return microseconds;
}

int rememberConnection(sqlite3* connection, char**, const void*) {
    lastConnection = connection;
    return firstWords ? sqlite3_exec(connection, firstWords, nullptr, nullptr, nullptr) : SQLITE_OK;
}

} // namespace

bool isOnTestDisk() {
    return present != nullptr;
}

void addStep(DiskStep step) {
    step.path = plainPath(step.path);
    step.newPath = plainPath(step.newPath);
    if (present)
        present->add(std::move(step));
}

QString plainPath(const QString& path) {
    QString plain = QDir::fromNativeSeparators(path);
    for (const auto& [long_, usual] : {std::pair{"//?/UNC/"_L1, "//"_L1}, {"//?/"_L1, ""_L1}}) {
        if (plain.startsWith(long_))
            plain.replace(0, long_.size(), usual);
    }
    return plain;
}

const std::vector<DiskFault>& diskFaults() {
    static const std::vector<DiskFault> faults{
        {"disk full", DiskAct::Write, SQLITE_FULL},
        {"write", DiskAct::Write, SQLITE_IOERR_WRITE},
        {"read", DiskAct::Read, SQLITE_IOERR_READ},
        {"sync", DiskAct::Sync, SQLITE_IOERR_FSYNC},
        {"truncate", DiskAct::Truncate, SQLITE_IOERR_TRUNCATE},
        {"open", DiskAct::Open, SQLITE_CANTOPEN},
        {"delete", DiskAct::Delete, SQLITE_IOERR_DELETE},
        {"size", DiskAct::Size, SQLITE_IOERR_FSTAT},
        {"access", DiskAct::Access, SQLITE_IOERR_ACCESS},
        {"busy", DiskAct::Lock, SQLITE_BUSY},
        {"lock", DiskAct::Lock, SQLITE_IOERR_LOCK},
        {"map", DiskAct::MapShared, SQLITE_IOERR_SHMMAP},
        {"log busy", DiskAct::LockShared, SQLITE_BUSY},
        {"log lock", DiskAct::LockShared, SQLITE_IOERR_SHMLOCK},
    };
    return faults;
}

TestDisk::TestDisk() : m_state(std::make_unique<State>()) {
    sqlite3_initialize();
    State& state = *m_state;
    state.real = sqlite3_vfs_find(nullptr);
    state.vfs = *state.real;
    state.vfs.pNext = nullptr;
    state.vfs.zName = "mentat-test-disk";
    state.vfs.pAppData = &state;
    state.vfs.szOsFile = static_cast<int>(sizeof(File)) + state.real->szOsFile;
    state.vfs.xOpen = openFile;
    state.vfs.xDelete = deleteFile;
    state.vfs.xAccess = access;
    state.vfs.xSleep = sleep;
    if (sqlite3_vfs_register(&state.vfs, 1) != SQLITE_OK)
        qFatal("the test's disk could not be put under SQLite");
    present = &state;
    watchStepsBesideSqlite();
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(rememberConnection));
}

TestDisk::~TestDisk() {
    present = nullptr;
    sqlite3_cancel_auto_extension(reinterpret_cast<void (*)()>(rememberConnection));
    sqlite3_vfs_unregister(&m_state->vfs);
    sqlite3_vfs_register(m_state->real, 1);
    firstWords = nullptr;
}

void TestDisk::failAt(const DiskFault& fault, int number, bool stays) {
    const std::scoped_lock lock(m_state->mutex);
    m_state->fault = fault;
    m_state->left = number;
    m_state->stays = stays;
    m_state->hasFailed = false;
}

void TestDisk::mend() {
    const std::scoped_lock lock(m_state->mutex);
    m_state->fault.reset();
}

bool TestDisk::hasFailed() const {
    const std::scoped_lock lock(m_state->mutex);
    return m_state->hasFailed;
}

void TestDisk::remember() {
    const std::scoped_lock lock(m_state->mutex);
    m_state->remembers = true;
    m_state->steps.clear();
}

std::vector<DiskStep> TestDisk::steps() const {
    const std::scoped_lock lock(m_state->mutex);
    return m_state->steps;
}

size_t TestDisk::stepCount() const {
    const std::scoped_lock lock(m_state->mutex);
    return m_state->steps.size();
}

void TestDisk::runOnLastConnection(const char* sql) {
    if (sqlite3_exec(lastConnection, sql, nullptr, nullptr, nullptr) != SQLITE_OK)
        qFatal("SQLite refuses %s", sql);
}

void TestDisk::runOnEachConnection(const char* sql) {
    firstWords = sql;
}

} // namespace mentat::test
