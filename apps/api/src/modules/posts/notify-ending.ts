import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { postText as text } from '@toam/contracts/post/post.text';
import { endsSoonDays, addDays } from '@toam/domain/post/post-end';
import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import { auditedJob } from '../../audit/audited';
import { db, tx } from '../../db/db';
import { idsOf } from '../../db/rows';
import { idArray } from '../../db/id-array';
import { notify } from '../../live/notify';
import { readChannels } from './channels';
import { findRenewals } from './post.queries';
import { type Post, posts } from './post.schema';
import { today } from './post-serializer';

/** Posts that end in a few days and whose poster was not told of this day, locked. */
const findEnding = (): Promise<Post[]> =>
  db()
    .select()
    .from(posts)
    .where(
      and(
        ...[eq(posts.state, 'posted'), isNull(posts.leaving_at)],
        ...[gte(posts.last_day, today()), lte(posts.last_day, addDays(today(), endsSoonDays))],
        sql`${posts.end_told} is distinct from ${posts.last_day}`,
      ),
    )
    .orderBy(asc(posts.last_day), asc(posts.id))
    .for('update');

/** Told is no change of the post: version and date stay. */
const markTold = (ids: readonly number[]) =>
  db()
    .update(posts)
    .set({ end_told: sql`${posts.last_day}`, updated_at: sql`${posts.updated_at}` })
    .where(sql`${posts.id} = any(${idArray(ids)})`);

/**
 * Tells posters whose posts end in three days, once for each last day. A renewal that is under way may still fail: its post is looked
 * at again the next day. */
export const notifyEnding = (): Promise<void> =>
  auditedJob('tell-ending-posts', () =>
    tx(async () => {
      const found = await findEnding();
      const renewed = new Set((await findRenewals(idsOf(found))).map(({ renews_id }) => renews_id));
      const channels = await readChannels();
      const untold = found.filter(({ id }) => !renewed.has(id));
      for (const poster of new Set(untold.map(({ user_id }) => user_id))) {
        const [first, ...more] = untold.filter(({ user_id }) => user_id === poster) as [Post, ...Post[]];
        const { name } = channels.get(first.channel_id)!;
        await notify({
          ...{ users: [poster], by: null, type: NotificationType.postsEnd },
          ...(more.length === 0
            ? {
                subject: { noun: 'post' as const, id: first.id },
                detail: text.ending.one(name, first.house_id, first.last_day!),
              }
            : { detail: text.ending.many(more.length + 1, first.last_day!) }),
        });
      }
      await markTold(idsOf(untold));
    }),
  );
