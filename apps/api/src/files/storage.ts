import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Env } from '../env';

/** Where the bytes of pictures and documents lie. Names and owners are in the database. Design §6. */
export interface Storage {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** @throws if there is nothing under the key */
  read(key: string): Promise<Readable>;
  readBytes(key: string): Promise<Uint8Array>;
  copy(from: string, to: string): Promise<void>;
  /** Nothing under the key is no error. */
  remove(key: string): Promise<void>;
}

const yes = (value: string | null, fallback: boolean) => (value === null ? fallback : value === '1');

/**
 * `s3://ACCESS:SECRET@host[:port]/bucket?region=ap-southeast-1&tls=1`: any store that speaks S3, addressed by path.
 * Checksums only where required: many such stores refuse the newer ones.
 */
function s3Driver(address: string): S3Driver {
  const url = new URL(address);
  const isSecure = yes(url.searchParams.get('tls'), true);
  return new S3Driver({
    credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
    endpoint: `${isSecure ? 'https' : 'http'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket: url.pathname.replace(/^\/|\/$/g, ''),
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    supportsACL: false,
    visibility: 'private',
  });
}

/** The store that the environment names: an S3 address, else a folder beside the database. */
export function openStorage(env: Pick<Env, 'FILES_URL' | 'DATA_DIR'>): Storage {
  const location = path.resolve(env.DATA_DIR, 'files');
  const driver = env.FILES_URL ? s3Driver(env.FILES_URL) : new FSDriver({ location, visibility: 'private' });
  const disk = new Disk(driver);
  return {
    put: (key, bytes, type) => disk.put(key, bytes, { contentType: type, contentLength: bytes.length }),
    read: async (key) => {
      const stream = await disk.getStream(key);
      // a file says only once it is opened that it isn't there
      if (stream instanceof ReadStream) await once(stream, 'open');
      return stream;
    },
    readBytes: (key) => disk.getBytes(key),
    copy: (from, to) => disk.copy(from, to),
    remove: async (key) => {
      if (await disk.exists(key)) await disk.delete(key);
    },
  };
}
