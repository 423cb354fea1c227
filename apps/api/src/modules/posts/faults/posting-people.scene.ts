import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@toam/domain/random';
import { alonhadat, batdongsan, vipWeek } from '../posts.scene';

type Who = 'admin' | 'agent';

/** What happens to a house after its posts are made. */
export type Fate = 'left' | 'otherWords' | 'otherPrice' | 'takenDown' | 'stopped' | 'triedAgain';

const fates: [Fate, number][] = [
  ['left', 40],
  ['otherWords', 12],
  ['otherPrice', 14],
  ['takenDown', 12],
  ['stopped', 16],
  ['triedAgain', 6],
];

interface Answer {
  status: number;
  text: string;
}

interface Office {
  addresses: string[];
  tokens: Record<Who, string>;
  r: Random;
}

interface MadePost {
  id: number;
  state: string;
}

/** Milliseconds after which a call counts as unanswerable. */
const patience = 120_000;
/** Nobody answered, the database is away, or there is too much to do: people try again. */
const passes = new Set([0, 429, 500, 502, 503, 504]);

/** People who post houses through two instances that die, and try again until somebody answers. */
export class PostingPeople {
  /** How often each status was answered; 0: nobody did. */
  readonly statuses = new Map<number, number>();
  readonly fates = new Map<Fate, number>();
  /** All that was ever answered, for the search for secrets. */
  readonly answers: string[] = [];
  posts = 0;

  constructor(private readonly office: Office) {}

  private async once(who: Who, method: string, path: string, body: object | undefined, key: string): Promise<Answer> {
    const { addresses, tokens, r } = this.office;
    const headers = {
      authorization: `Bearer ${tokens[who]}`,
      'idempotency-key': key,
      ...(body && { 'content-type': 'application/json' }),
    };
    const asked = fetch(`${r.pick(addresses)}${path}`, { method, headers, body: body && JSON.stringify(body) });
    const answer = await asked
      .then(async (reply) => ({ status: reply.status, text: await reply.text() }))
      .catch(() => ({ status: 0, text: '' }));
    this.statuses.set(answer.status, (this.statuses.get(answer.status) ?? 0) + 1);
    if (answer.text) this.answers.push(answer.text);
    return answer;
  }

  /** Asks until it is answered, each time with the same Idempotency-Key. */
  async ask(who: Who, method: string, path: string, body?: object): Promise<Answer> {
    const key = randomUUID();
    for (const end = Date.now() + patience; ; await pause(200)) {
      const answer = await this.once(who, method, path, body, key);
      if (!passes.has(answer.status)) return answer;
      if (Date.now() > end)
        throw new Error(`${method} ${path} was not answered in time: ${answer.status} ${answer.text}`);
    }
  }

  /** @throws Error for a refusal: only of steps that a post's life may have made impossible meanwhile, it is an answer */
  private async must(who: Who, method: string, path: string, body?: object): Promise<Answer> {
    const answer = await this.ask(who, method, path, body);
    if (answer.status !== 200)
      throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${answer.status} ${answer.text}`);
    return answer;
  }

  private async create(who: Who, house_id: number): Promise<MadePost[]> {
    const body = { house_id, channel_ids: [alonhadat, batdongsan], ...vipWeek };
    const { text } = await this.must(who, 'POST', '/user/post-manager', body);
    const { posts } = (JSON.parse(text) as { data: { posts: MadePost[] } }).data;
    this.posts += posts.length;
    return posts;
  }

  /** An admin lets an agent's posts go on. The first answer may have been lost: then the second says who did it. */
  private async approve({ id }: MadePost): Promise<void> {
    const { status, text } = await this.ask('admin', 'PUT', '/user/post-manager', { type: 'confirm', post_id: id });
    if (status !== 200 && status !== 409) throw new Error(`approval: ${status} ${text}`);
  }

  private async meet(fate: Fate, who: Who, house_id: number, made: MadePost[]): Promise<void> {
    const { r } = this.office;
    const change = (body: object) => this.ask(who, 'PUT', '/user/post-manager', body);
    const [first] = made;
    if (fate === 'otherWords')
      await change({ type: 'update', post_id: first!.id, title: `Nhà hẻm xe hơi, sổ hồng riêng ${house_id % 9}` });
    if (fate === 'otherPrice') {
      await this.must('admin', 'PUT', '/house/detail', { house_id, into_money: 8_450_000_000 });
      for (const { id } of made) await change({ type: 'update_post', post_id: id });
    }
    if (fate === 'takenDown')
      await this.ask(who, 'DELETE', '/user/post-manager', { house_id, post_id: r.pick(made).id });
    if (fate === 'stopped')
      await this.ask('admin', 'POST', `/house/${house_id}/status`, {
        status: 1,
        reason_stop_selling: 'Chủ nhà đã bán',
      });
    if (fate === 'triedAgain') for (const { id } of made) await change({ type: 'confirm', post_id: id });
  }

  /** Posts a house on both portals; a moment later something may happen to it. */
  async postHouse(house_id: number): Promise<void> {
    const { r } = this.office;
    const [who, fate, moment] = [r.pick(['admin', 'agent'] as const), r.weighted(fates), r.whole(0, 3000)];
    this.fates.set(fate, (this.fates.get(fate) ?? 0) + 1);
    const made = await this.create(who, house_id);
    if (who === 'agent') await Promise.all(made.map((post) => this.approve(post)));
    await pause(moment);
    await this.meet(fate, who, house_id, made);
  }
}
