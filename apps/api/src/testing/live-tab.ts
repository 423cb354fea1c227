import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';

/** A browser tab's socket and the events that it has received. */
export interface LiveTab {
  heard: { id: number; kind: string; [key: string]: unknown }[];
  /** Resolves with the first event that matches, past or future; rejects after the time. */
  until(kind: string, within?: number): Promise<{ id: number; [key: string]: unknown }>;
  /** Resolves with the close code. */
  closed: Promise<number>;
  /** Sends one more message. */
  say(text: string): void;
  close(): void;
}

/** Opens a real socket to a listening app and says hello. */
export function openTab(app: FastifyInstance, hello: unknown): Promise<LiveTab> {
  const { port } = app.server.address() as AddressInfo;
  return openTabAt(`http://127.0.0.1:${port}/api`, hello);
}

/** Opens a real socket to the API at this address and says hello. */
export async function openTabAt(address: string, hello: unknown): Promise<LiveTab> {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/live`);
  const heard: LiveTab['heard'] = [];
  const listeners = new Set<() => void>();
  socket.on('message', (data: Buffer) => {
    heard.push(JSON.parse(data.toString()));
    for (const listen of listeners) listen();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject));
  socket.send(typeof hello === 'string' ? hello : JSON.stringify(hello));
  return {
    heard,
    closed,
    say: (text) => socket.send(text),
    close: () => socket.close(),
    until: (kind, within = 5000) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`${kind} was not heard; heard ${JSON.stringify(heard)}`)),
          within,
        );
        const look = () => {
          const found = heard.find((event) => event.kind === kind);
          if (!found) return;
          clearTimeout(late);
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
      }),
  };
}
