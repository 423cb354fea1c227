import type { chatMessages, VisitorChat } from '@toam/contracts/chat/chat.schema';
import { liveSilence } from '@toam/contracts/live/live-events';
import { visitorPaths, visitorSilence, visitorTokenHeader } from '@toam/contracts/chat/visitor-wire';
import type { z } from 'zod';
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { chatTimes, gathered } from '../../apps/chat/src/chat/gathered';

/** A page that is told of changes and reads them, as the console and the widget do. */
export interface Page {
  conversation: string;
  /** Ids of the messages that it has read, in the order in which it read them. */
  seen: number[];
  /** When it first had a message of this key. */
  heard: Map<string, number>;
  /** Sends a text. @returns its key */
  say(text: string): Promise<string>;
  /** Cuts the connection; the page comes back by itself. */
  cut(): void;
  /** Stops to read from its socket, as with a dead cable. */
  freeze(): void;
  isConnected(): boolean;
  close(): Promise<void>;
}

interface Told {
  kind: string;
  id?: number;
  conversation_id?: string;
}

interface Ways {
  address: string;
  path: string;
  /** The page's own address, because the API counts connections by network. */
  from?: string;
  hello: (last: number | null) => object;
  /** Milliseconds without any message after which the connection is dead. */
  silence?: number;
  /** Whether it must read because of this. */
  concerns: (told: Told) => boolean;
  read: () => Promise<void>;
}

/** A socket that comes back, and reads after every change and every return. A read is never lost: one that is asked for meanwhile follows. */
function connect({ address, path, from, hello, silence = Infinity, concerns, read }: Ways) {
  let socket: WebSocket | undefined;
  let last: number | null = null;
  let heardAt = performance.now();
  let isOver = false;
  const listen = setInterval(() => performance.now() - heardAt > silence && socket?.terminate(), 500);
  let running: Promise<void> | null = null;
  let again = false;
  const wake = () => {
    again = true;
    running ??= (async () => {
      while (again && !isOver) {
        again = false;
        await read().catch(() => (again = true));
      }
      running = null;
    })();
  };
  const open = () => {
    heardAt = performance.now();
    socket = new WebSocket(`${address.replace(/^http/, 'ws')}${path}`, from ? { localAddress: from } : {});
    socket.on('open', () => socket?.send(JSON.stringify(hello(last))));
    socket.on('message', (data: Buffer) => {
      heardAt = performance.now();
      const told = JSON.parse(data.toString()) as Told;
      if (told.id !== undefined) last = told.id;
      if (concerns(told)) wake();
    });
    socket.on('error', () => undefined); // 'close' follows
    socket.on('close', () => !isOver && void pause(200 + Math.random() * 800).then(() => !isOver && open()));
  };
  open();
  return {
    cut: () => socket?.terminate(),
    freeze: () => socket?.pause(),
    isConnected: () => socket?.readyState === WebSocket.OPEN,
    close: async () => {
      isOver = true;
      clearInterval(listen);
      socket?.terminate();
      await running;
    },
  };
}

async function ask<Data>(url: string, headers: Record<string, string>, body?: object): Promise<Data> {
  const reply = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await reply.json()) as { data: Data; message?: string };
  if (!reply.ok) throw new Error(`${reply.status} ${url}: ${answer.message}`);
  return answer.data;
}

/** The next change asks again. */
const quietly = (asked: Promise<unknown>) => asked.catch(() => undefined);

interface Message {
  id: number;
  client_key: string | null;
  owner: string;
}

interface PageWays extends Omit<Ways, 'read'> {
  conversation: string;
  /** The last message before it. */
  since: number;
  /** Messages after this one; `more`: there are further ones. */
  readAfter: (newest: number) => Promise<{ list: Message[]; more: boolean }>;
  send: (body: { text: string; client_key: string }) => Promise<unknown>;
}

/** What it has read is by increasing id, each once, if the store and the page are right. */
function openPage({ conversation, since, readAfter, send, ...ways }: PageWays): Page {
  const seen: number[] = [];
  const heard = new Map<string, number>();
  let newest = since;
  const read = async () => {
    for (let more = true; more;) {
      const page = await readAfter(newest);
      newest = Math.max(newest, page.list.at(-1)?.id ?? 0);
      const now = performance.now();
      for (const { id, client_key, owner } of page.list) {
        if (owner !== 'event') seen.push(id);
        if (client_key && !heard.has(client_key)) heard.set(client_key, now);
      }
      more = page.more;
    }
  };
  const say = async (text: string) => {
    const client_key = randomUUID();
    await send({ text, client_key });
    return client_key;
  };
  return { conversation, seen, heard, say, ...connect({ ...ways, read }) };
}

/** A colleague's console with one open conversation, its list and its badge. */
export function openConsole(address: string, token: string, conversation: string): Page {
  const headers = { authorization: `Bearer ${token}` };
  const own = `${address}/chat/conversation/${conversation}/message`;
  const list = gathered(chatTimes.list, () => quietly(ask(`${address}/chat/conversation?size=20`, headers)));
  const badge = gathered(chatTimes.badge, () => quietly(ask(`${address}/chat/unread`, headers)));
  const page = openPage({
    ...{ address, path: '/live', silence: liveSilence, conversation, since: 0 },
    hello: (last) => ({ token, last_event_id: last }),
    concerns: ({ kind, conversation_id }) => {
      if (kind === 'live.beat') return false;
      const isChange = kind === 'chat.changed';
      if (isChange || kind.startsWith('live.')) {
        list.call();
        badge.call();
      }
      return isChange ? conversation_id === conversation : kind.startsWith('live.');
    },
    readAfter: (newest) => ask<z.output<typeof chatMessages>>(`${own}?after=${newest || 1}&size=100`, headers),
    send: (body) => ask(own, headers, body),
  });
  const close = async () => {
    list.stop();
    badge.stop();
    await page.close();
  };
  return { ...page, close };
}

/** A visitor's widget. @param at `since`: the last message before it */
export function openWidget(
  address: string,
  token: string,
  at: { conversation: string; from: string; since: number },
): Page {
  const headers = { [visitorTokenHeader]: token };
  const messages = `${address}${visitorPaths.message}`;
  return openPage({
    ...{ address, path: visitorPaths.live, silence: visitorSilence, ...at },
    hello: () => ({ token }),
    concerns: ({ kind }) => kind !== 'beat',
    readAfter: async (newest) => {
      const { list } = await ask<VisitorChat>(`${messages}?after=${newest}`, headers);
      return { list, more: list.length >= 100 };
    },
    send: (body) => ask(messages, headers, body),
  });
}
