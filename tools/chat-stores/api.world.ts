import './page';
import { connectSession } from '@toam/api-client/client';
import { replaceTransport } from '@toam/api-client/transport';
import { apiChatStore } from '@toam/chat-store/api/api-chat-store';
import {
  type ChatStore,
  StepRefused,
  type UploadedPicture,
  type VisitorPage,
  type VisitorStore,
} from '@toam/chat-store/chat-store';
import { nameOf, type StoreWorld } from '@toam/chat-store/contract/store-world';
import type { VisitorChat, VisitorMessage } from '@toam/contracts/chat/chat.schema';
import { visitorTokenHeader } from '@toam/contracts/chat/visitor-wire';
import { connectLive, disconnectLive } from '@toam/live/live';
import './no-page';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { db } from '../../apps/api/src/db/db';
import { anActor, anAdmin } from '../../apps/api/src/testing/an-actor';
import { insertSession, insertUser } from '../../apps/api/src/testing/insert-user';
import { realAddress } from '../../apps/api/src/testing/test-app';

/** A picture of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Whose browser a call comes from: all of them share this process. */
const whose = new AsyncLocalStorage<string>();

/** Every call of a store comes from one person's browser. */
const ofPerson = (token: string): ChatStore =>
  new Proxy(apiChatStore, {
    get: (store, name: keyof ChatStore) => {
      const value = store[name];
      if (typeof value !== 'function') return value;
      return (...given: never[]) => whose.run(token, () => (value as (...all: never[]) => unknown)(...given));
    },
  });

async function encoded(body: string | FormData | undefined) {
  if (!(body instanceof FormData)) return { payload: body ?? '', headers: {} };
  const form = new Response(body);
  const type = form.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await form.arrayBuffer()), headers: { 'content-type': type } };
}

const stored = (message: VisitorMessage): VisitorPage['list'][number] => ({ ...message, id: String(message.id) });

/** A visitor's browser, from a network of its own: limits count by it. */
function visitorStore(app: FastifyInstance, remoteAddress: string): VisitorStore {
  let token = '';
  async function send<T>(method: 'GET' | 'POST', path: string, body?: object | FormData): Promise<T> {
    const form = body instanceof FormData ? await encoded(body) : undefined;
    const reply = await app.inject({
      ...{ method, url: `/api/public/chat${path}`, remoteAddress, payload: form?.payload ?? body },
      headers: { [visitorTokenHeader]: token, ...form?.headers },
    });
    const { data, message } = reply.json<{ data: T; message?: string }>();
    if (reply.statusCode === 403) throw new StepRefused('locked', message ?? '');
    if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
    return data;
  }
  return {
    open: async (introduction) => (token = (await send<{ token: string }>('POST', '/session', introduction)).token),
    read: async (after) => {
      let page = await send<VisitorChat>('GET', after === null ? '/message' : `/message?after=${after}`);
      const { list } = page;
      while (after !== null && page.more) {
        page = await send<VisitorChat>('GET', `/message?after=${list.at(-1)!.id}`);
        list.push(...page.list);
      }
      return { ...page, list: list.map(stored), seen_until: page.seen_until ? String(page.seen_until) : null };
    },
    readOlder: async (before) => {
      const { list, more } = await send<VisitorChat>('GET', `/message?before=${before}`);
      return { list: list.map(stored), more };
    },
    uploadPicture: async (file): Promise<UploadedPicture> => {
      const form = new FormData();
      form.append('image', file, 'picture.png');
      const { id, thumbnail } = await send<{ id: number; thumbnail: string }>('POST', '/image', form);
      return { key: String(id), thumbnail };
    },
    send: async (content, client_key) => {
      const body = 'picture' in content ? { image_id: Number(content.picture.key) } : content;
      return [stored(await send<VisitorMessage>('POST', '/message', { ...body, client_key }))];
    },
    markRead: async (until) => void (await send('POST', '/read', { until: Number(until) })),
    follow: () => () => undefined,
  };
}

/** The product's own store: the port's adapter over a real API and database, and one live socket. */
export function apiWorld(app: () => FastifyInstance): StoreWorld & { begin: () => Promise<void>; end: () => void } {
  const tokens = new Map<number, string>();
  let visitors = 0;
  let restoreTransport = () => undefined as void;

  async function tokenOf(id: number, isAdmin: boolean): Promise<string> {
    const known = tokens.get(id);
    if (known !== undefined) return known;
    await insertUser({ ...(isAdmin ? anAdmin({ id }) : anActor({ id, chat_permission: 1 })), name: nameOf(id) });
    const token = await insertSession(id);
    tokens.set(id, token);
    return token;
  }

  return {
    begin: async () => {
      connectSession({ token: () => whose.getStore() ?? null, ended: () => undefined });
      restoreTransport = replaceTransport(async ({ method, url, headers, body }) => {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 5)); // calls overtake each other
        const { payload, headers: typed } = await encoded(body);
        const reply = await app().inject({ method: method as 'GET', url, headers: { ...headers, ...typed }, payload });
        return {
          status: reply.statusCode,
          body: reply.json<unknown>(),
          headers: reply.headers as Record<string, string>,
        };
      });
      const token = await tokenOf(99, false);
      connectLive({ token, onRevoked: () => undefined, url: `${realAddress().replace(/^http/, 'ws')}/api/live` });
    },
    end: () => {
      disconnectLive();
      restoreTransport();
    },
    colleague: async (id, isAdmin = false) => ofPerson(await tokenOf(id, isAdmin)),
    customer: async (name = 'Nguyễn Minh', known) => {
      visitors += 1;
      const phone = known ?? `09${String(10_000_000 + visitors)}`;
      const store = visitorStore(app(), `10.1.${Math.floor(visitors / 200)}.${(visitors % 200) + 1}`);
      await store.open({ name, sex: 'men', phone_number: phone });
      const { rows } = (await db().execute(
        sql`select id from chat_conversations where phone = ${phone} order by device desc limit 1`,
      )) as unknown as { rows: { id: string }[] };
      return { store, id: rows[0]!.id, phone };
    },
    // everything was that much earlier
    advance: async (seconds) => {
      const earlier = sql`make_interval(secs => ${seconds})`;
      await db().execute(sql`
        update chat_conversations
        set start_support = start_support - ${earlier}, last_message_at = last_message_at - ${earlier}`);
    },
    interrupt: async () => {
      const { websocketServer } = app();
      for (const client of websocketServer.clients) client.terminate();
    },
    isDeaf: true,
    picture: () => new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }),
    isPicture: async (address) => {
      const reply = await app().inject({ method: 'GET', url: address });
      return reply.statusCode === 200 && reply.rawPayload.length > 0;
    },
  };
}
