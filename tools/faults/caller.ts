import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@toam/domain/random';
import type { Tokens } from './office';

export interface Call {
  who: keyof Tokens;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api. */
  path: string;
  /** JSON, or a form with a file. */
  body?: object | FormData;
  /** Stays over all tries. Default: a new one. */
  key?: string;
}

export interface Answer {
  status: number;
  data: unknown;
}

/** What passes by itself: no answer, a busy or absent server, a full disk. */
const passes = new Set([0, 429, 502, 503, 504, 507]);
/** Milliseconds that a browser waits (libs/api-client). */
const timeout = 30_000;
/** Milliseconds until a person presses the button again. */
const again = 100;

/** Asks one of the instances until one answers, each time with the same Idempotency-Key, as our browser client and its person do. */
export class Caller {
  /** How often each status came; 0: no answer. */
  readonly statuses = new Map<number, number>();
  /** When the newest acknowledged call of each instance was sent. */
  readonly lastSent: number[];
  acknowledged = 0;
  /** What was said while the database was away, with the seconds to wait. */
  readonly excuses = new Set<string>();

  constructor(
    private readonly addresses: readonly string[],
    private readonly tokens: Tokens,
    private readonly r: Random,
  ) {
    this.lastSent = addresses.map(() => 0);
  }

  private async once({ who, method, path, body, key }: Call): Promise<Answer> {
    const at = this.r.whole(0, this.addresses.length - 1);
    const isForm = body instanceof FormData;
    const headers = {
      authorization: `Bearer ${this.tokens[who]}`,
      ...(key && { 'idempotency-key': key }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    };
    const sent = performance.now();
    const init = { method, headers, body: isForm ? body : body && JSON.stringify(body) };
    const answer = await fetch(`${this.addresses[at]}${path}`, { ...init, signal: AbortSignal.timeout(timeout) })
      .then(async (reply) => {
        const text = await reply.text();
        if (reply.status === 503) this.excuses.add(`${reply.headers.get('retry-after')} ${text}`);
        return { status: reply.status, data: JSON.parse(text) as unknown };
      })
      .catch(() => ({ status: 0, data: undefined }));
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 200) this.lastSent[at] = Math.max(this.lastSent[at]!, sent);
    return answer;
  }

  /** @returns the first answer that is not only a fault that passes */
  async answerOf(call: Call): Promise<Answer> {
    const keyed = { key: randomUUID(), ...call };
    for (;;) {
      const answer = await this.once(keyed);
      if (!passes.has(answer.status)) return answer;
      await pause(again);
    }
  }

  /** @returns its data. @throws Error for a refusal: nobody here asks for what is refused */
  async ask<Data>(call: Call): Promise<Data> {
    const { status, data } = await this.answerOf(call);
    if (status !== 200)
      throw new Error(`${call.method} ${call.path} ${JSON.stringify(call.body)}: ${status} ${JSON.stringify(data)}`);
    this.acknowledged += 1;
    return (data as { data: Data }).data;
  }
}
