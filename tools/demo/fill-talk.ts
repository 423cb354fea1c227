import { mentionToken } from '@toam/domain/house/comment-text';
import { CommentStatus } from '@toam/domain/house/house-community';
import { sql } from 'drizzle-orm';
import { db } from '../../apps/api/src/db/db';
import { houseComments } from '../../apps/api/src/modules/comments/comment.schema';
import { houseLikes } from '../../apps/api/src/modules/houses/likes/like.schema';
import { images } from '../../apps/api/src/modules/media/media.schema';
import type { Brokerage } from './brokerage';
import { imageRow, type Dimensions } from './fill-media';
import type { DemoRemark } from './houses/talk';
import { insertInParts, inParts, writeInParts } from './rows';

interface Remark extends DemoRemark {
  house: number;
  /** The comment that it answers; null for the start of a thread. */
  under: DemoRemark | null;
  /** The comment itself; answers refer to it. */
  self: DemoRemark;
}

/** All comments in order of time. */
const remarksOf = ({ houses }: Brokerage): Remark[] =>
  houses
    .flatMap(({ talk }, house) =>
      talk.threads.flatMap((thread) => [
        { ...thread, house, under: null, self: thread },
        ...thread.answers.map((answer) => ({ ...answer, house, under: thread, self: answer })),
      ]),
    )
    .sort(
      (one, other) =>
        one.at.getTime() - other.at.getTime() || Number(one.under !== null) - Number(other.under !== null),
    );

/** Writes likes and comments, and the houses' counters of them. Ids follow the order of time, as in real use. */
export async function insertTalk(
  brokerage: Brokerage,
  dimensions: Dimensions,
  staffIds: number[],
  houseIds: number[],
): Promise<void> {
  const likes = brokerage.houses.flatMap(({ talk, created }, house) =>
    talk.likers.map((liker) => ({ house_id: houseIds[house]!, user_id: staffIds[liker]!, created_at: created })),
  );
  await writeInParts(likes, (part) => db().insert(houseLikes).values(part));
  const remarks = remarksOf(brokerage);
  const pictured = remarks.flatMap(({ picture, author, at }) =>
    picture ? [imageRow(picture, dimensions, false, staffIds[author]!, at)] : [],
  );
  const imageIds = await insertInParts(pictured, (part) =>
    db().insert(images).values(part).returning({ id: images.id }),
  );
  const numbers = new Map<DemoRemark, number>(remarks.map((remark, index) => [remark.self, index + 1]));
  const rows = remarks.map((remark, index) => ({
    id: index + 1,
    house_id: houseIds[remark.house]!,
    parent_comment_id: remark.under && numbers.get(remark.under)!,
    user_id: staffIds[remark.author]!,
    content: remark.words.replace('{}', remark.mentioned === null ? '' : mentionToken(staffIds[remark.mentioned]!)),
    image_id: remark.picture ? imageIds.shift()! : null,
    status: remark.isHidden ? CommentStatus.hidden : CommentStatus.visible,
    created_at: remark.at,
  }));
  for (const part of inParts(rows)) await db().insert(houseComments).overridingSystemValue().values(part);
  await db().execute(sql`select setval(pg_get_serial_sequence('house_comments', 'id'), ${rows.length + 1}, false)`);
  await countTalk();
}

/** Counts as the modules do: without hidden comments and their answers. */
const countTalk = () =>
  db().execute(sql`
    update houses set
      likes_count = (select count(*) from house_likes l where l.house_id = houses.id),
      comments_count = (
        select count(*) from house_comments c left join house_comments p on p.id = c.parent_comment_id
        where c.house_id = houses.id and c.status = 0 and coalesce(p.status, 0) = 0)
    where exists (select 1 from house_likes l where l.house_id = houses.id)
      or exists (select 1 from house_comments c where c.house_id = houses.id)`);
