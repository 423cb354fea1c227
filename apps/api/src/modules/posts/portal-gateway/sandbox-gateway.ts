import { postReasonText } from '@toam/contracts/post/post-event.text';
import { eq, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { findRow } from '../../../db/rows';
import { sandboxPosts } from '../post.schema';
import { GatewayRefusal, type PortalGateway } from './portal-gateway';

/** Keeps what a portal would have got, without the account. D102 */
export const sandboxGateway: PortalGateway = {
  kind: 'sandbox',
  post: async ({ key, portal, content }) => {
    const made = await db()
      .insert(sandboxPosts)
      .values({ key, portal, content })
      .onConflictDoNothing()
      .returning({ key: sandboxPosts.key });
    return { ref: `thu-${key.slice(0, 8)}`, link: null, status: made.length > 0 ? 'created' : 'existing' };
  },
  update: async ({ key, content }) => {
    await db()
      .update(sandboxPosts)
      .set({ content, updated_at: sql`now()` })
      .where(eq(sandboxPosts.key, key));
  },
  renew: async ({ key, of, portal, news }) => {
    const post = await findRow(sandboxPosts, eq(sandboxPosts.key, of));
    if (!post || post.removed_at !== null) throw new GatewayRefusal(postReasonText.renewedGone);
    await db()
      .insert(sandboxPosts)
      .values({ key, portal, content: { ...post.content, ...news } })
      .onConflictDoNothing();
  },
  remove: async ({ key }) => {
    await db()
      .update(sandboxPosts)
      .set({ removed_at: sql`coalesce(${sandboxPosts.removed_at}, now())` })
      .where(eq(sandboxPosts.key, key));
  },
};
