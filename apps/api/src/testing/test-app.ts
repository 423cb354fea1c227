import type { AddressInfo } from 'node:net';
import type { Actor } from '@toam/domain/actor';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app';
import { useDatabase } from '../db/db';
import { type Env, readEnv } from '../env';
import { useFiles } from '../files/files';
import type { LogStream } from '../http/logging';
import { emptyTables, takeTestDatabase, type TestDatabase } from './database';
import { insertSession, insertUser } from './insert-user';
import { endOfFile, Fixture } from './fixture';

interface Options {
  /** Environment variables that differ from the test defaults. */
  env?: Record<string, string>;
  /** Rows stay between tests, for files that fill the database once. */
  keepsRows?: boolean;
  /** Starts an app for this file only: for tests that use up a limit, which an app counts in memory. */
  ownApp?: boolean;
  /** Listens on a real port too (`realAddress`), for connections that stay open or break. */
  listens?: boolean;
  /** Receives the app's log. */
  log?: LogStream;
  /** Registers endpoints that exist only for this file. */
  mounts?: (app: FastifyInstance) => void;
}

let running: FastifyInstance | undefined;

export const testEnv = (differing: Record<string, string> = {}): Env =>
  readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    SIGNING_KEY: 'a signing key for tests, 32 letters',
    // walks over all calls are faster than people
    READS_PER_MINUTE: '0',
    CHANGES_PER_MINUTE: '0',
    ...differing,
  });

async function startApp({ env, listens, log, mounts }: Options = {}): Promise<FastifyInstance> {
  const { engine } = await takeTestDatabase();
  const app = await buildApp(testEnv(env), engine, log);
  mounts?.(app);
  await (listens ? app.listen({ port: 0, host: '127.0.0.1' }) : app.ready());
  return app;
}

/** The shared app, for files without options. */
const usual = new Fixture(
  () => startApp(),
  (app) => app.close(),
);

/**
 * The API over a real database for the tests of this file; call it at the top. Every test starts with empty tables.
 * @returns the running app, available from the first test
 */
export function testApp({ keepsRows = false, ...special }: Options = {}): {
  app: () => FastifyInstance;
  database: () => TestDatabase;
} {
  const isUsual = Object.keys(special).length === 0;
  let database: TestDatabase;
  beforeAll(async () => {
    database = await takeTestDatabase();
    await emptyTables();
    running = await (isUsual ? usual.take() : startApp(special));
    // the file store is global per process: another app's store, or a closed one, may still be set
    if (isUsual) useFiles(testEnv());
  }, 60_000);
  if (!keepsRows) beforeEach(emptyTables);
  afterAll(async () => {
    const own = running;
    if (!isUsual) await own?.close();
    // a close that comes after its time limit must not touch the next file's app
    if (running !== own) return;
    running = undefined;
    useDatabase(undefined);
    await endOfFile();
  });
  return { app, database: () => database };
}

function app(): FastifyInstance {
  if (!running) throw new Error('call testApp() at the top of the file');
  return running;
}

/** The address of an app that `listens`. */
export const realAddress = (): string => `http://127.0.0.1:${(app().server.address() as AddressInfo).port}`;

/** Calls the API as a browser does. Paths are below /api. */
export interface Caller {
  get(path: string): Promise<LightMyRequestResponse>;
  post(path: string, body?: object): Promise<LightMyRequestResponse>;
  put(path: string, body?: object): Promise<LightMyRequestResponse>;
  delete(path: string, body?: object): Promise<LightMyRequestResponse>;
  /** Sends a multipart form: the fields, then one file. */
  upload(path: string, form: FormData): Promise<LightMyRequestResponse>;
}

type Headers = Record<string, string>;

function caller(headersOf: () => Promise<Headers>): Caller {
  const send = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    app().inject({ method, url: `/api${path}`, headers: await headersOf(), payload });
  return {
    get: (path) => send('GET', path),
    post: (path, body = {}) => send('POST', path, body),
    put: (path, body = {}) => send('PUT', path, body),
    delete: (path, body) => send('DELETE', path, body),
    upload: async (path, form) => {
      const encoded = new Response(form);
      const headers = { ...(await headersOf()), 'content-type': encoded.headers.get('content-type') ?? '' };
      return app().inject({
        method: 'POST',
        url: `/api${path}`,
        headers,
        payload: Buffer.from(await encoded.arrayBuffer()),
      });
    },
  };
}

/** Calls as this actor: stores the user with the actor's rights and signs them in. */
export const as = (actor: Actor): Caller =>
  caller(async () => {
    await insertUser(actor);
    return withToken(await insertSession(actor.id));
  });

/** Calls with the token of a real sign-in. */
export const withSession = (token: string): Caller => caller(async () => withToken(token));

/** Calls without a session, with headers of their own. */
export const withHeaders = (headers: Headers): Caller => caller(async () => headers);

/** Calls without a session. */
export const anonymous: Caller = withHeaders({});

const withToken = (token: string): Headers => ({ authorization: `Bearer ${token}` });
