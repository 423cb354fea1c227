import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { Env } from '../env';
import { StartFailure } from '../start-failure';

/** What a backup says of itself. */
const manifest = z.object({
  version: z.literal(1),
  /** ISO time at which the database was read. */
  at: z.string(),
  database: z.enum(['pglite', 'postgres']),
  /** Commit that wrote it; null from a tree with changes. */
  commit: z.string().nullable(),
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
  /** SHA-256 of the database's file, in hex. */
  fingerprint: z.string(),
  /** Uploads beside it; null if they lie in a store. */
  files: z.number().nullable(),
  /** Host and bucket of that store. */
  store: z.string().nullable(),
});

export type Manifest = z.output<typeof manifest>;

const nameOf = (folder: string) => path.join(folder, 'manifest.json');

export const writeManifest = (folder: string, value: Manifest): void =>
  writeFileSync(nameOf(folder), `${JSON.stringify(value, null, 2)}\n`);

/** @throws StartFailure if the folder holds no whole backup */
export function readManifest(folder: string): Manifest {
  if (!existsSync(nameOf(folder)))
    throw new StartFailure(`${folder} không phải một bản sao lưu trọn vẹn: thiếu manifest.json.`);
  return manifest.parse(JSON.parse(readFileSync(nameOf(folder), 'utf8')));
}

export const databaseFile = (folder: string, database: Manifest['database']): string =>
  path.join(folder, database === 'postgres' ? 'database.dump' : 'database.tar.gz');

export async function fingerprintOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** The variables of `keys.env`. Who restores elsewhere needs them: without them file addresses and stored passwords are lost. */
export const keyLines = ({ SIGNING_KEY, SECRETS_KEY, SECRETS_KEYS_BEFORE }: Env): string =>
  [
    `SIGNING_KEY=${SIGNING_KEY}`,
    `SECRETS_KEY=${SECRETS_KEY}`,
    ...(SECRETS_KEYS_BEFORE.length ? [`SECRETS_KEYS_BEFORE=${SECRETS_KEYS_BEFORE.join(',')}`] : []),
  ].join('\n') + '\n';

/** Names of keys that differ between the backup and this environment. */
export function differentKeys(folder: string, env: Env): string[] {
  const there = readFileSync(path.join(folder, 'keys.env'), 'utf8').trim().split('\n');
  const here = new Set(keyLines(env).trim().split('\n'));
  return there.filter((line) => !here.has(line)).map((line) => line.split('=', 1)[0]!);
}
