import { randomUUID } from 'node:crypto';
import type { Portal } from '@toam/domain/post/portal';
import { composePost } from '@toam/domain/post/post-content';
import { plainToRichText } from '@toam/domain/rich-text';
import { eq } from 'drizzle-orm';
import { db } from '../db/db';
import { insertRow } from '../db/rows';
import { files } from '../files/files';
import type { House, NewHouseRow } from '../modules/houses/house.schema';
import { readHousesToPost } from '../modules/houses/posting/posted-house.reads';
import { imagePath } from '../modules/media/image-store';
import { images } from '../modules/media/media.schema';
import { type Channel, type Post, postChannels, posts } from '../modules/posts/post.schema';
import { portalPlace } from '../modules/users/portals/portal-place';
import { users } from '../modules/users/user.schema';
import { sealSecret } from '../secrets/secret-box';
import { insertCompleteHouse } from './insert-house';

/** A house in the community that both portals take. Its dictionary is `insertDictionary`. */
export const insertHouseToPost = (values: Partial<NewHouseRow> & { user_id: number }): Promise<House> =>
  insertCompleteHouse({
    ...{ title: 'Nhà hẻm xe hơi 4 tầng Nguyễn Văn Đậu', province: 2, district: 21, property_type: 2 },
    description: plainToRichText('Nhà mới hoàn thiện, hẻm nhựa 6 m, ô tô vào tận nhà'),
    ...{ public: 1 as const, public_approval: 1 as const },
    ...values,
  });

/** Gives a stored person an account of a portal. */
export async function insertPortalAccount(
  userId: number,
  portal: Portal,
  password = 'mật-khẩu-cổng-7Q!',
): Promise<void> {
  const sealed = sealSecret(password, portalPlace(portal, userId));
  const name = `${portal}.${userId}`;
  const account =
    portal === 'alonhadat'
      ? { alonhadat_name: name, alonhadat_password: sealed }
      : { batdongsan_name: name, batdongsan_password: sealed };
  await db().update(users).set(account).where(eq(users.id, userId));
}

/** A channel that people post to by hand. */
export const insertManualChannel = (name = 'Facebook Tổ Ấm'): Promise<Channel> =>
  insertRow(postChannels, { name, kind: 'manual' });

/** A post of a stored house, without the steps that lead there. Default: posted on the first channel. */
export async function insertPost(
  values: Partial<typeof posts.$inferInsert> & { house_id: number; user_id: number },
): Promise<Post> {
  const house = (await readHousesToPost([values.house_id])).get(values.house_id)!;
  const content = composePost(house.posted, {});
  const isUp = (values.state ?? 'posted') === 'posted';
  return insertRow(posts, {
    ...{ channel_id: 1, state: 'posted', key: randomUUID(), content, total: 0 },
    ...(isUp ? { post: 1 as const, update_status: 1 as const, is_sent: true, sent: content } : {}),
    ...(isUp ? { posted_at: new Date(), portal_ref: 'A1' } : {}),
    ...values,
  });
}

/** Gives every picture in the database bytes: a gateway is sent them. */
export async function storePictures(): Promise<void> {
  for (const { key } of await db().select({ key: images.key }).from(images))
    await files().storage.put(imagePath(key, 'main'), Buffer.from('webp'), 'image/webp');
}
