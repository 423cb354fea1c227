import { randomUUID } from 'node:crypto';
import type { InputOf } from '@toam/contracts/endpoint';
import type { createPosts as createEndpoint } from '@toam/contracts/post/post.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { postText as text } from '@toam/contracts/post/post.text';
import { newsInWords, postEventText } from '@toam/contracts/post/post-event.text';
import { portalText } from '@toam/contracts/portal/portal.text';
import type { Actor } from '@toam/domain/actor';
import { HouseStatus } from '@toam/domain/house/house-values';
import { composePost, type OwnWords } from '@toam/domain/post/post-content';
import { isOver } from '@toam/domain/post/post-end';
import { tx } from '../../db/db';
import { idsOf } from '../../db/rows';
import { HttpError } from '../../http-error';
import { type HouseToPost, readHousesToPost } from '../houses/posting/posted-house.reads';
import { readVisibleIds } from '../houses/houses.reads';
import { lockHouseRow } from '../houses/houses.writes';
import { hasPortalAccount } from '../users/portals/portals.reads';
import { approvalOf } from './budgets';
import { readChannels } from './channels';
import { portalGateway } from './portal-gateway/portal-gateway';
import { askSoon } from './post-listing';
import { addEvent, findInTheWay, insertPost, updatePost } from './post.queries';
import type { Channel, Post } from './post.schema';
import { serializePost, serializePosts, today } from './post-serializer';
import { type GivenFields, newsOf, type News, ownOf, preflightErrors, refuseErrors } from './post-words';
import { auditPost, publishPost } from './publish-post';

/** @throws HttpError not_found if the actor does not see it; invalid if it may not be posted */
export async function takeHouse(actor: Actor, houseId: number): Promise<HouseToPost> {
  await lockHouseRow(houseId);
  const [visible] = await readVisibleIds(actor, [houseId]);
  const house = (await readHousesToPost([houseId])).get(houseId);
  if (visible === undefined || !house) throw new HttpError('not_found', text.houseNotFound);
  if (house.status !== HouseStatus.onSale) refuseErrors({ house_id: text.houseStopped });
  if (!house.into_money) refuseErrors({ into_money: text.priceRequired });
  return house;
}

/** @throws HttpError invalid for unknown and closed channels, and portals where the actor has no account */
async function takeChannels(actor: Actor, ids: readonly number[]): Promise<Channel[]> {
  const all = await readChannels();
  const channels = ids.flatMap((id) => {
    const found = all.get(id);
    return found && found.deleted_at === null ? found : [];
  });
  if (channels.length < ids.length) refuseErrors({ channel_ids: text.channelUnknown });
  const closed = channels.find(({ status }) => status === 0);
  if (closed) refuseErrors({ channel_ids: text.channelOff(closed.name) });
  for (const { portal } of channels)
    if (portal && !(await hasPortalAccount(actor.id, portal)))
      refuseErrors({ channel_ids: text.accountMissing(portal) });
  return channels;
}

/** A post whose time is over makes room for the next one. */
async function replaceOver(actor: Actor, post: Post): Promise<void> {
  const after = await updatePost(post.id, {
    ...{ state: 'removed' as const, post: 0 as const, removed_at: new Date(), next_try_at: null },
  });
  await addEvent(post.id, 'replaced', { by: actor.id });
  await publishPost(post, after, actor.id);
}

/** The portal may have taken it, and nobody knows. */
const isUnclear = ({ state, renews_id }: Post): boolean => state === 'failed' || renews_id !== null;

/** @throws HttpError conflict with the post that is there already. C8 */
export async function makeRoom(
  actor: Actor,
  houseId: number,
  channels: readonly Channel[],
  except?: number,
): Promise<void> {
  const inTheWay = await findInTheWay(houseId, idsOf(channels));
  for (const post of inTheWay) {
    if (post.id === except) continue;
    const name = channels.find(({ id }) => id === post.channel_id)!.name;
    const isDone = post.state === 'posted' && post.leaving_at === null && isOver(post.last_day, today());
    if (isDone) await replaceOver(actor, post);
    else
      throw new HttpError('conflict', isUnclear(post) ? text.unclear(name) : text.alreadyThere(name), {
        current: await serializePost(actor, post),
        auditedAs: [post.id],
      });
  }
}

interface Planned {
  channel: Channel;
  news: News;
  own: OwnWords;
}

/** What each channel gets. @throws HttpError invalid with all that is wrong, of all channels */
async function plan(fields: GivenFields, house: HouseToPost, channels: readonly Channel[]): Promise<Planned[]> {
  const errors: Record<string, string> = {};
  const planned: Planned[] = [];
  const own = ownOf(fields, house, {}, errors);
  for (const channel of channels) {
    const news = await newsOf(channel.portal, fields, { house, errors });
    for (const [field, message] of Object.entries(await preflightErrors(channel.portal, house, own))) {
      const name = field === 'price' ? 'into_money' : field;
      errors[name] ??= channel.portal ? `${portalText.title[channel.portal]}: ${message}` : message;
    }
    planned.push({ channel, news, own });
  }
  refuseErrors(errors);
  return planned;
}

async function store(actor: Actor, house: HouseToPost, { channel, news, own }: Planned): Promise<Post> {
  const approval = await approvalOf(actor, { poster: actor.id, total: news.total });
  const goesOn = approval.state === 'waiting' && channel.portal !== null;
  const post = await insertPost({
    ...{ house_id: house.id, channel_id: channel.id, user_id: actor.id, ...news, own, ...approval },
    ...{ content: composePost(house.posted, own), key: randomUUID(), next_try_at: goesOn ? new Date() : null },
  });
  const bought = newsInWords(channel.portal, news);
  await addEvent(post.id, 'created', { by: actor.id, detail: bought });
  auditPost(actor, post.id, [
    { column: 'state', old_value: null, new_value: postEventText.created(channel.name) },
    { column: 'news', old_value: null, new_value: bought },
  ]);
  await publishPost(null, post, actor.id);
  if (goesOn) await askSoon(post.id);
  return post;
}

/**
 * Posts a house on channels: on all of them or on none. Two people who post the same house take turns at its lock, and the second finds the
 * first one's post. An admin's posts go on at once, others wait for approval (D101).
 * @throws HttpError not_found, invalid; conflict if it is there already
 */
export const createPosts = (
  actor: Actor,
  { house_id, channel_ids, ...fields }: InputOf<typeof createEndpoint>['body'],
) =>
  tx(async () => {
    if (typeof house_id !== 'number')
      throw new HttpError('invalid', commonText.invalid, { errors: { house_id: text.houseRequired } });
    const channels = await takeChannels(actor, channel_ids);
    const house = await takeHouse(actor, house_id);
    await makeRoom(actor, house_id, channels);
    const planned = await plan(fields, house, channels);
    const made: Post[] = [];
    for (const one of planned) made.push(await store(actor, house, one));
    return {
      posts: await serializePosts(actor, made),
      message: text.created(made.length, made.filter(({ state }) => state === 'waitingApproval').length),
      gateway: portalGateway().kind,
    };
  });
