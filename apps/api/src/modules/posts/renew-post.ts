import { randomUUID } from 'node:crypto';
import type { InputOf } from '@toam/contracts/endpoint';
import type { renewPost as renewEndpoint } from '@toam/contracts/post/post.endpoints';
import { postStateText, postText as text } from '@toam/contracts/post/post.text';
import { newsInWords } from '@toam/contracts/post/post-event.text';
import type { Actor } from '@toam/domain/actor';
import { AlonhadatNews } from '@toam/domain/post/portal';
import { isOver, isRenewable } from '@toam/domain/post/post-end';
import { tx } from '../../db/db';
import { HttpError } from '../../http-error';
import { hasPortalAccount } from '../users/portals/portals.reads';
import { readStaffNames } from '../users/users.reads';
import { approvalOf } from './budgets';
import { takeHouse } from './create-posts';
import { finish, type Held, holdOwn } from './hold-post';
import { askSoon } from './post-listing';
import { addEvent, findPost, findRenewals, insertPost } from './post.queries';
import { serializePost, shownStateOfPost, today } from './post-serializer';
import { newsOf, refuseErrors } from './post-words';
import { auditPost, publishPost } from './publish-post';

type Body = InputOf<typeof renewEndpoint>['body'];

/** @throws HttpError conflict if its time can't be made longer, or somebody is about to */
async function refuseNotRenewable(actor: Actor, { post }: Held): Promise<void> {
  if (!isRenewable(post, today())) {
    const isLate = post.state === 'posted' && isOver(post.last_day, today());
    throw new HttpError('conflict', isLate ? text.renewalOver : text.notRenewable, {
      current: await serializePost(actor, post),
    });
  }
  const [open] = await findRenewals([post.id]);
  if (open)
    throw new HttpError('conflict', text.renewalThere, {
      current: await serializePost(actor, open),
      auditedAs: [open.id],
    });
}

/** @throws HttpError invalid: the portal would not take it */
async function refuseUnready({ post, channel }: Held): Promise<void> {
  if (channel.status === 0) refuseErrors({ post_id: text.channelOff(channel.name) });
  if (!channel.portal || (await hasPortalAccount(post.user_id, channel.portal))) return;
  const name = (await readStaffNames([post.user_id])).get(post.user_id)?.name ?? '';
  refuseErrors({ post_id: text.accountMissingOf(name, channel.portal) });
}

/** What is bought: as given, else as before, at today's prices. @throws HttpError invalid */
async function wantedOf({ post, channel }: Held, fields: Body, house: Awaited<ReturnType<typeof takeHouse>>) {
  const { type_news, type_news_day, type_news_value, batdongsan_type_news, batdongsan_type_news_days } = post;
  const before = { type_news, type_news_day, type_news_value, batdongsan_type_news, batdongsan_type_news_days };
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const errors: Record<string, string> = {};
  const news = await newsOf(channel.portal, { ...before, ...given }, { house, errors });
  if (channel.portal === 'alonhadat' && news.type_news === AlonhadatNews.normal) errors.type_news = text.renewalNothing;
  refuseErrors(errors);
  return news;
}

/**
 * Buys more time for a post, with its poster's account. A renewal is a post of its own: paid once, approved and tried like one; when the
 * portal took it, the post that it renews is up for longer.
 * @throws HttpError not_found, forbidden, conflict, invalid
 */
export const renewPost = (actor: Actor, { post_id, version, ...fields }: Body) =>
  tx(async () => {
    const held = await holdOwn(actor, { post_id, version });
    const { post, channel } = held;
    await refuseNotRenewable(actor, held);
    const house = await takeHouse(actor, post.house_id);
    await refuseUnready(held);
    const news = await wantedOf(held, { post_id, ...fields }, house);
    const approval = await approvalOf(actor, { poster: post.user_id, total: news.total });
    const goesOn = approval.state === 'waiting';
    const renewal = await insertPost({
      ...{ house_id: post.house_id, channel_id: post.channel_id, user_id: post.user_id, renews_id: post.id },
      ...{ own: post.own, content: post.content, key: randomUUID(), ...news, ...approval },
      next_try_at: goesOn ? new Date() : null,
    });
    const bought = newsInWords(channel.portal, news);
    await addEvent(renewal.id, 'renewalAsked', { by: actor.id, detail: bought });
    auditPost(actor, renewal.id, [
      { column: 'state', old_value: null, new_value: postStateText[shownStateOfPost(renewal)] },
      { column: 'news', old_value: null, new_value: bought },
    ]);
    await publishPost(null, renewal, actor.id);
    await publishPost(post, post, actor.id);
    if (goesOn) await askSoon(renewal.id);
    return finish(actor, renewal, text.renewalAsked(!goesOn));
  });

/** What a renewal renews, if that still can be. @throws HttpError conflict */
export async function refuseLateRenewal(actor: Actor, { post }: Held): Promise<void> {
  const renewed = post.renews_id === null ? undefined : await findPost(post.renews_id);
  if (renewed && !post.is_sent && !isRenewable(renewed, today()))
    throw new HttpError('conflict', text.renewalOver, { current: await serializePost(actor, post) });
}
