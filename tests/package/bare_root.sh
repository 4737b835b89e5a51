# A bare Debian 12 in a folder, for scripts that try something in it (in_bare_root.sh, readme_in_bare_root.sh); they source this.
#
#   bare_root [ROOT]    as root: makes the system by debootstrap (minbase) and sets `root`. A named ROOT is kept and used again,
#                       else it is made and removed at the end
#   inside COMMAND…     runs a command there, with a home of its own and no other variable of this machine
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
made=

leave_root() {
  local place
  for place in proc dev/pts; do
    mountpoint -q "$root/$place" && umount "$root/$place"
  done
  [ -z "$made" ] || rm -rf --one-file-system "$made"
}

bare_root() {
  root=${1:-}
  if [ -z "$root" ]; then
    root=$(mktemp -d)
    chmod 755 "$root"  # for the users who read pages and fetch packages in it
    made=$root
  fi
  trap leave_root EXIT
  [ -x "$root/usr/bin/dpkg" ] || debootstrap --variant=minbase bookworm "$root" "$mirror" >/dev/null
  mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
  # A terminal for tests that look at what a program writes to one.
  mountpoint -q "$root/dev/pts" || mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts"
  ln -sf pts/ptmx "$root/dev/ptmx"
  cp -L /etc/resolv.conf "$root/etc/resolv.conf"
  mkdir -p "$root/tmp/player"
}

# A player has a home, and keeps their settings when the packages go: it is not looked at.
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/tmp/player DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"; }

say() { printf '%s\n' "bare root: $*" >&2; }
