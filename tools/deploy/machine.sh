#!/bin/bash
# An empty machine for a test: systemd as process 1, with processes, network, users' files and disk of its own. What it writes is in memory and
# gone with it; what it reads is this machine's disk. Run by machine.mjs in new namespaces.
# machine.sh <empty folder> <workspace, which it has at /srv/toam/build>
set -euo pipefail
folder=$1
workspace=$2
mount --make-rprivate /
mount -t tmpfs -o size=6g disk "$folder"
mkdir "$folder"/{upper,work,root,build,build-work}
mount -t overlay -o "lowerdir=/,upperdir=$folder/upper,workdir=$folder/work" disk "$folder/root"
cd "$folder/root"
mkdir -p srv/toam/build
mount -t overlay -o "lowerdir=$workspace,upperdir=$folder/build,workdir=$folder/build-work" build srv/toam/build
chmod 755 srv/toam srv/toam/build # as git makes it

mount -t proc proc proc
mount --bind proc/sys proc/sys
mount -o remount,bind,ro proc/sys # the kernel is everybody's
for name in sys run dev; do mount -t tmpfs -o mode=755 "$name" "$name"; done
mount -t tmpfs tmp tmp
mkdir -p sys/fs/cgroup dev/shm dev/pts
chmod 1777 dev/shm
mount -t cgroup2 cgroup sys/fs/cgroup
mount -o remount,ro sys
mount -t devpts -o newinstance,ptmxmode=666 devpts dev/pts
# nodes of its own: what is done to them there is not done to ours
while read -r name major minor; do mknod -m 666 "dev/$name" c "$major" "$minor"; done <<END
null 1 3
zero 1 5
full 1 7
random 1 8
urandom 1 9
tty 5 0
END
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
for number in 0:stdin 1:stdout 2:stderr; do ln -s "/proc/self/fd/${number%:*}" "dev/${number#*:}"; done

# as Debian leaves it: nothing set up, and packages that are here are the newest there are
rm -rf var/lib/apt/lists/* etc/apt/sources.list etc/apt/sources.list.d/* etc/nginx/conf.d/* etc/postgresql var/lib/postgresql/*
rm -rf usr/sbin/policy-rc.d srv/toam/{web,app}
mkdir etc/postgresql
echo toam-machine >etc/hostname
hostname toam-machine
printf '127.0.0.1 localhost toam-machine toam.example.vn\n' >etc/hosts
ip link set lo up

mkdir -p .before
pivot_root . .before
umount -l /.before
mount --make-rshared / # as systemd makes it on a real machine: what it mounts for a unit, such as credentials, comes there by this
export container=unshare
# its services are those that the page starts, not those of this machine
exec /lib/systemd/systemd --system --log-target=null --unit=basic.target </dev/null
