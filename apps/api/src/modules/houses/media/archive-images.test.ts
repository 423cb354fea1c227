import { randomUUID } from 'node:crypto';
import { Role } from '@toam/domain/actor';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../audit/audit.schema';
import { db } from '../../../db/db';
import { insertRow } from '../../../db/rows';
import { files } from '../../../files/files';
import { allRows } from '../../../testing/all-rows';
import { anActor } from '../../../testing/an-actor';
import { insertHouse } from '../../../testing/insert-house';
import { insertSession, insertUser } from '../../../testing/insert-user';
import { temporaryFolder } from '../../../testing/real-process';
import { as, realAddress, testApp } from '../../../testing/test-app';
import { images } from '../../media/media.schema';
import { houseImages } from './house-media.schema';
import { houses } from '../house.schema';

testApp({ listens: true, env: { DATA_DIR: temporaryFolder('archive') } });

const owner = anActor({ id: 7 });
const colleague = anActor({ id: 8 });
const admin = anActor({ id: 2, role: Role.admin });

/** Stores a picture with known content. An archive does not check the content. */
async function insertPicture(house_id: number, kind: 'public' | 'internal', position: number, content: Buffer) {
  const key = randomUUID();
  await files().storage.put(`images/${key.slice(0, 2)}/${key}/main.webp`, content, 'image/webp');
  const image = await insertRow(images, {
    key,
    upright_key: key,
    name: 'chu nha 0903618274.jpg',
    width: 4,
    height: 3,
    bytes: content.length,
    is_public: kind === 'public',
    uploaded_by: 7,
  });
  await db().insert(houseImages).values({ house_id, image_id: image.id, kind, position });
  return key;
}

/** Houses 1, 2 and 3: a shared one with two public pictures and an internal one, a private one with one picture, and one with none. */
async function fixture() {
  for (const { id, role } of [owner, colleague, admin]) await insertUser({ id, role });
  await insertHouse({ user_id: 7, public: 1, public_approval: 1 });
  await insertHouse({ user_id: 7 });
  await insertHouse({ user_id: 7, public: 1, public_approval: 1 });
  await insertPicture(1, 'public', 0, Buffer.from('mat tien'));
  await insertPicture(1, 'public', 1, Buffer.from('phong khach'));
  await insertPicture(1, 'internal', 0, Buffer.from('so hong'));
  await insertPicture(2, 'public', 0, Buffer.from('chua chia se'));
}

/** Names of the files, from the list at the archive's end. */
const namesIn = (zip: Buffer) => [...new Set(zip.toString('latin1').match(/BDS-\d+\/[\w.-]+?\.webp/g))];

test('the owner gets all pictures of a house in their order, under names that say nothing about people', async () => {
  await fixture();
  const reply = await as(owner).get('/house/1/image/zip');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(reply.rawPayload.length),
    'content-disposition': expect.stringContaining('BDS-1.zip'),
  });
  expect(namesIn(reply.rawPayload)).toEqual(['BDS-1/01.webp', 'BDS-1/02.webp', 'BDS-1/noi-bo-01.webp']);
  for (const content of ['mat tien', 'phong khach', 'so hong']) expect(reply.rawPayload.includes(content)).toBe(true);
  expect(reply.rawPayload.includes('0903618274')).toBe(false);
});

test('a colleague gets what the page shows, a marketer the public ones, and nobody a house that they do not see', async () => {
  await fixture();
  const one = await as(colleague).get('/house/1/image/zip');
  expect(namesIn(one.rawPayload)).toEqual(['BDS-1/01.webp', 'BDS-1/02.webp', 'BDS-1/noi-bo-01.webp']);
  expect(one.rawPayload.includes('so hong')).toBe(true);
  const several = await as(colleague).get('/house/image/zips?houseIds=2,1,99');
  expect(namesIn(several.rawPayload)).toEqual(['BDS-1/01.webp', 'BDS-1/02.webp', 'BDS-1/noi-bo-01.webp']);
  const marketed = await as(anActor({ id: 9, role: Role.marketer })).get('/house/1/image/zip');
  expect(namesIn(marketed.rawPayload)).toEqual(['BDS-1/01.webp', 'BDS-1/02.webp']);
  expect(marketed.rawPayload.includes('so hong')).toBe(false);
  expect((await as(colleague).get('/house/2/image/zip')).statusCode).toBe(403);
});

test('several houses have a folder each; how much it is can be asked before, and fetching it is recorded', async () => {
  await fixture();
  const size = await as(admin).post('/house/image/zips/size', { houses: [1, 2, 3] });
  expect(size.json().data).toEqual({ images: 4, bytes: 38, houses: 2 });
  expect(await allRows(auditEntries)).toEqual([]);
  const reply = await as(admin).get('/house/image/zips?houseIds=1,2,3');
  expect(namesIn(reply.rawPayload)).toContain('BDS-2/01.webp');
  expect(await allRows(auditEntries)).toEqual([
    expect.objectContaining({
      user_id: 2,
      action: 'image_archive',
      noun: 'house',
      count: 4,
      detail: { houses: [1, 2] },
    }),
  ]);
});

test.each([
  ['a house without pictures', '/house/3/image/zip', 404],
  ['a house that is not there', '/house/99/image/zip', 404],
  ['no house of several', '/house/image/zips?houseIds=3,99', 404],
  ['no ids', '/house/image/zips?houseIds=', 422],
  ['ids that are none', '/house/image/zips?houseIds=1,x', 422],
  ['too many', `/house/image/zips?houseIds=${Array.from({ length: 201 }, (_, at) => at + 1).join(',')}`, 422],
])('%s is refused', async (_what, path, status) => {
  await fixture();
  expect((await as(owner).get(path)).statusCode).toBe(status);
});

test('a deleted house has no archive', async () => {
  await fixture();
  await db().update(houses).set({ deleted_at: new Date() }).where(eq(houses.id, 1));
  expect((await as(admin).get('/house/1/image/zip')).statusCode).toBe(404);
});

test('a picture that the store has lost breaks the download instead of leaving it out, and the turn is given back', async () => {
  await fixture();
  const key = await insertPicture(1, 'internal', 1, Buffer.from('mat roi'));
  await files().storage.remove(`images/${key.slice(0, 2)}/${key}/main.webp`);
  const address = realAddress();
  const fetched = async (path: string) =>
    fetch(`${address}/api${path}`, { headers: { cookie: `USER_TOKEN=${await insertSession(7)}` } });
  const broken = await fetched('/house/1/image/zip');
  await expect(broken.arrayBuffer()).rejects.toThrow();
  const next = await fetched('/house/2/image/zip');
  expect(next.status).toBe(200);
  expect((await next.arrayBuffer()).byteLength).toBe(Number(next.headers.get('content-length')));
});
