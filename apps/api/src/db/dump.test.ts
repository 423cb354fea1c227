import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { count } from 'drizzle-orm';
import { users } from '../modules/users/user.schema';
import { pgliteTemplate } from '../testing/template';
import { insertUser } from '../testing/insert-user';
import { db, useDatabase } from './db';
import { listDumps, writeDump } from './dump';
import type { EmbeddedEngine } from './engine';
import { databaseFolder, dumpFolder, dumpWhatChanged } from './open-database';
import { openPglite } from './pglite.engine';
import { restore } from './restore';

let dataDir: string;
let engine: EmbeddedEngine;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'toam-dump-'));
});
afterEach(() => useDatabase(undefined));

const close = async () => {
  useDatabase(undefined);
  await engine.close();
};

test('a dump restores what it held, and the database before is kept', async () => {
  engine = await openPglite({ dataDir: databaseFolder(dataDir), loadDataDir: await pgliteTemplate() });
  useDatabase(engine);
  await insertUser({ name: 'Lan' });
  const { file } = await writeDump(engine, dumpFolder(dataDir));
  await insertUser({ name: 'Minh' });
  await close();

  const restored = await restore(dataDir);
  expect(restored).toMatchObject({ dump: file, rows: { users: 1, sessions: 0 } });
  engine = await openPglite({ dataDir: databaseFolder(dataDir) });
  useDatabase(engine);
  expect(await db().select({ name: users.name }).from(users)).toEqual([{ name: 'Lan' }]);
  await insertUser({ name: 'Phúc' });
  await close();

  engine = await openPglite({ dataDir: restored.before ?? '' });
  useDatabase(engine);
  expect(await db().select({ n: count() }).from(users)).toEqual([{ n: 2 }]);
  await close();
  // three databases start, on a machine that tests other things, too
}, 90_000);

test('what is saved while a dump is tried is not taken for dumped', async () => {
  engine = await openPglite({ dataDir: databaseFolder(dataDir), loadDataDir: await pgliteTemplate() });
  useDatabase(engine);
  let meanwhile: () => Promise<unknown> = () => insertUser({ name: 'Lan' });
  const dump = dumpWhatChanged(engine, dataDir, async () => {
    await meanwhile();
    return {};
  });
  expect(await dump()).not.toBeNull();
  meanwhile = async () => undefined;
  expect(await dump()).not.toBeNull();
  expect(await dump()).toBeNull();
  await close();
}, 90_000);

test('a dump that does not restore, or misses rows, never gets its name', async () => {
  const folder = dumpFolder(dataDir);
  const tar = await pgliteTemplate();
  const lying = { snapshot: async () => ({ tar, rows: { sessions: 0, users: 3 }, position: '' }) };
  await expect(writeDump(lying, folder)).rejects.toThrow('the dump holds 0 rows of users instead of 3');
  const torn = { snapshot: async () => ({ tar: tar.slice(0, 1_000_000), rows: { users: 0 }, position: '' }) };
  await expect(writeDump(torn, folder)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});

test('one that breaks off, as of a full disk, leaves nothing that keeps the disk full', async () => {
  const folder = dumpFolder(dataDir);
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const parts = function* () {
    yield Buffer.alloc(1_000_000);
    throw full;
  };
  const tar = { stream: () => Readable.from(parts()) } as unknown as Blob;
  const source = { snapshot: async () => ({ tar, rows: {}, position: '' }) };
  await expect(writeDump(source, folder)).rejects.toThrow(full);
  expect(readdirSync(folder)).toEqual([]);
});

test('the newest 24 are kept, and the last one of each of the newest seven days', async () => {
  const folder = dumpFolder(dataDir);
  await mkdir(folder);
  for (let day = 1; day <= 9; day++) {
    for (const hour of ['08', '20']) writeFileSync(path.join(folder, `2026-01-0${day}T${hour}-00-00Z.tar.gz`), '');
  }
  for (let hour = 0; hour < 24; hour++) {
    writeFileSync(path.join(folder, `2026-01-10T${String(hour).padStart(2, '0')}-00-00Z.tar.gz`), '');
  }
  const empty = { snapshot: async () => ({ tar: await pgliteTemplate(), rows: { users: 0 }, position: '' }) };
  const { file: written } = await writeDump(empty, folder);
  const left = await listDumps(folder);
  expect(left.at(-1)).toBe(path.basename(written));
  expect(left.filter((file) => file.startsWith('2026-01-10'))).toHaveLength(23);
  expect(left.filter((file) => file < '2026-01-10')).toEqual(
    ['05', '06', '07', '08', '09'].map((day) => `2026-01-${day}T20-00-00Z.tar.gz`),
  );
});
