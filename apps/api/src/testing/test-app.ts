import type { Actor } from '@toam/domain/actor';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app';
import { useDatabase } from '../db/db';
import { type Env, readEnv } from '../env';
import { emptyTables, openTestDatabase, type TestDatabase } from './database';
import { insertSession, insertUser } from './insert-user';

interface Options {
  /** Environment variables that differ from a test's. */
  env?: Record<string, string>;
  /** Rows stay from test to test: for files that fill the database once. */
  keepsRows?: boolean;
  /** Mounts endpoints that exist for this file only. */
  mounts?: (app: FastifyInstance) => void;
}

let running: FastifyInstance | undefined;

export const testEnv = (differing: Record<string, string> = {}): Env =>
  readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    SIGNING_KEY: 'a signing key for tests, 32 letters',
    ...differing,
  });

/**
 * The API over a real database for the tests of this file; call it at the top. Every test starts with empty tables.
 * @returns the running app, from the first test on
 */
export function testApp({ env, keepsRows = false, mounts }: Options = {}): {
  app: () => FastifyInstance;
  database: () => TestDatabase;
} {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase();
    running = await buildApp(testEnv(env), database.engine);
    mounts?.(running);
    await running.ready();
  }, 60_000);
  if (!keepsRows) beforeEach(emptyTables);
  afterAll(async () => {
    await running?.close();
    useDatabase(undefined);
    await database?.close();
  });
  return { app, database: () => database };
}

function app(): FastifyInstance {
  if (!running) throw new Error('call testApp() at the top of the file');
  return running;
}

/** A browser's side of the API. Paths are below /api. `send` takes anything that `inject` does. */
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

/** Calls as this person: stores the user with the actor's rights, and signs them in. */
export const as = (actor: Actor): Caller =>
  caller(async () => {
    await insertUser(actor);
    return withToken(await insertSession(actor.id));
  });

/** Calls with a token that a test got by signing in. */
export const withSession = (token: string): Caller => caller(async () => withToken(token));

/** Calls without a session. */
export const anonymous: Caller = caller(async () => ({}));

const withToken = (token: string): Headers => ({ authorization: `Bearer ${token}` });
