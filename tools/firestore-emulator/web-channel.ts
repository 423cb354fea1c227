import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readText } from './request-body';
import type { Stream } from './streams';

/** Milliseconds between signs of life, and after which a channel that nobody asks for ends. */
const noopEvery = 25_000;
const idleAfter = 60_000;

export type OpenStream = (headers: Map<string, string>, send: (message: object) => void) => Stream;

const ascii = (text: string) =>
  text.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Closure's chunk: the length, then the JSON. */
function chunk(value: unknown): string {
  const text = ascii(JSON.stringify(value));
  return `${text.length}\n${text}`;
}

interface Back {
  response: ServerResponse;
  /** Ends after its first answer. */
  isPolling: boolean;
  sent: number;
}

/** A channel: messages wait until the SDK asks for them, and are kept until it has confirmed them. */
class Channel {
  readonly id = randomBytes(12).toString('hex');
  private waiting: [number, unknown][] = [];
  private last = 0;
  private heard = 0;
  private back: Back | undefined;
  private stream: Stream | undefined;
  private isScheduled = false;
  private idle: NodeJS.Timeout | undefined;
  private readonly beat = setInterval(() => this.back && this.push('noop'), noopEvery).unref();

  constructor(private readonly ended: (id: string) => void) {
    this.touch();
  }

  open(stream: Stream): void {
    this.stream = stream;
  }

  push(message: unknown): void {
    this.waiting.push([++this.last, [message]]);
    if (this.isScheduled) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.flush();
    });
  }

  /** What the SDK sends again, because the answer was lost, is heard once. @param at its number among the SDK's messages */
  hear(at: number, message: unknown): void {
    if (at < this.heard) return;
    this.heard = at + 1;
    this.stream?.message(message);
  }

  /** Messages up to this one have arrived. */
  confirm(upTo: number): void {
    this.waiting = this.waiting.filter(([at]) => at > upTo);
    this.touch();
  }

  /** Messages are sent by this response from now on. */
  answerBy(response: ServerResponse, isPolling: boolean, sent: number): void {
    this.back?.response.end();
    this.back = { response, isPolling, sent };
    clearTimeout(this.idle);
    response.on('close', () => {
      if (this.back?.response === response) this.back = undefined;
      this.touch();
    });
    response.flushHeaders();
    this.flush();
  }

  private flush(): void {
    const { back } = this;
    const pending = this.waiting.filter(([at]) => at > (back?.sent ?? 0));
    if (!back || pending.length === 0) return;
    back.response.write(chunk(pending));
    back.sent = pending.at(-1)![0];
    if (!back.isPolling) return;
    back.response.end();
    this.back = undefined;
  }

  /** Whether there is a way back, the last message, and how many bytes wait. */
  get state(): [number, number, number] {
    return [this.back ? 1 : 0, this.last, 0];
  }

  private touch(): void {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => this.close(), idleAfter).unref();
  }

  close(): void {
    clearInterval(this.beat);
    clearTimeout(this.idle);
    this.stream?.close();
    this.back?.response.end();
    this.back = undefined;
    this.ended(this.id);
  }
}

/** Headers of the first message, which the SDK sends in the body or in the address. */
const headersIn = (text: string | null): Map<string, string> =>
  new Map(
    (text ?? '')
      .split('\r\n')
      .filter((line) => line.includes(':'))
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );

/** The server's side of Closure's WebChannel, version 8, as the SDK speaks it. */
export class WebChannels {
  private readonly channels = new Map<string, Channel>();

  constructor(private readonly openStream: OpenStream) {}

  async answer(request: IncomingMessage, query: URLSearchParams, response: ServerResponse): Promise<void> {
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.setHeader('cache-control', 'no-cache, no-store');
    const sid = query.get('SID');
    const known = sid === null ? undefined : this.channels.get(sid);
    if (sid !== null && !known) {
      response.statusCode = 400;
      return void response.end('Unknown SID');
    }
    if (query.get('TYPE') === 'terminate') {
      known?.close();
      return void response.end();
    }
    known?.confirm(Number(query.get('AID') ?? 0));
    if (request.method === 'GET')
      return known?.answerBy(response, query.get('CI') === '1', Number(query.get('AID') ?? 0));
    const form = new URLSearchParams(await readText(request));
    const channel = known ?? this.begin(form, query, response);
    const first = Number(form.get('ofs') ?? 0);
    for (let at = 0; at < Number(form.get('count') ?? 0); at++) {
      const data = form.get(`req${at}___data__`);
      if (data) channel.hear(first + at, JSON.parse(data));
    }
    if (known) response.write(chunk(known.state));
    response.end();
  }

  private begin(form: URLSearchParams, query: URLSearchParams, response: ServerResponse): Channel {
    const channel = new Channel((id) => this.channels.delete(id));
    this.channels.set(channel.id, channel);
    response.setHeader('x-http-session-id', `g${channel.id}`);
    response.write(chunk([[0, ['c', channel.id, '', 8, 12, 30_000]]]));
    const headers = headersIn(form.get('headers') ?? query.get('$httpHeaders'));
    channel.open(this.openStream(headers, (message) => channel.push(message)));
    return channel;
  }

  closeAll(): void {
    for (const channel of this.channels.values()) channel.close();
  }
}
