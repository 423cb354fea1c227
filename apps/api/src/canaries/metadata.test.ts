import sharp from 'sharp';
import { files } from '../files/files';
import { imagePath } from '../modules/media/image-store';
import { images } from '../modules/media/media.schema';
import { db } from '../db/db';
import { anActor } from '../testing/an-actor';
import { temporaryFolder } from '../testing/real-process';
import { as, testApp, withHeaders, anonymous } from '../testing/test-app';
import { visitorTokenHeader } from '@toam/contracts/chat/visitor-wire';
import { canariesIn, phone, plainWord } from './canary';

testApp({ env: { DATA_DIR: temporaryFolder('metadata') } });

const agent = anActor({ id: 7 });
const kind = 'written into a picture';
const both = (): string => `${plainWord(kind)} ${phone(kind, 0)}`;

const block = (marker: number, ...parts: (string | Buffer)[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** One data set of IPTC: 2:120 is the caption. */
const iptc = (text: string): Buffer => {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(Buffer.byteLength(text));
  const set = Buffer.concat([Buffer.from([0x1c, 2, 120]), size, Buffer.from(text)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(set.length);
  return Buffer.concat([Buffer.from('8BIM\x04\x04\0\0', 'latin1'), length, set]);
};

const plain = () => sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } });

/** A photo as a phone writes it: where it was taken, a caption, a thumbnail with its own comment, and more behind its end. */
async function photo(): Promise<Buffer> {
  const gps = {
    GPSLatitude: '10/1 46/1 0/1',
    GPSLatitudeRef: 'N',
    GPSLongitude: '106/1 42/1 0/1',
    GPSLongitudeRef: 'E',
  };
  const taken = await plain()
    .withExif({ IFD0: { Artist: both(), ImageDescription: both() }, IFD3: gps })
    .jpeg()
    .toBuffer();
  const small = Buffer.concat([Buffer.from([0xff, 0xd8]), block(0xfe, both()), Buffer.from([0xff, 0xd9])]);
  const written = [
    block(0xe1, 'http://ns.adobe.com/xap/1.0/\0', `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${both()}</a></x:xmpmeta>`),
    block(0xed, 'Photoshop 3.0\0', iptc(both())),
    block(0xe0, 'JFXX\0\x10', small),
    block(0xfe, both()),
  ];
  return Buffer.concat([taken.subarray(0, 2), ...written, taken.subarray(2), Buffer.from(both())]);
}

const withPng = async (): Promise<Buffer> =>
  plain()
    .withExif({ IFD0: { Artist: both() } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${both()}</a></x:xmpmeta>`)
    .png()
    .toBuffer();
const withWebp = async (): Promise<Buffer> =>
  plain()
    .withExif({ IFD0: { Artist: both() } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${both()}</a></x:xmpmeta>`)
    .webp()
    .toBuffer();

const formOf = (part: string, bytes: Buffer): FormData => {
  const form = new FormData();
  form.append('rotation', '0');
  form.append('client_key', crypto.randomUUID());
  form.append(part, new Blob([new Uint8Array(bytes)]), 'a.jpg');
  return form;
};

const visitorCaller = async () => {
  const begun = await anonymous.post('/public/chat/session', { name: 'Khách', sex: 'men', phone_number: '0912345678' });
  return withHeaders({ [visitorTokenHeader]: begun.json<{ data: { token: string } }>().data.token });
};

/** Everything that the store keeps of the pictures, and what sharp reads of each. */
async function kept(): Promise<{ bytes: string; traces: unknown[] }[]> {
  const rows = await db().select().from(images);
  const keys = [...new Set(rows.flatMap(({ key, upright_key }) => [key, upright_key]))];
  return Promise.all(
    keys.flatMap((key) =>
      (['main', 'thumbnail'] as const).map(async (variant) => {
        const bytes = Buffer.from(await files().storage.readBytes(imagePath(key, variant)));
        const { exif, xmp, iptc: caption, icc, comments } = await sharp(bytes).metadata();
        return { bytes: bytes.toString('latin1'), traces: [exif, xmp, caption, icc, comments].filter(Boolean) };
      }),
    ),
  );
}

test.each([
  ['a photo', photo],
  ['a PNG', withPng],
  ['a WebP', withWebp],
])('nothing that is written into %s is kept of it or sent, whoever uploads it', async (_what, make) => {
  const picture = await make();
  expect([...canariesIn(picture.toString('latin1')).keys()]).toEqual([kind]);
  const visitor = await visitorCaller();
  const sent = [
    await as(agent).upload('/house/image', formOf('image', picture)),
    await as(agent).upload('/house/image/1', formOf('image', picture)),
    await as(agent).post('/house/image/rotate', { id: 1, rotation: 90 }),
    await as(agent).upload('/knowledge/file', formOf('file', picture)),
    await visitor.upload('/public/chat/image', formOf('image', picture)),
  ];
  expect(sent.map(({ statusCode, body }) => (statusCode === 200 ? 200 : body))).toEqual(sent.map(() => 200));
  const pictures = await kept();
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.flatMap(({ traces }) => traces)).toEqual([]);
  expect(pictures.filter(({ bytes }) => canariesIn(bytes).size > 0)).toEqual([]);
});
