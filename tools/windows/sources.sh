# shellcheck shell=bash
# The sources for the Windows program, apart from Mentat's own: name, version, hash, and URL of each
# download. Sourced after steps.sh.
#
# Two lines with one name are the same sources from two packagers: the first one available is used.

: "${logs:?steps.sh comes first}" "${root:?}"

# shellcheck disable=SC2034 # also of libraries.sh and qt.sh
{
    windows=$root/build/windows
    building=$windows/building
    # Several clones of the repository may share one build.
    made=${MENTAT_WINDOWS_PREFIX:-$windows/prefix}
    qt=$made/qt
    deps=$made/deps
    # Folders with archives; downloads go into the last.
    archives=("$windows/sources")
    at_once=$(nproc)
}

# NAME FILE SHA256 URL. Debian's sources where possible, because the Linux program uses the same.
debian=http://deb.debian.org/debian/pool/main
# shellcheck disable=SC2034 # read by fetched()
windows_sources=(
    "qtbase qt6-base_6.4.2+dfsg.orig.tar.xz 4f14b89a9463a540fd84a6718b8519a2297119b454ef547721015a9e9019ae9e $debian/q/qt6-base/qt6-base_6.4.2%2bdfsg.orig.tar.xz"
    "qtsvg qtsvg-6.4.2.tar.xz 59837c38d53789f5d3fb62a25018af2bef339e06def760a63d7f358dee026c28 -"
    "qtsvg qt6-svg_6.4.2.orig.tar.xz b746af3cb1793621d8ed7eae38d9ad5a15541dc2742031069f2ae3fe87590314 $debian/q/qt6-svg/qt6-svg_6.4.2.orig.tar.xz"
    "qtcharts qtcharts-6.4.2.tar.xz 5b5b69f702bb846ea16b90462d0c5ca3960846d563266e0a9c5644b374c64fcb -"
    "qtcharts qt6-charts_6.4.2.orig.tar.xz a1a7c0e08c8870cf97d1c3a2eb3f37681aaed00a63b5b2f70bdf2da878d0a9aa $debian/q/qt6-charts/qt6-charts_6.4.2.orig.tar.xz"
    "sqlite sqlite3_3.40.1.orig.tar.xz aaa776260ab4dc976db34aa7891819484c8676b5b2783123ebc6301e2ca5d655 $debian/s/sqlite3/sqlite3_3.40.1.orig.tar.xz"
    "gmp gmp_6.2.1+dfsg1.orig.tar.xz 471b9e463e04362a0124f215afc5f0a4b99caedeeb62634c61bbc12988efa64c $debian/g/gmp/gmp_6.2.1%2bdfsg1.orig.tar.xz"
    "jpeg libjpeg-turbo_2.1.5.orig.tar.gz 254f3642b04e309fee775123133c6464181addc150499561020312ec61c1bf7c $debian/libj/libjpeg-turbo/libjpeg-turbo_2.1.5.orig.tar.gz"
    "qpdf qpdf_11.3.0.orig.tar.gz 547cee67de77b5c4ef4917e57d2db9c848cfe3aa950361f68d36367a3a03936e $debian/q/qpdf/qpdf_11.3.0.orig.tar.gz"
    "xlsxwriter libxlsxwriter_1.1.4.orig.tar.gz b379eb35fdd9c653ebe72485b9c992f612c7ea66f732784457997d6e782f619b $debian/libx/libxlsxwriter/libxlsxwriter_1.1.4.orig.tar.gz"
    "qrencode qrencode_4.1.1.orig.tar.bz2 e455d9732f8041cf5b9c388e345a641fd15707860f928e94507b1961256a6923 $debian/q/qrencode/qrencode_4.1.1.orig.tar.bz2"
)

# is_file_of_hash FILE SHA256
is_file_of_hash() {
    [[ -f $1 ]] && [[ $(sha256sum -- "$1" | cut -d' ' -f1) == "$2" ]]
}

# fetched NAME: prints the path of the archive, found in the caller's folders ($archives) or
# downloaded into the last of them. Rejects a file with another hash.
fetched() {
    local entry name file hash url folder own=${archives[-1]}
    for entry in "${windows_sources[@]}"; do
        read -r name file hash url <<<"$entry"
        [[ $name == "$1" ]] || continue
        for folder in "${archives[@]}"; do
            if is_file_of_hash "$folder/$file" "$hash"; then
                printf '%s\n' "$folder/$file"
                return 0
            fi
        done
    done
    for entry in "${windows_sources[@]}"; do
        read -r name file hash url <<<"$entry"
        [[ $name == "$1" && $url != - ]] || continue
        mkdir -p -- "$own"
        curl --fail --silent --show-error --location --retry 3 --output "$own/$file.part" "$url" \
            || continue
        if ! is_file_of_hash "$own/$file.part" "$hash"; then
            printf '%s is not the file that was named: its hash is another.\n' "$url" >&2
            return 1
        fi
        mv -- "$own/$file.part" "$own/$file"
        printf '%s\n' "$own/$file"
        return 0
    done
    printf 'The sources of %s could not be downloaded. Put one of these into a folder and name it by --sources:\n' "$1" >&2
    for entry in "${windows_sources[@]}"; do
        read -r name file hash url <<<"$entry"
        [[ $name == "$1" ]] && printf '  %s, sha256 %s\n' "$file" "$hash" >&2
    done
    return 1
}

# unpacked NAME: empties $building/NAME and unpacks the archive there without its top folder.
unpacked() {
    local archive
    archive=$(fetched "$1") || return
    rm -rf -- "${building:?}/$1" "$building/$1-build"
    mkdir -p -- "$building/$1"
    tar --extract --file "$archive" --strip-components 1 --directory "$building/$1"
}
