import { crc32, deflateSync } from 'node:zlib';

/** Small files that take gigabytes when they are decoded, or even when only their header is read. */

const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number): Buffer => Buffer.concat([u16(value >>> 16), u16(value & 65535)]);
const le16 = (value: number): Buffer => u16(value).reverse();
const le24 = (value: number): Buffer => Buffer.concat([le16(value & 65535), Buffer.from([value >> 16])]);
const le32 = (value: number): Buffer => u32(value).reverse();
const hex = (text: string): Buffer => Buffer.from(text.replaceAll(' ', ''), 'hex');
const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');

// AVIF: boxes of ISO/IEC 14496-12 and 23008-12

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length + 8), ascii(type), content]);
};
const full = (type: string, version: number, ...parts: Buffer[]): Buffer => box(type, u32(version << 24), ...parts);

const ispe = (width: number, height = width): Buffer => full('ispe', 0, u32(width), u32(height));
const clap = box('clap', ...[64, 1, 64, 1, 0, 2, 0, 2].map(u32));
const av1C = box('av1C', hex('813f0200'));
const alpha = full('auxC', 0, ascii('urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0'));

interface Item {
  type: string;
  data: Buffer;
  properties: Buffer[];
}

type Reference = [type: string, from: number, to: number];

/** A file of items, the first of which is the picture. */
function avif(items: Item[], references: Reference[] = []): Buffer {
  const properties = items.flatMap((item) => item.properties);
  const table = (start: number): Buffer => {
    let offset = start;
    const places = items.map(({ data }, index) => {
      const place = Buffer.concat([u16(index + 1), u16(0), u16(1), u32(offset), u32(data.length)]);
      offset += data.length;
      return place;
    });
    let property = 0;
    const uses = items.map((item, index) =>
      Buffer.concat([
        u16(index + 1),
        Buffer.from([item.properties.length, ...item.properties.map(() => 0x80 | (property += 1))]),
      ]),
    );
    const names = items.map(({ type }, index) => full('infe', 2, u16(index + 1), u16(0), ascii(`${type}\0`)));
    const links = references.map(([type, from, to]) => box(type, u16(from), u16(1), u16(to)));
    return Buffer.concat([
      box('ftyp', ascii('avif'), u32(0), ascii('mif1avif')),
      full(
        ...(['meta', 0] as const),
        full('hdlr', 0, u32(0), ascii('pict'), Buffer.alloc(13)),
        full('pitm', 0, u16(1)),
        full('iloc', 0, hex('4400'), u16(items.length), ...places),
        full('iinf', 0, u16(items.length), ...names),
        ...(links.length > 0 ? [full('iref', 0, ...links)] : []),
        box('iprp', box('ipco', ...properties), full('ipma', 0, u32(items.length), ...uses)),
      ),
    ]);
  };
  return Buffer.concat([table(table(0).length + 8), box('mdat', ...items.map(({ data }) => data))]);
}

