#!/bin/sh
# Lays the newest base backup into an empty data directory and tells PostgreSQL to go on with the archived segments when it starts:
# to the last of them, or to a moment. Run it as postgres. restore.sh <folder of the backup> <data directory> [2026-05-01 09:30:00+07]
set -eu
umask 077
from=$(realpath "$1")
data=$2
moment=${3:-}
if [ -e "$data" ] && [ -n "$(ls -A "$data")" ]; then
  echo "$data is not empty: move it aside first" >&2
  exit 1
fi
limit=$(date -u -d "${moment:-now}" +%Y-%m-%dT%H-%M-%SZ)
# names are times: the newest that was made before that moment
base=$(ls -d "$from"/base/*Z | awk -v limit="$from/base/$limit" '$0 <= limit' | tail -n 1)
if [ -z "$base" ]; then
  echo "no base backup in $from/base before $limit" >&2
  exit 1
fi
mkdir -p "$data"
chmod 700 "$data"
tar -xzf "$base/base.tar.gz" -C "$data"
tar -xzf "$base/pg_wal.tar.gz" -C "$data/pg_wal"

auto="$data/postgresql.auto.conf"
# those of an earlier restore came along
sed -i -E '/^(restore_command|recovery_target)/d' "$auto"
echo "restore_command = 'gzip -dc \"$from/wal/%f.gz\" > \"%p\"'" >>"$auto"
if [ -n "$moment" ]; then
  printf "recovery_target_time = '%s'\nrecovery_target_action = 'promote'\n" "$moment" >>"$auto"
fi
touch "$data/recovery.signal"
echo "restored $base, PostgreSQL goes on from there when it starts"
