#!/bin/sh
# The role that serves people and owns nothing (docs/install.md, The database); the image of PostgreSQL runs this once, on its empty volume.
set -eu
psql -v ON_ERROR_STOP=1 -q -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<END
\set password \`cat /run/secrets/SERVING_PASSWORD\`
create role toam_app login password :'password';
END