/** AV1 of 7745 × 7745 pixels of one colour. Decoding it takes 1 GB. */
const coded = Buffer.from(
  [
    'EgAKCj/zPIHkBpAQ0Gky/AcTkoTGCYeeeeaCQIAAY8/MRMkZCl6cfSCpVVPv/6S+cpYgBWPlD5NkDPwZf/Elhl2BW7K1i0hD5K6JEp9Sm9tyKu1J55wZONn1',
    'dNCrB0PQmcJxtKC+jQ7KLNLzp4vBmJg1LvvukGCuvRa6xuaC8XCrsMKBz8xSW/gtqO0b3SE8JKtoS0TKZW4T62ju2fJLzW4qseYw3BRm9f6ACkl+afcS2O4q',
    '3eboXGOgY6OW+V7YjlgAftt4GtZbNwktxb1Vepu40dDEF3OemYJ0QIEF+4WU8EfQshY26Z9tVd3JXN+3W3/PLHWwfSq51Sj9V9UCiVVis+zMGGXPzFJb+C2o',
    '7RvdITwkq2hLRMplbhPraO7Z8kvNbiqx5jDcFGb1/oAKSX5p9xLY7ird5uhcY6Bjo5a6nnEDVnWoAx5VsV5CcRfgbjQhvkRT/q9uTdIGlo/hEYy4aZLTdo+H',
    'ZGV3PLSBz8xSW/gtqO0b3SE8JKtoS0TKZW4T62ju2fJLzW4qseYw3BRm9f6ACkl+afcS2O4q3eboXGOgY6OW+V7YjlgAftt4GtZbNwktxb1Vepu40dDEF3Oe',
    'mYJ0QIEF+4WU8EfQshY26Z9tVd3JXN+3W3/PLHWwfSq51Sj9V9UCiVVis+zMGGXPzFJb+C2o7RvdITwkq2hLRMplbhPraO7Z8kvNbiqx5jDcFGb1/oAKSX5p',
    '9xLY7ird5uhcY6Bjo5a6nnEDVnWoAx5VsV5CcRfgbjQhvkRT/q9uTdIGlo/hEYy4aZLTdo+HZGV3PLSBz8xSW/gtqO0b3SE8JKtoS0TKZW4T62ju2fJLzW4q',
    'seYw3BRm9f6ACkl+afcS2O4q3eboXGOgY6OW+V7YjlgAftt4GtZbNwktxb1Vepu40dDEF3OemYJ0QIEF+4WU8EfQshY26Z9tVd3JXN+3W3/PLHWwfSq51Sj9',
    'V9UCiVVis+zMGI3PzFJb+C2o7RvdITwkq2hLRMplbhPraO7Z8kvNbiqx5jDcFGb1/oAKSX5p9xLY7ird5uhcY6Bjo5a6nnEDVnWoAx5VsV5CcRfgbjQhvkRT',
    '/q9uTdIGlo/hEYy4aZLTdo+HZeqlvHYS631Ex74of2jaUwY7zOSxUKI3GccmSvR5yojavpxl+U/x81rub2Mwz8xSW/gtqO0b3SE8JKtoS0TKZW4T62ju2fJL',
    'zW4qseYw3BRm9f6ACkl+afcS2O4q3eboXGOgY6OW+V7YjlgAftt4GtZbNwktxb1Vepu40dDEF3OemYJ0QIEF+4WU8EfQshY26Z9tVd3JXN+3W3/PLHWwfSq5',
    '1Sj9V9UCjStYXzhW/Q43Yk0Wra7z+N/CrHeiMcLksFbF/atLz3S1VU+HAWv4VkY=',
  ].join(''),
  'base64',
);
const codedSide = 7745;

const picture = (side: number, ...more: Buffer[]): Item => ({
  type: 'av01',
  data: coded,
  properties: [ispe(side), av1C, ...more],
});

const grid = (side: number): Item => ({
  type: 'grid',
  data: Buffer.concat([hex('0001 0000'), u32(side), u32(side)]),
  properties: [ispe(64)],
});

const avifs: Record<string, Buffer> = {
  'an AVIF of 60 megapixels': avif([picture(codedSide)]),
  'an AVIF cropped to 64 pixels': avif([picture(codedSide, clap)]),
  'an AVIF whose code is larger than it says': avif([picture(64)]),
  'the same, cropped': avif([picture(64, clap)]),
  'an AVIF with two sizes': avif([{ type: 'av01', data: coded, properties: [ispe(64), ispe(codedSide), av1C] }]),
  'an AVIF without a size': avif([{ type: 'av01', data: coded, properties: [av1C] }]),
  'a small AVIF with a large alpha plane': avif([picture(64), picture(codedSide, alpha)], [['auxl', 2, 1]]),
  'a small grid of a large picture': avif([grid(64), picture(codedSide)], [['dimg', 1, 2]]),
  'a grid of 16,000 × 16,000': avif([grid(16_000), picture(codedSide)], [['dimg', 1, 2]]),
  'a picture derived from a large one': avif(
    [{ type: 'iden', data: Buffer.alloc(1), properties: [ispe(64), clap] }, picture(codedSide)],
    [['dimg', 1, 2]],
  ),
  'an AVIF that is also a film': Buffer.concat([avif([picture(64)]), box('moov', Buffer.alloc(32))]),
  'half an AVIF': avif([picture(codedSide)]).subarray(0, 700),
  'the head of an AVIF': avif([picture(64)]).subarray(0, 40),
};
for (const side of [4097, 16_384, 32_768, 65_535, 0xffff_ffff])
  avifs[`an AVIF of ${side} × ${side}`] = avif([picture(side)]);

