import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { statusOfCode } from '@toam/contracts/failure';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { db } from '../../db/db';
import { openStorage } from '../../files/storage';
import { files as fileStore, useFiles } from '../../files/files';
import { findSession } from '../../sessions/find-session';
import { revokeSessions } from '../../sessions/revoke-sessions';
import { anActor } from '../../testing/an-actor';
import { insertSession, insertUser } from '../../testing/insert-user';
import { objectStore } from '../../testing/object-store';
import { temporaryFolder } from '../../testing/real-process';
import { as, testApp, testEnv } from '../../testing/test-app';
import { files } from './media.schema';
import { rotateImage } from './change-image';
import { imagePath } from './image-store';
import { findImage } from './media.queries';
import { storeFile } from './store-file';
import { storeImage } from './store-image';

const store = objectStore();
const folder = temporaryFolder('failed-upload');
testApp();

const agent = anActor({ id: 7 });
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const documents = path.join(folder, 'files', 'documents');

const inFolder = () => testEnv({ DATA_DIR: folder });
const inStore = () => testEnv({ DATA_DIR: folder, FILES_URL: store().url });

/** Keys of the documents in the folder. */
const inDocuments = async (): Promise<string[]> =>
  readdirSync(path.join(folder, 'files'), { recursive: true, withFileTypes: true }).flatMap((one) =>
    one.isFile() ? one.name : [],
  );

/** Keys that are still in the store, of all that it was ever given. */
async function inBucket(): Promise<string[]> {
  const given = store().requests.flatMap(({ method, url = '' }) => (method === 'PUT' ? (url.split('?')[0] ?? '') : []));
  const storage = openStorage(inStore());
  const stored: string[] = [];
  for (const key of given.map((url) => url.replace('/toam/', '')))
    await storage.readBytes(key).then(
      () => stored.push(key),
      () => undefined,
    );
  return stored;
}

/** Puts a file where the documents' folder should be. It acts like a full or broken disk. */
function breakFolder(): void {
  rmSync(documents, { recursive: true, force: true });
  writeFileSync(documents, '');
}
function mendFolder(): void {
  rmSync(documents, { force: true });
}

const send = (name: string) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(pdf)]), name);
  return as(agent).upload('/house/file', form);
};
const rows = () => db().select().from(files);

describe.each([
  ['a folder', inFolder, inDocuments],
  ['an S3 store', inStore, inBucket],
])('a document on its way to %s', (_where, env, stored) => {
  beforeAll(() => {
    mkdirSync(path.join(folder, 'files'), { recursive: true });
    useFiles(env());
  });

  test('is kept, with its row', async () => {
    expect((await send('Sổ hồng.pdf')).statusCode).toBe(200);
    expect([(await rows()).length, (await stored()).length]).toEqual([1, 1]);
  });

  test('that the database refuses leaves no file and no row', async () => {
    const before = await stored();
    await db().execute(sql`alter table files add constraint refused check (name <> 'Hỏng.pdf')`);
    try {
      const reply = await send('Hỏng.pdf');
      expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal']);
    } finally {
      await db().execute(sql`alter table files drop constraint refused`);
    }
    expect([await rows(), await stored()]).toEqual([[], before]);
  });

  test('whose session ends meanwhile leaves no file and no row', async () => {
    const before = await stored();
    await insertUser(agent);
    const session = (await findSession(await insertSession(agent.id)))!;
    await revokeSessions(agent.id);
    const upload = { name: 'Muộn.pdf', type: 'application/pdf', bytes: pdf };
    await expect(storeFile(session, upload)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect([await rows(), await stored()]).toEqual([[], before]);
  });

  test('that is no document never gets there', async () => {
    const before = await stored();
    const form = new FormData();
    form.append('file', new Blob(['<html></html>']), 'a.pdf');
    expect((await as(agent).upload('/house/file', form)).statusCode).toBe(415);
    expect([await rows(), await stored()]).toEqual([[], before]);
  });
});

describe('a store that fails itself', () => {
  /** Where a store says that it can't now. */
  const busy = createServer((_request, reply) => reply.writeHead(503).end());
  beforeAll(() => new Promise<void>((listening) => void busy.listen(0, '127.0.0.1', listening)));
  afterAll(() => busy.close());
  const at = (port: number) => testEnv({ FILES_URL: `s3://A:B@127.0.0.1:${port}/toam?tls=0` });

  test.each([
    ['a folder that cannot be written', inFolder, 'internal', breakFolder, mendFolder],
    [
      'a bucket that is not there',
      () => testEnv({ FILES_URL: store().url.replace('/toam?', '/gone?') }),
      'internal',
      null,
      null,
    ],
    // 503 in a process of its own (tools/deploy): in Jest's realm the SDK hides what the network said
    ['a store that is not there', () => at(9), 'internal', null, null],
    ['a store that can not now', () => at((busy.address() as AddressInfo).port), 'unavailable', null, null],
  ] as const)('%s: the answer is a failure, and there is no row', async (_what, env, code, spoil, mend) => {
    useFiles(env());
    spoil?.();
    try {
      const reply = await send('Sổ hồng.pdf');
      expect([reply.statusCode, reply.json().code]).toEqual([statusOfCode[code], code]);
      expect(await rows()).toEqual([]);
    } finally {
      mend?.();
    }
  });

  test('is told by its own failure, also where what it took cannot be taken away again', async () => {
    useFiles(testEnv({ FILES_URL: 's3://A:B@127.0.0.1:9/toam?tls=0' }));
    await insertUser(agent);
    const session = (await findSession(await insertSession(agent.id)))!;
    const upload = { name: 'a.pdf', type: 'application/pdf', bytes: pdf };
    await expect(storeFile(session, upload)).rejects.toThrow(/Cannot write file/);
  });
});

describe('a record whose COMMIT was made, and its answer lost', () => {
  /** The next transaction is made, and its connection breaks before it says so. */
  function loseAnswer(): void {
    const handle = db();
    const { transaction } = handle;
    jest.spyOn(handle, 'transaction').mockImplementationOnce(async (...given) => {
      await Reflect.apply(transaction, handle, given);
      throw new Error('Connection terminated unexpectedly');
    });
  }

  test('has its bytes: a turned picture, and a document', async () => {
    useFiles(inFolder());
    await insertUser(agent);
    const session = (await findSession(await insertSession(agent.id)))!;
    const bytes = await sharp({ create: { width: 4, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { id } = await storeImage(session, { name: 'a.png', type: 'image/png', bytes }, { rotation: 0 });
    loseAnswer();
    await expect(rotateImage(session, id, 90)).rejects.toThrow('terminated');
    const turned = (await findImage(id))!;
    expect(turned.rotation).toBe(90);
    expect(await fileStore().storage.readBytes(imagePath(turned.key, 'main'))).not.toHaveLength(0);

    loseAnswer();
    const upload = { name: 'a.pdf', type: 'application/pdf', bytes: pdf };
    await expect(storeFile(session, upload)).rejects.toThrow('terminated');
    const [document] = await rows();
    expect(await inDocuments()).toContain(document!.key);
  });
});
