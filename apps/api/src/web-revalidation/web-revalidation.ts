import { z } from 'zod';
import { enqueue } from '../jobs/enqueue';
import { oneOff } from '../jobs/one-off';

/** Where the commercial website takes revalidations, and the secret that it knows us by. */
export interface Website {
  url: string;
  secret: string;
}

let website: Website | undefined;

/** Sets the website that is told of changes; the start does, once. @param configured undefined: nobody is told */
export function useWebsite(configured: Website | undefined): void {
  website = configured;
}

/** A website that takes longer than this is tried again. */
const timeout = 10_000;

/** One POST with the secret and the tag. @throws Error that names the status and not the secret */
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

/** Asks the website to read a tag's pages anew. Tried again after 1, 2, 4 … minutes, for about a day. D17. */
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
 * Tells the website, once the caller's transaction commits, that a house it shows, showed or will show has changed: the
 * lists and the house's own page. Does nothing without a configured website. Specification 1 §7, D17.
 */
export const revalidateHouse = (slug: string): Promise<void> => revalidateHouses([slug]);

/** The same of many houses that the website shows: their lists are read anew once. */
export async function revalidateHouses(slugs: readonly string[]): Promise<void> {
  if (!website || slugs.length === 0) return;
  for (const tag of ['houses', ...slugs]) await enqueue(revalidateWeb, { tag });
}