// PNG

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([ascii(type), data]);
  return Buffer.concat([u32(data.length), named, u32(crc32(named))]);
};

/** @param interlaced 1: seven passes, so the whole picture stands in memory */
function png(side: number, more: Buffer[] = [], interlaced = 0): Buffer {
  const head = chunk('IHDR', Buffer.concat([u32(side), u32(side), Buffer.from([8, 2, 0, 0, interlaced])]));
  const data = chunk('IDAT', deflateSync(Buffer.alloc(64 * (64 * 3 + 1))));
  return Buffer.concat([hex('89504e470d0a1a0a'), head, ...more, data, chunk('IEND', Buffer.alloc(0))]);
}

/** 8 KB each, 8 MB unpacked. */
const packed = deflateSync(Buffer.alloc(7_900_000, 'a'), { level: 9 });
const texts = (count: number): Buffer[] =>
  Array.from({ length: count }, (_, at) => chunk('zTXt', Buffer.concat([ascii(`k${at}\0\0`), packed])));
const longTexts = (count: number): Buffer[] =>
  Array.from({ length: count }, (_, at) => chunk('iTXt', Buffer.concat([ascii(`k${at}\0\x01\0\0\0`), packed])));

/** An honest picture of 64 × 64 with texts of 2 GB. */
export const pngWithTexts = (): Buffer => png(64, texts(250));

const pngs = (): Record<string, Buffer> => ({
  'a PNG with compressed texts': png(9000, texts(400)),
  'a PNG with compressed texts in languages': png(9000, longTexts(400)),
  'a PNG with a profile of 60 MB': png(9000, [
    chunk('iCCP', Buffer.concat([ascii('k\0\0'), deflateSync(Buffer.alloc(60_000_000))])),
  ]),
  'an interlaced PNG': png(6000, [], 1),
  'half a PNG': png(20_000).subarray(0, 60),
  ...Object.fromEntries([8000, 20_000, 65_535, 0x7fff_ffff].map((side) => [`a PNG of ${side} × ${side}`, png(side)])),
});

// GIF, WebP, JPEG

const gif = (screen: number, frames: [side: number, count: number][]): Buffer =>
  Buffer.concat([
    ascii('GIF89a'),
    ...[le16(screen), le16(screen), hex('80 00 00 000000 ffffff')],
    ...frames.flatMap(([side, count]) =>
      Array<Buffer>(count).fill(
        Buffer.concat([hex('21f90400 0100 0000 2c 00000000'), le16(side), le16(side), hex('00 02 02 4401 00')]),
      ),
    ),
    ascii(';'),
  ]);

const gifs: Record<string, Buffer> = {
  'a GIF of 65,535 × 65,535 with frames': gif(65_535, [[65_535, 3]]),
  'a GIF of 20,000 × 20,000 with frames': gif(20_000, [[20_000, 20]]),
  'a GIF of 6,000 × 6,000': gif(6000, [[6000, 1]]),
  'a small GIF with a large frame': gif(16, [[20_000, 1]]),
  'a GIF of 1,000 frames of 4,000 × 4,000': gif(4000, [[4000, 1000]]),
  'a GIF of 10,000 frames of 1,000 × 1,000': gif(1000, [[1000, 10_000]]),
};

const part = (type: string, data: Buffer): Buffer =>
  Buffer.concat([ascii(type), le32(data.length), data, Buffer.alloc(data.length % 2)]);
