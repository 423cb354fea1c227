import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Database, type Write } from './database';
import { Failure } from './failure';
import { Guard } from './guard';
import { identityOf, type Identity, IdentityService } from './identity';
import { type Query, runQuery } from './query';
import { readText } from './request-body';
import { readRules } from './rules/rules';
import { Storage } from './storage';
import { ListenStream } from './streams';
import { WebChannels } from './web-channel';

export interface EmulatorOptions {
  /** Texts of the rules files. */
  firestoreRules: string;
  storageRules: string;
  /** Of the service account that signs custom tokens, PEM. */
  publicKey: string;
  port?: number;
}

export interface Emulator {
  port: number;
  database: Database;
  identity: IdentityService;
  /** Breaks all connections and accepts none until `restore`. */
  cut: () => void;
  restore: () => void;
  /** Called before each answer of a call, for tests of slow networks. */
  delay: (wait: (() => Promise<void>) | undefined) => void;
  close: () => Promise<void>;
}

interface CallBody {
  documents?: string[];
  writes?: Write[];
  structuredAggregationQuery?: { structuredQuery: Query; aggregations: { alias: string }[] };
}

/** The unary calls of Firestore. */
function firestoreCalls(database: Database, guard: Guard) {
  const calls: Record<string, (who: Identity | null, parent: string, body: CallBody) => unknown> = {
    batchGet: (who, _parent, { documents = [] }) =>
      documents.map((name) => {
        guard.get(who, name);
        const found = database.documents.get(name);
        const readTime = database.moment();
        return found ? { found, readTime } : { missing: name, readTime };
      }),
    commit: (who, _parent, { writes = [] }) => database.commit(writes, (proposal) => guard.commit(who, proposal)),
    runAggregationQuery: (who, parent, { structuredAggregationQuery }) => {
      const { structuredQuery, aggregations } = structuredAggregationQuery!;
      guard.list(who, parent, structuredQuery);
      const found = runQuery(database.documents.values(), parent, structuredQuery);
      const count = { integerValue: String(found.length) };
      const aggregateFields = Object.fromEntries(aggregations.map(({ alias }) => [alias, count]));
      return [{ result: { aggregateFields }, readTime: database.moment() }];
    },
  };
  return calls;
}

const callPath = /^\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/[^:]*)?):(\w+)$/;
const channelPath = /google\.firestore\.v1\.Firestore\/Listen\/channel$/;
const identityPath = /\/(?:identitytoolkit|securetoken)\.googleapis\.com\/v1\/([\w:]+)$/;

function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
  const told = ['x-http-session-id', 'x-goog-upload-status', 'x-goog-upload-url', 'x-goog-upload-size-received'];
  response.setHeader('access-control-expose-headers', told.join(', '));
}

function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-methods', 'GET,POST,PUT,PATCH,DELETE');
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
  response.setHeader('access-control-max-age', '600');
  response.end();
}

/** Starts Firestore, Storage and Authentication in memory, on one port of this machine. */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const database = new Database();
  const now = () => database.clock;
  const guard = new Guard(database, readRules(options.firestoreRules));
  const storage = new Storage(readRules(options.storageRules), now, (path) => guard.document(path));
  const identity = new IdentityService(options.publicKey, now);
  const calls = firestoreCalls(database, guard);
  let isCut = false;
  let wait: (() => Promise<void>) | undefined;

  const channels = new WebChannels(
    (headers, send) => new ListenStream(database, guard, identityOf(headers.get('authorization'), now()), send),
  );

  async function answerCall(request: IncomingMessage, [, parent = '', name = '']: string[], who: Identity | null) {
    const call = calls[name];
    if (!call) throw new Failure('UNIMPLEMENTED', `The emulator does not know ${name}`);
    return call(who, parent, JSON.parse((await readText(request)) || '{}') as CallBody);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://emulator');
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') return answerPreflight(request, response);
    const path = decodeURIComponent(url.pathname);
    if (channelPath.test(path)) return channels.answer(request, url.searchParams, response);
    await wait?.();
    response.setHeader('content-type', 'application/json');
    const signIn = identityPath.exec(path);
    if (signIn) {
      const text = await readText(request);
      const isForm = request.headers['content-type']?.includes('form');
      const body = isForm
        ? Object.fromEntries(new URLSearchParams(text))
        : (JSON.parse(text) as Record<string, string>);
      return void response.end(JSON.stringify(identity.answer(signIn[1]!, body)));
    }
    const who = identityOf(request.headers.authorization, now());
    const call = callPath.exec(path);
    if (call) return void response.end(JSON.stringify(await answerCall(request, call, who)));
    if (path.startsWith('/v0/b/')) return storage.answer(request, url, who, response);
    throw new Failure('NOT_FOUND', `The emulator does not know ${path}`);
  }

  const server = createServer((request, response) => {
    if (isCut) return void request.socket.destroy();
    answer(request, response).catch((error: unknown) => {
      const failure = error instanceof Failure ? error.body : { code: 500, status: 'INTERNAL', message: String(error) };
      if (!response.headersSent) response.statusCode = failure.code;
      response.end(JSON.stringify({ error: failure }));
    });
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));

  const cut = () => {
    isCut = true;
    channels.closeAll();
    server.closeAllConnections();
  };
  return {
    port: (server.address() as AddressInfo).port,
    ...{ database, identity, cut },
    restore: () => void (isCut = false),
    delay: (next) => void (wait = next),
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
