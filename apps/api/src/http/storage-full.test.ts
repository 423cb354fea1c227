import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { endpoint } from '@toam/contracts/endpoint';
import { commonText } from '@toam/contracts/texts/common';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { momentary } from '../audit/audited';
import { db } from '../db/db';
import { files, useFiles } from '../files/files';
import { temporaryFolder } from '../testing/real-process';
import { anonymous, testApp, testEnv } from '../testing/test-app';
import { registerRoute } from './register-route';
import { forgetStorageFull } from './storage-full';

const shape = { method: 'POST', access: 'public', summary: 'Stores', data: z.null() } as const;
const toDisk = endpoint({ ...shape, path: '/test/full/disk' });
const toDatabase = endpoint({ ...shape, path: '/test/full/database' });

/** Every write to it fails as on a full disk: the kernel says so. */
const full = '/dev/full';
const DATA_DIR = temporaryFolder('full');
mkdirSync(path.join(DATA_DIR, 'files/images'), { recursive: true });
symlinkSync(full, path.join(DATA_DIR, 'files/images/1'));

testApp({
  ownApp: true,
  mounts: (app) => {
    registerRoute(app, toDisk, {
      audit: momentary,
      handler: async () => {
        await files().storage.put('images/1', Buffer.from('ảnh'), 'image/webp');
        return null;
      },
    });
    registerRoute(app, toDatabase, {
      audit: momentary,
      handler: async () => {
        // what PostgreSQL says, on both engines
        await db().execute(sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
        return null;
      },
    });
  },
});

beforeAll(() => useFiles(testEnv({ DATA_DIR })));
afterAll(forgetStorageFull);

test.each(['/test/full/disk', '/test/full/database'])(
  'a full disk is told in words, and the health is degraded: %s',
  async (address) => {
    const reply = await anonymous.post(address);
    expect([reply.statusCode, reply.json()]).toEqual([507, { code: 'storage_full', message: commonText.storageFull }]);
    expect(reply.headers['retry-after']).toBe('60');
    const health = await anonymous.get('/health');
    expect([health.statusCode, health.json()]).toEqual([
      200,
      { status: 'degraded', reason: 'storage_full', commit: null },
    ]);
  },
);
