#!/bin/sh
# A copy of the whole cluster, which archived segments continue; run by toam-base-backup.timer as postgres. Keeps the newest seven
# copies, and the segments that they need. base-backup.sh <folder of the backup> [options of pg_basebackup]
set -eu
umask 077
base="$1/base"
wal="$1/wal"
shift
at=$(date -u +%Y-%m-%dT%H-%M-%SZ)
# of a run that was broken off
rm -rf "$base"/*.part
mkdir -p "$base" "$wal"
touch "$base/started"
# half a copy on a full disk would leave no room to the log until the next night
trap 'rm -rf "$base/$at.part"' EXIT
pg_basebackup --pgdata="$base/$at.part" --format=tar --compress=gzip:1 --checkpoint=fast --no-password "$@"
gzip -t "$base/$at.part"/*.gz
mv "$base/started" "$base/$at.part/started"
mv "$base/$at.part" "$base/$at"
sync -f "$base"

ls -d "$base"/*Z | head -n -7 | xargs -r rm -rf
# what was archived before the oldest copy began; the histories of timelines stay
oldest=$(ls -d "$base"/*Z | head -n 1)
find "$wal" -type f ! -name '*.history.gz' ! -newer "$oldest/started" -delete
echo "base backup $base/$at, $(du -sh "$base/$at" | cut -f1)"
