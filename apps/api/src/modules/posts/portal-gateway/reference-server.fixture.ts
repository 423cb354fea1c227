import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { SentContent, SentNews } from './portal-gateway';

const file = path.resolve(__dirname, '../../../../../../tools/portal-gateway/server.mjs');

/** A post as the reference gateway keeps it. */
export interface StoredPost {
  key: string;
  account: string;
  content: Pick<SentContent, 'title' | 'price' | 'type_news_day' | 'type_news_value'>;
  pictures: number;
  updates: number;
  /** What more time was bought, by the renewals' keys. */
  renewals: { key: string; news: SentNews }[];
  removed: boolean;
}

export interface ReferenceServer {
  url: string;
  key: string;
  /** `next`: what happens to the next requests; `faults`: what may happen to any, by chance; `forget`: begins anew. */
  tell(what: 'next' | 'faults' | 'forget', body?: unknown): Promise<StoredPost[]>;
  /** What it has. */
  kept(): Promise<StoredPost[]>;
  /** How often it behaved how. */
  done(): Promise<Record<string, number>>;
  stop(): void;
}

/** The reference gateway as a process of its own. */
export async function startReferenceServer(key = 'a key of the gateway for tests'): Promise<ReferenceServer> {
  const env = { ...process.env, PORT: '0', KEY: key };
  const running = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: running.stdout })[Symbol.asyncIterator]();
  const { value: url } = (await lines.next()) as { value: string };
  const ask = async (what: string, body: unknown) => {
    const reply = await fetch(`${url}/_test/${what}`, { method: 'POST', body: JSON.stringify(body) });
    return (await reply.json()) as { posts: StoredPost[]; done: Record<string, number> };
  };
  return {
    ...{ url, key },
    tell: async (what, body = {}) => (await ask(what, body)).posts,
    kept: async () => (await ask('next', [])).posts,
    done: async () => (await ask('next', [])).done,
    stop: () => void running.kill(),
  };
}
