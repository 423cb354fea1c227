import { once } from 'node:events';
import { constants, ReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { Env } from '../env';
import { makeFolder } from '../private-files';

/** Stores the bytes of pictures and documents. Names and owners are in the database. Design §6. */
export interface Storage {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** @throws if the key does not exist */
  read(key: string): Promise<Readable>;
  readBytes(key: string): Promise<Uint8Array>;
  copy(from: string, to: string): Promise<void>;
  /** A missing key is no error. */
  remove(key: string): Promise<void>;
  /** @throws if the store can't be reached, or the folder not be written */
  answers(): Promise<void>;
}

const yes = (value: string | null, fallback: boolean) => (value === null ? fallback : value === '1');

/**
 * `s3://ACCESS:SECRET@host[:port]/bucket?region=ap-southeast-1&tls=1`: any S3-compatible store, with path-style addresses.
 * Checksums only where required: many such stores refuse the newer ones.
 */
function s3Options(address: string) {
  const url = new URL(address);
  const isSecure = yes(url.searchParams.get('tls'), true);
  return {
    credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) },
    endpoint: `${isSecure ? 'https' : 'http'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket: url.pathname.replace(/^\/|\/$/g, ''),
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    supportsACL: false,
    // milliseconds to connect, and without a byte: else a store that hangs holds people's requests for minutes
    requestHandler: { connectionTimeout: 3000, socketTimeout: 30_000 },
    visibility: 'private' as const,
  };
}

type Opening = () => Promise<Disk>;

/** The first file loads the store's libraries, so the start does not wait for them. */
function inStore(address: string): Opening {
  const options = s3Options(address);
  return async () => {
    const [{ Disk }, { S3Driver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/s3')]);
    return new Disk(new S3Driver(options));
  };
}

function inFolder(location: string): Opening {
  return async () => {
    const [{ Disk }, { FSDriver }] = await Promise.all([import('flydrive'), import('flydrive/drivers/fs')]);
    return new Disk(new FSDriver({ location, visibility: 'private' }));
  };
}

/** The configured store: an S3 address, else a folder beside the database. */
export function openStorage(env: Pick<Env, 'FILES_URL' | 'DATA_DIR'>): Storage {
  const folder = path.resolve(env.DATA_DIR, 'files');
  const open = env.FILES_URL ? inStore(env.FILES_URL) : inFolder(folder);
  let opened: Promise<Disk> | undefined;
  const disk = () => (opened ??= open());
  return {
    put: async (key, bytes, type) => (await disk()).put(key, bytes, { contentType: type, contentLength: bytes.length }),
    read: async (key) => {
      const stream = await (await disk()).getStream(key);
      // only opening the file shows whether it exists
      if (stream instanceof ReadStream) await once(stream, 'open');
      return stream;
    },
    readBytes: async (key) => (await disk()).getBytes(key),
    copy: async (from, to) => (await disk()).copy(from, to),
    remove: async (key) => {
      const store = await disk();
      if (await store.exists(key)) await store.delete(key);
    },
    answers: async () => {
      if (env.FILES_URL) return void (await (await disk()).exists('ready'));
      makeFolder(folder);
      await access(folder, constants.W_OK);
    },
  };
}
