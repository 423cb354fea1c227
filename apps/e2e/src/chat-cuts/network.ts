import http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * What becomes of a call. `lost`: it never arrives. `answerLost` and `answerBroken`: the server takes it, and the page does not learn
 * so. `elsewhere`: somebody else answers, such as a café's Wi-Fi.
 */
export const fates = ['passes', 'late', 'busy', 'lost', 'answerLost', 'answerBroken', 'elsewhere'] as const;
export type Fate = (typeof fates)[number];

export interface Call {
  /** Whose browser asks. */
  by: string;
  method: string;
  path: string;
}

/** Draws the fate of a call, and how many milliseconds it is late. */
export type Weather = (call: Call) => { fate: Fate; late: number };

/** A proxy between browsers and a server, as it stands before the product, and what lies between both. */
export interface Network {
  port: number;
  /** The server as one person's browser sees it: a host of their own, so a storage, connections and a network address of their own. */
  addressOf: (person: string) => string;
  /** Null: every call passes. */
  setWeather: (weather: Weather | null) => void;
  /** Breaks what a person's browser has open: streams, and calls that are on their way. */
  cut: (person: string) => void;
  close: () => void;
}

/** Network addresses of persons: the API counts by them. */
const addresses = new Map<string, string>();

function networkAddressOf(person: string): string {
  const at = addresses.size + 1;
  const known = addresses.get(person) ?? `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
  addresses.set(person, known);
  return known;
}

/** By the host that the page has, also where it calls another server. */
function personOf({ headers: { origin, host } }: http.IncomingMessage): string {
  const [name = ''] = (origin ? new URL(origin).host : (host ?? '')).split('.');
  return name;
}

const elsewherePage = '<!doctype html><title>Wi-Fi</title><h1>Mời đăng nhập Wi-Fi của quán</h1>';

/** @param server port of this machine */
export async function startNetwork(server: number): Promise<Network> {
  let weather: Weather | null = null;
  const open = new Map<string, Set<net.Socket>>();
  const agent = new http.Agent({ keepAlive: true });

  function note(person: string, socket: net.Socket): void {
    const sockets = open.get(person) ?? new Set();
    if (sockets.has(socket)) return;
    open.set(person, sockets.add(socket));
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
  }

  function forward(request: http.IncomingMessage, reply: http.ServerResponse, fate: Fate): void {
    const headers = { ...request.headers, 'x-forwarded-for': networkAddressOf(personOf(request)) };
    const asked = http.request({ host: '127.0.0.1', port: server, method: request.method, path: request.url, headers, agent });
    asked.on('response', (answer) => {
      if (fate === 'answerLost') return answer.resume().on('end', () => request.socket.destroy());
      if (fate === 'answerBroken') return answer.resume().on('end', () => reply.writeHead(504).end());
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', () => reply.destroy());
      return answer.pipe(reply);
    });
    // the server is away
    asked.on('error', () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end()));
    // a stream that its page has left
    reply.on('close', () => fate === 'passes' && !reply.writableFinished && asked.destroy());
    request.pipe(asked);
  } // prettier-ignore

  async function answer(request: http.IncomingMessage, reply: http.ServerResponse): Promise<void> {
    const call = { by: personOf(request), method: request.method ?? 'GET', path: request.url ?? '/' };
    const { fate, late } = weather?.(call) ?? { fate: 'passes' as const, late: 0 };
    if (late > 0) await pause(late);
    if (fate === 'lost') return void request.socket.destroy();
    if (fate === 'busy') return void reply.writeHead([502, 503, 504][late % 3]!).end();
    if (fate === 'elsewhere') return void reply.writeHead(200, { 'content-type': 'text/html' }).end(elsewherePage);
    forward(request, reply, fate);
  }

  const proxy = http.createServer((request, reply) => {
    note(personOf(request), request.socket);
    void answer(request, reply);
  });
  proxy.on('upgrade', (request: http.IncomingMessage, socket: net.Socket, head: Buffer) => {
    note(personOf(request), socket);
    const onward = net.connect(server, '127.0.0.1', () => {
      const headers = request.rawHeaders.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${request.rawHeaders[at + 1]}`]));
      const from = `x-forwarded-for: ${networkAddressOf(personOf(request))}`;
      onward.write([`GET ${request.url} HTTP/1.1`, ...headers, from, '', ''].join('\r\n'));
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
    onward.on('close', () => socket.destroy());
    socket.on('close', () => onward.destroy());
  }); // prettier-ignore
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  const { port } = proxy.address() as AddressInfo;

  return {
    port,
    addressOf: (person) => `http://${person}.localhost:${port}`,
    setWeather: (next) => void (weather = next),
    cut: (person) => open.get(person)?.forEach((socket) => void socket.destroy()),
    close: () => {
      proxy.close();
      proxy.closeAllConnections();
      agent.destroy();
    },
  };
}
