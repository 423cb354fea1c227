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

/** What a page has read: messages by increasing id, each once, if the store and the page are right. */
function reading() {
  const seen: number[] = [];
  const heard = new Map<string, number>();
  const take = (list: { id: number; client_key: string | null; owner: string }[]) => {
    const now = performance.now();
    for (const { id, client_key, owner } of list) {
      if (owner !== 'event') seen.push(id);
      if (client_key && !heard.has(client_key)) heard.set(client_key, now);
    }
  };
  return { seen, heard, take };
}

/** The next change asks again. */
const quietly = (asked: Promise<unknown>) => asked.catch(() => undefined);

/** A colleague's console with one open conversation, its list and its badge. */
export function openConsole(address: string, token: string, conversation: string): Page {
  const headers = { authorization: `Bearer ${token}` };
  const own = `${address}/chat/conversation/${conversation}`;
  const { seen, heard, take } = reading();
  let newest = 0;
  const list = gathered(chatTimes.list, () => quietly(ask(`${address}/chat/conversation?size=20`, headers)));
  const badge = gathered(chatTimes.badge, () => quietly(ask(`${address}/chat/unread`, headers)));
  const read = async () => {
    for (let more = true; more;) {
      const page = await ask<z.output<typeof chatMessages>>(`${own}/message?after=${newest || 1}&size=100`, headers);
      newest = Math.max(newest, page.list.at(-1)?.id ?? 0);
      take(page.list);
      more = page.more;
    }
  };
  const line = connect({
    ...{ address, path: '/live', read, silence: liveSilence },
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
  });
  return {
    ...{ conversation, seen, heard },
    ...line,
    say: async (text) => {
      const client_key = randomUUID();
      await ask(`${own}/message`, headers, { text, client_key });
      return client_key;
    },
    close: async () => {
      list.stop();
      badge.stop();
      await line.close();
    },
  };
}

/** A visitor's widget. @param since the last message before it */
export function openWidget(
  address: string,
  token: string,
  at: { conversation: string; from: string; since: number },
): Page {
  const headers = { [visitorTokenHeader]: token };
  const { seen, heard, take } = reading();
  let newest = at.since;
  const read = async () => {
    for (let count = 100; count >= 100;) {
      const page = await ask<VisitorChat>(`${address}${visitorPaths.message}?after=${newest}`, headers);
      newest = Math.max(newest, page.list.at(-1)?.id ?? 0);
      take(page.list);
      count = page.list.length;
    }
  };
  const line = connect({
    ...{ address, path: visitorPaths.live, from: at.from, read, silence: visitorSilence },
    hello: () => ({ token }),
    concerns: ({ kind }) => kind !== 'beat',
  });
  return {
    ...{ conversation: at.conversation, seen, heard },
    ...line,
    say: async (text) => {
      const client_key = randomUUID();
      await ask(`${address}${visitorPaths.message}`, headers, { text, client_key });
      return client_key;
    },
  };
}
