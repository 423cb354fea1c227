import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const file = path.resolve(__dirname, '../../../../../../tools/portal-gateway/server.mjs');

/** A post as the reference gateway keeps it. */
export interface KeptPost {
  key: string;
  account: string;
  content: { title: string };
  pictures: number;
  updates: number;
  removed: boolean;
}

export interface ReferenceServer {
  url: string;
  key: string;
  /** `next`: what happens to the next requests; `faults`: what may happen to any, by chance; `forget`: begins anew. */
  tell(what: 'next' | 'faults' | 'forget', body?: unknown): Promise<KeptPost[]>;
  /** What it has. */
  kept(): Promise<KeptPost[]>;
  stop(): void;
}

/** The reference gateway as a process of its own. */
export async function startReferenceServer(key = 'a key of the gateway for tests'): Promise<ReferenceServer> {
  const env = { ...process.env, PORT: '0', KEY: key };
  const running = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: running.stdout })[Symbol.asyncIterator]();
  const { value: url } = (await lines.next()) as { value: string };
  const tell: ReferenceServer['tell'] = async (what, body = {}) => {
    const reply = await fetch(`${url}/_test/${what}`, { method: 'POST', body: JSON.stringify(body) });
    return ((await reply.json()) as { posts: KeptPost[] }).posts;
  };
  return { url, key, tell, kept: () => tell('next', []), stop: () => void running.kill() };
}
