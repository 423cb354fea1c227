import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '@toam/domain/random';
import { alonhadat, batdongsan, vipWeek } from '../posts.fixture';

type Who = 'admin' | 'agent';

/** What happens to a house after its posts are made; to the last two once they are up, whatever dies meanwhile. */
type Fate = 'left' | 'otherWords' | 'takenDown' | 'stopped' | 'triedAgain' | 'otherPrice' | 'renewed';

const fates: [Fate, number][] = [
  ['left', 30],
  ['otherWords', 10],
  ['takenDown', 12],
  ['stopped', 14],
  ['triedAgain', 4],
  ['otherPrice', 15],
  ['renewed', 15],
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

/** A house whose posts were made. */
interface Posted {
  who: Who;
  house_id: number;
  made: MadePost[];
  r: Random;
}

/** Milliseconds after which a call counts as unanswerable. */
const patience = 120_000;
/** Milliseconds that people wait for a post to be up. */
const untilUp = 60_000;
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
  renewals = 0;
  private readonly later: Promise<void>[] = [];

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

  private made({ text }: Answer): MadePost[] {
    const { posts } = (JSON.parse(text) as { data: { posts: MadePost[] } }).data;
    return posts;
  }

  /** An admin lets an agent's posts go on. The first answer may have been lost: then the second says who did it. */
  private async approve({ id, state }: MadePost): Promise<void> {
    if (state !== 'waitingApproval') return;
    const { status, text } = await this.ask('admin', 'PUT', '/user/post-manager', { type: 'confirm', post_id: id });
    if (status !== 200 && status !== 409) throw new Error(`approval: ${status} ${text}`);
  }

  private async isUp(who: Who, id: number): Promise<boolean> {
    for (const end = Date.now() + untilUp; Date.now() < end; await pause(500)) {
      const { text } = await this.must(who, 'GET', `/post/${id}`);
      const { state } = (JSON.parse(text) as { data: MadePost }).data;
      if (state === 'posted') return true;
      if (state === 'failed' || state === 'removed') return false;
    }
    return false;
  }

  /** Buys more time for what is up. */
  private async renew({ who, made }: Posted): Promise<void> {
    for (const { id } of made) {
      if (!(await this.isUp(who, id))) continue;
      const renewal = this.made(await this.must(who, 'POST', '/post/renewal', { post_id: id }));
      this.renewals += 1;
      await this.approve(renewal[0]!);
    }
  }

  private async changePrice({ who, house_id, made }: Posted): Promise<void> {
    for (const { id } of made) await this.isUp(who, id);
    await this.must('admin', 'PUT', '/house/detail', { house_id, into_money: 8_450_000_000 });
    for (const { id } of made) await this.change(who, { type: 'update_post', post_id: id });
  }

  private change = (who: Who, body: object): Promise<Answer> => this.ask(who, 'PUT', '/user/post-manager', body);

  private async meet(fate: Fate, posted: Posted): Promise<void> {
    const { who, house_id, made, r } = posted;
    const title = `Nhà hẻm xe hơi, sổ hồng riêng ${house_id % 9}`;
    if (fate === 'otherWords') await this.change(who, { type: 'update', post_id: made[0]!.id, title });
    if (fate === 'takenDown')
      await this.ask(who, 'DELETE', '/user/post-manager', { house_id, post_id: r.pick(made).id });
    if (fate === 'stopped') {
      const body = { status: 1, reason_stop_selling: 'Chủ nhà đã bán' };
      await this.ask('admin', 'POST', `/house/${house_id}/status`, body);
    }
    if (fate === 'triedAgain') for (const { id } of made) await this.change(who, { type: 'confirm', post_id: id });
    if (fate === 'renewed') this.goOn(this.renew(posted));
    if (fate === 'otherPrice') this.goOn(this.changePrice(posted));
  }

  /** The next ones begin meanwhile; `finish` tells what went wrong. */
  private goOn(work: Promise<void>): void {
    work.catch(() => undefined);
    this.later.push(work);
  }

  /** Posts a house on both portals; a moment later something may happen to it. */
  async postHouse(house_id: number): Promise<void> {
    const r = this.office.r.fork(house_id);
    const [who, fate, moment] = [r.pick(['admin', 'agent'] as const), r.weighted(fates), r.whole(0, 3000)];
    this.fates.set(fate, (this.fates.get(fate) ?? 0) + 1);
    const body = { house_id, channel_ids: [alonhadat, batdongsan], ...vipWeek };
    const made = this.made(await this.must(who, 'POST', '/user/post-manager', body));
    this.posts += made.length;
    await Promise.all(made.map((post) => this.approve(post)));
    await pause(moment);
    await this.meet(fate, { who, house_id, made, r });
  }

  async finish(): Promise<void> {
    await Promise.all(this.later);
  }
}
