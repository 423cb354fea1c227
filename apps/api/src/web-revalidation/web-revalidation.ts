import { z } from 'zod';
import { enqueue } from '../jobs/enqueue';
import { oneOff } from '../jobs/one-off';

/** The commercial website's address for revalidations, and the shared secret. */
export interface Website {
  url: string;
  secret: string;
}

let website: Website | undefined;

/** Sets the website. The start calls it once. @param configured undefined: no website */
export function useWebsite(configured: Website | undefined): void {
  website = configured;
}

/** Milliseconds. A slower website is tried again. */
const timeout = 10_000;

/** One POST with the secret and the tag. @throws Error with the status, never with the secret */
async function tell({ url, secret }: Website, tag: string): Promise<void> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ secret, tag }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
  await reply.body?.cancel();
  if (!reply.ok) throw new Error(`the website answered ${reply.status}`);
}

/** Requests the website to rebuild a tag's pages. Tried again after 1, 2, 4 … minutes, for about a day. D17. */
export const revalidateWeb = oneOff({
  name: 'revalidate-web',
  data: z.object({ tag: z.string() }),
  retries: 10,
  retryDelay: 60,
  work: async ({ tag }) => {
    if (website) await tell(website, tag);
  },
});

/**
 * Tells the website, when the caller's transaction commits, that a house changed which it shows, showed or will show. It rebuilds
 * the lists and the house's page. Does nothing without a configured website. Specification 1 §7, D17.
 */
export const revalidateHouse = (slug: string): Promise<void> => revalidateHouses([slug]);

/** Like `revalidateHouse` for many houses. The lists are rebuilt only once. */
export async function revalidateHouses(slugs: readonly string[]): Promise<void> {
  if (!website || slugs.length === 0) return;
  for (const tag of ['houses', ...slugs]) await enqueue(revalidateWeb, { tag });
}
