import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { run, workspace } from '../commands/terminal.mjs';

/** PostgreSQL's program, as far as our script sees it. */
const programs = (script) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'toam-programs-'));
  writeFileSync(path.join(folder, 'pg_basebackup'), `#!/bin/sh\nto=\${1#--pgdata=}\nmkdir -p "$to"\n${script}\n`);
  chmodSync(path.join(folder, 'pg_basebackup'), 0o755);
  return folder;
};

const copy = (to, script) =>
  run('sh', [path.join(workspace, 'deploy/postgresql/base-backup.sh'), to], {
    env: { PATH: `${programs(script)}:${process.env.PATH}` },
  });

test('a copy that breaks off, as of a full disk, leaves the room to the log, and the copies before', async () => {
  const to = mkdtempSync(path.join(os.tmpdir(), 'toam-base-'));
  mkdirSync(path.join(to, 'base/2020-01-01T00-00-00Z'), { recursive: true });
  const { code, output } = await copy(to, `echo half >"$to/base.tar.gz"; echo 'No space left on device' >&2; exit 1`);
  assert.equal(code, 1, output);
  assert.deepEqual(
    readdirSync(path.join(to, 'base')).filter((name) => name !== 'started'),
    ['2020-01-01T00-00-00Z'],
  );
});

test('one that succeeds has its name', async () => {
  const to = mkdtempSync(path.join(os.tmpdir(), 'toam-base-'));
  const { code, output } = await copy(to, `echo all | gzip >"$to/base.tar.gz"`);
  assert.equal(code, 0, output);
  const [name, ...more] = readdirSync(path.join(to, 'base'));
  assert.deepEqual([/^\d{4}-.*Z$/.test(name), more], [true, []]);
  assert.ok(existsSync(path.join(to, 'base', name, 'started')));
});