const webp = (...parts: Buffer[]): Buffer => {
  const content = Buffer.concat([ascii('WEBP'), ...parts]);
  return Buffer.concat([ascii('RIFF'), le32(content.length), content]);
};
/** A key frame's header, and nothing behind it. */
const vp8 = (side: number): Buffer =>
  part('VP8 ', Buffer.concat([hex('300100 9d012a'), le16(side), le16(side), Buffer.alloc(32)]));
const vp8L = (side: number): Buffer =>
  part('VP8L', Buffer.concat([hex('2f'), le32((side - 1) | ((side - 1) << 14)), Buffer.alloc(16)]));
const canvas = (side: number, flags = 2): Buffer =>
  part('VP8X', Buffer.concat([le32(flags), le24(side - 1), le24(side - 1)]));
const frame = (side: number): Buffer =>
  part('ANMF', Buffer.concat([Buffer.alloc(6), le24(side - 1), le24(side - 1), le24(100), hex('00'), vp8(side)]));
const moving = (side: number, count: number): Buffer =>
  webp(canvas(side), part('ANIM', Buffer.alloc(6)), ...Array<Buffer>(count).fill(frame(64)));

const webps: Record<string, Buffer> = {
  'a WebP of 16,383 × 16,383': webp(vp8(16_383)),
  'a lossless WebP of 16,383 × 16,383': webp(vp8L(16_383)),
  'a WebP of 8,000 × 8,000': webp(vp8(8000)),
  'a WebP whose picture is larger than its canvas': webp(canvas(64, 0), vp8(16_383)),
  'a moving WebP of 16,384 × 16,384': moving(16_384, 2),
  'a WebP of 2,000 frames of 8,000 × 8,000': moving(8000, 2000),
  'a WebP of 20,000 frames of 1,000 × 1,000': moving(1000, 20_000),
};

/** @param marker 0xc0: baseline; 0xc2: progressive, so all coefficients stand in memory */
const jpeg = (side: number, marker = 0xc0): Buffer =>
  Buffer.concat([
    ...[hex('ffd8 ffe0 0010 4a46494600 0101 0000 0001 0001 0000'), hex('ffdb 0043 00'), Buffer.alloc(64, 1)],
    ...[Buffer.from([0xff, marker]), hex('0011 08'), u16(side), u16(side), hex('03 012200 021100 031100')],
    ...[hex('ffda 000c 03 0100 0200 0300 003f00'), Buffer.alloc(200), hex('ffd9')],
  ]);

const jpegs: Record<string, Buffer> = {
  'a JPEG of 65,500 × 65,500': jpeg(65_500),
  'a JPEG of 30,000 × 30,000': jpeg(30_000),
  'a JPEG of 12,000 × 12,000': jpeg(12_000),
  'a progressive JPEG of 65,500 × 65,500': jpeg(65_500, 0xc2),
  'a progressive JPEG of 8,000 × 8,000': jpeg(8000, 0xc2),
  'half a JPEG': jpeg(65_500).subarray(0, 100),
};

const others: Record<string, Buffer> = {
  'a HEIC': Buffer.concat([box('ftyp', ascii('heic'), u32(0), ascii('mif1heic')), Buffer.alloc(64)]),
  'an SVG of 60,000 × 60,000': ascii('<svg xmlns="http://www.w3.org/2000/svg" width="60000" height="60000"/>'),
  'a TIFF of 60,000 × 60,000': hex(
    `49492a00 08000000 0200 0001 0400 01000000 60ea0000 0101 0400 01000000 60ea0000 00000000`,
  ),
  'a BMP of 60,000 × 60,000': Buffer.concat([
    ascii('BM'),
    Buffer.alloc(12),
    le32(40),
    le32(60_000),
    le32(60_000),
    Buffer.alloc(60),
  ]),
};

/** By what they are. */
export const hostilePictures = (): [what: string, bytes: Buffer][] =>
  Object.entries({ ...avifs, ...pngs(), ...gifs, ...webps, ...jpegs, ...others });
