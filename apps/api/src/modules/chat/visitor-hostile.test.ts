import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { db } from '../../db/db';
import { anonymous, testApp } from '../../testing/test-app';
import { images } from '../media/media.schema';
import {
  answers,
  asVisitor,
  begin,
  claim,
  hasSeen,
  hears,
  lan,
  messagesOf,
  says,
  sends,
  visitor,
} from './chat.fixture';

const { app } = testApp();

const script = '<script>alert(1)</script>';
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' }, limitInputPixels: false });

const upload = (token: string, bytes: Buffer, type: string) => {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(bytes)], { type }), 'nha.jpg');
  return asVisitor(token).upload('/public/chat/image', form);
};

/** Sends the picture and gives its bytes as the other side gets them. */
async function sent(token: string, bytes: Buffer): Promise<{ body: Buffer; type: string }> {
  const uploaded = (await upload(token, bytes, 'image/jpeg')).json<{ data: { id: number } }>().data;
  await sends(token, { image_id: uploaded.id, client_key: randomUUID() });
  const { imageURL } = (await hears(token)).list.at(-1)!;
  const reply = await app().inject({ method: 'GET', url: imageURL! });
  return { body: reply.rawPayload, type: String(reply.headers['content-type']) };
}

describe('hostile pictures', () => {
  test.each([
    [
      'an SVG with a script',
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
      'image/svg+xml',
    ],
    ['a page that calls itself a picture', () => Buffer.from(`<html>${script}</html>`), 'image/png'],
    ['a header of a picture, and nothing behind it', () => Buffer.from('GIF89a/*' + script), 'image/gif'],
    ['more than 60 megapixels in a small file', () => plain(8000, 8000).png().toBuffer(), 'image/png'],
  ])('%s is refused, and nothing is stored', async (_what, make, type) => {
    const { token } = await begin();
    expect([415, 422]).toContain((await upload(token, await make(), type)).statusCode);
    expect(await db().select().from(images)).toEqual([]);
  });

  test('a picture that is also a page is drawn anew', async () => {
    const { token } = await begin();
    const picture = await plain(40, 20).jpeg().toBuffer();
    const { body, type } = await sent(token, Buffer.concat([picture, Buffer.from(script)]));
    expect(type).toBe('image/webp');
    expect(body.includes(Buffer.from('script'))).toBe(false);
  });

  test('where a picture was taken is told to nobody', async () => {
    const { token } = await begin();
    const gps = {
      GPSLatitude: '10/1 46/1 0/1',
      GPSLatitudeRef: 'N',
      GPSLongitude: '106/1 42/1 0/1',
      GPSLongitudeRef: 'E',
    };
    const picture = await plain(40, 20)
      .withExif({ IFD0: { Copyright: 'Kẻ lạ' }, IFD3: gps })
      .jpeg()
      .toBuffer();
    expect((await sharp(picture).metadata()).exif).toBeDefined();
    const { body } = await sent(token, picture);
    expect((await sharp(body).metadata()).exif).toBeUndefined();
  });
});

test('what nobody can see is no message and no name, and the number that hides others is nobody’s', async () => {
  const { token } = await begin();
  const unseen = '\u200b\u2060\u3164';
  expect((await sends(token, { text: unseen, client_key: randomUUID() })).json()).toMatchObject({ errors: { text: 'Vui lòng nhập tin nhắn' } }); // prettier-ignore
  const asked = { ...visitor, name: unseen, phone_number: '0000000000' };
  const { statusCode, body } = await anonymous.post('/public/chat/session', asked);
  expect([statusCode, JSON.parse(body)]).toMatchObject([422, { errors: { name: 'Họ tên bắt buộc', phone_number: expect.stringContaining('Số điện thoại không đúng') } }]); // prettier-ignore
});

test('a stranger with somebody’s number gets nothing of theirs from any call', async () => {
  const owner = await begin();
  await says(owner.token, 'Tôi có 5 tỷ, nhà ở 12 Lê Lợi');
  const { body } = await sent(owner.token, await plain(40, 20).png().toBuffer());
  expect(body.length).toBeGreaterThan(0);
  const { imageURL, id: last } = (await hears(owner.token)).list.at(-1)!;
  await claim(lan, owner.id);
  await answers(lan, owner.id, 'Dạ em gửi anh sổ hồng');
  const stranger = await begin({ name: 'Kẻ lạ' });
  for (const after of [0, 1, last - 1]) expect((await hears(stranger.token, after)).list).toEqual([]);
  await hasSeen(stranger.token, last + 100);
  expect((await messagesOf(lan, owner.id)).list.filter(({ owner: side }) => side === 'staff').map(({ status }) => status)).toEqual(['Chưa xem']); // prettier-ignore
  // the picture of the past, sent again or asked for with the stranger's own signature
  const picture = Number(/image\/(\d+)\//.exec(imageURL!)![1]);
  expect((await sends(stranger.token, { image_id: picture, client_key: randomUUID() })).statusCode).toBe(422);
  const foreign = await upload(stranger.token, await plain(40, 20).png().toBuffer(), 'image/png');
  const own = foreign.json<{ data: { id: number; thumbnail: string } }>().data;
  const forged = own.thumbnail.replace(`/image/${own.id}/`, `/image/${picture}/`);
  expect((await app().inject({ method: 'GET', url: forged })).statusCode).toBe(403);
  for (const path of [`/chat/conversation/${owner.id}`, `/chat/conversation/${owner.id}/message`, '/chat/conversation'])
    expect((await asVisitor(stranger.token).get(path)).statusCode).toBe(401);
  // nor of what follows
  await answers(lan, owner.id, 'Anh còn đó không');
  expect((await hears(stranger.token)).list).toEqual([]);
});
