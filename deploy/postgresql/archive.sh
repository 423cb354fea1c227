#!/bin/sh
# PostgreSQL's archive_command: one segment of the log, compressed, under its name only when it is whole and on the disk.
# archive.sh <path of the segment> <its name> <folder of the backup>
set -eu
umask 077
to="$3/wal/$2.gz"
# sent before a crash: the same is fine, another is not
if [ -e "$to" ]; then
  gzip -dc "$to" | cmp -s - "$1"
  exit
fi
mkdir -p "$3/wal"
gzip -1 <"$1" >"$to.part"
sync "$to.part"
mv "$to.part" "$to"
sync "$3/wal"
