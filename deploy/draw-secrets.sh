#!/bin/sh
# Draws the secrets of compose.yaml, one to a file, into a folder that is not there yet. draw-secrets.sh deploy/secrets
set -eu
umask 077
mkdir "$1"
cd "$1"
draw() { openssl rand -hex 24; }
for name in OWNER_PASSWORD SERVING_PASSWORD STORE_ROOT_PASSWORD STORE_PASSWORD SIGNING_KEY SECRETS_KEY ADMIN_PASSWORD; do draw >$name; done
echo "postgres://toam:$(cat OWNER_PASSWORD)@database/toam" >OWNER_DATABASE_URL
echo "postgres://toam_app:$(cat SERVING_PASSWORD)@database/toam" >DATABASE_URL
echo "s3://toam:$(cat STORE_PASSWORD)@store:9000/toam?tls=0" >FILES_URL
# compose mounts them as they are, and the processes of the API are 1000
[ "$(id -u)" != 0 ] || chown 1000 ./*
