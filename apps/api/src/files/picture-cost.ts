import { mediaText } from '@toam/contracts/media/media.text';
import type { Metadata } from 'sharp';
import { HttpError } from '../http-error';

/** What a kind of picture takes while it is decoded. */
interface Kind {
  /** What people call it. */
  name: string;
  /** The most that is decoded, in millions of pixels. For what moves: of one frame. */
  megapixels: number;
  /** The most bytes per pixel that were measured (sharp 0.35, libvips 8.18). */
  bytesPerPixel: number;
}

/**
 * A photo of a phone has up to 108 megapixels; a JPEG of one scan and a PNG are read in stripes, so such a photo costs 30 MB. The others
 * stand in memory whole. No kind takes more than 320 MB.
 */
const kinds = {
  jpeg: { name: 'JPG', megapixels: 120, bytesPerPixel: 0.25 },
  progressiveJpeg: { name: 'JPG progressive', megapixels: 40, bytesPerPixel: 8 },
  png: { name: 'PNG', megapixels: 60, bytesPerPixel: 1.5 },
  interlacedPng: { name: 'PNG interlaced', megapixels: 24, bytesPerPixel: 11 },
  webp: { name: 'WebP', megapixels: 48, bytesPerPixel: 4 },
  movingWebp: { name: 'WebP', megapixels: 24, bytesPerPixel: 5 },
  gif: { name: 'GIF', megapixels: 24, bytesPerPixel: 5 },
  avif: { name: 'AVIF', megapixels: 16, bytesPerPixel: 19 },
} satisfies Record<string, Kind>;

/** Millions of pixels of all frames together. Only the first is decoded, so this refuses what is no picture of anything. */
const mostOfAllFrames = 1000;

/** The most that any kind may have. */
export const mostPixels = Math.max(...Object.values(kinds).map(({ megapixels }) => megapixels)) * 1e6;

const unreadable = () => new HttpError('invalid', mediaText.unreadableImage);

function kindOf({ format, isProgressive, pages = 1, compression }: Metadata): Kind {
  if (format === 'jpeg') return isProgressive ? kinds.progressiveJpeg : kinds.jpeg;
  if (format === 'png') return isProgressive ? kinds.interlacedPng : kinds.png;
  if (format === 'webp') return pages > 1 ? kinds.movingWebp : kinds.webp;
  if (format === 'gif') return kinds.gif;
  if (format === 'heif' && compression === 'av1') return kinds.avif;
  throw unreadable();
}

/** The boxes of a container of ISO/IEC 14496-12 without the coded pictures. */
function boxesOf(bytes: Buffer): Buffer {
  const boxes: Buffer[] = [];
  for (let at = 0, size = 0; at + 16 <= bytes.length; at += size) {
    size = bytes.readUInt32BE(at);
    if (size === 1) size = Number(bytes.readBigUInt64BE(at + 8));
    if (size < 8) size = bytes.length - at; // 0: to the end; 2 to 7: broken
    if (bytes.toString('latin1', at + 4, at + 8) !== 'mdat') boxes.push(bytes.subarray(at, at + size));
  }
  return Buffer.concat(boxes);
}

/** Where a box of that type may begin: at its name. */
function* placesOf(boxes: Buffer, type: string): Generator<number> {
  for (let at = boxes.indexOf(type); at >= 0; at = boxes.indexOf(type, at + 4)) yield at;
}

/** Pictures in code of their own, and what is told about them. Not grids and overlays, which are put together from others. */
const avifItems = ['av01', 'Exif', 'mime', 'tmap'];

/**
 * The pixels of the largest picture that an AVIF says it contains. What sharp tells is the size after the crop, and only that of the
 * first; libheif refuses coded pictures that are larger than they say.
 * @throws HttpError invalid for a film, and for a picture put together from others
 */
function largestOfAvif(bytes: Buffer): number {
  const boxes = boxesOf(bytes);
  for (const at of placesOf(boxes, 'infe')) {
    const type = at + (boxes[at + 4] === 3 ? 14 : 12);
    if (!avifItems.includes(boxes.toString('latin1', type, type + 4))) throw unreadable();
  }
  if (boxes.includes('moov')) throw unreadable();
  const sizes = [...placesOf(boxes, 'ispe')].map((at) =>
    at + 16 <= boxes.length ? boxes.readUInt32BE(at + 8) * boxes.readUInt32BE(at + 12) : Infinity,
  );
  return Math.max(0, ...sizes);
}

/**
 * Reads from its header what a picture will take.
 * @param metadata of `bytes`: sharp reads it without decoding
 * @param megabytes the most that it may take
 * @returns MB of memory
 * @throws HttpError invalid if it is too large, or of a kind that is not accepted
 */
export function costOf(bytes: Buffer, metadata: Metadata, megabytes: number): number {
  const kind = kindOf(metadata);
  const { width, height, pages = 1 } = metadata;
  const pixels = Math.max(width * height, kind === kinds.avif ? largestOfAvif(bytes) : 0) / 1e6;
  const most = Math.min(kind.megapixels, Math.floor(megabytes / kind.bytesPerPixel));
  if (pixels > most || pixels * pages > mostOfAllFrames)
    throw new HttpError('invalid', mediaText.tooManyPixels({ width, height, kind: kind.name, most }));
  return pixels * kind.bytesPerPixel;
}

/** Chunks of a PNG that say how it looks. */
const pngChunks = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'pHYs', 'eXIf'];

/**
 * A PNG without its texts and films. A compressed text of 8 KB unpacks to 8 MB, 5 MB of them to 4 GB, even where only the header is
 * asked for. Nothing of them is kept anyway.
 */
export function withoutTexts(png: Buffer): Buffer {
  const stored = [png.subarray(0, 8)];
  for (let at = 8; at + 12 <= png.length;) {
    const end = at + 12 + png.readUInt32BE(at);
    if (pngChunks.includes(png.toString('latin1', at + 4, at + 8))) stored.push(png.subarray(at, end));
    at = end;
  }
  return Buffer.concat(stored);
}
