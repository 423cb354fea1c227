import { z } from 'zod';
import { enqueue, isQueueOpen } from '../../jobs/enqueue';
import { oneOff } from '../../jobs/one-off';
import { findDue } from './post.queries';
import { sendPost } from './send-post';

/**
 * Takes one post up now. What is to be done stands in its row, so a lost or repeated job does no harm: `resumePosts` finds what is due, and
 * a job that finds nothing due does nothing.
 */
export const postListing = oneOff({
  name: 'post-listing',
  data: z.object({ post_id: z.number() }),
  retries: 2,
  retryDelay: 60,
  work: async ({ post_id }) => sendPost(post_id),
});

/** Call it in the transaction that made the post due. */
export async function askSoon(postId: number): Promise<void> {
  if (isQueueOpen()) await enqueue(postListing, { post_id: postId });
}

/** Milliseconds: a run ends before the next ones pile up. */
const longestRun = 5 * 60_000;
const dueAtOnce = 20;

/** Takes up every post that is due: tries again what failed, and what a stopped process left behind. */
export async function resumePosts(longest = longestRun): Promise<void> {
  const end = Date.now() + longest;
  for (;;) {
    const due = await findDue(dueAtOnce);
    for (const id of due) {
      if (Date.now() > end) return;
      await sendPost(id);
    }
    if (due.length < dueAtOnce) return;
  }
}
