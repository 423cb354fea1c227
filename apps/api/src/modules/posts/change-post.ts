import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { InputOf } from '@toam/contracts/endpoint';
import type { changePost as changeEndpoint } from '@toam/contracts/post/post.endpoints';
import { postStateText, postText as text } from '@toam/contracts/post/post.text';
import { newsInWords } from '@toam/contracts/post/post-event.text';
import type { Actor } from '@toam/domain/actor';
import { composePost } from '@toam/domain/post/post-content';
import { type PostStep, stepFrom } from '@toam/domain/post/post-life';
import type { Portal } from '@toam/domain/post/portal';
import { auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { HttpError } from '../../http-error';
import { type HouseToPost, readHousesToPost } from '../houses/posting/posted-house.reads';
import { approve } from './approve-post';
import { approvalOf } from './budgets';
import { makeRoom, takeHouse } from './create-posts';
import { finish, type Held, holdOwn } from './hold-post';
import { askSoon } from './post-listing';
import { addEvent, countPosted, updatePost } from './post.queries';
import type { Post } from './post.schema';
import { shownStateOfPost } from './post-serializer';
import { type GivenFields, newsOf, type News, ownOf, preflightErrors, refuseErrors } from './post-words';
import { auditPost, publishPost } from './publish-post';
import { refuseLateRenewal } from './renew-post';

type Body = InputOf<typeof changeEndpoint>['body'];

const words = (post: Post): string => postStateText[shownStateOfPost(post)];

/** @throws HttpError conflict if the post's life has no such step now */
function refuseStep({ post, channel }: Held, step: PostStep, message: string): void {
  if (post.state === 'posting') throw new HttpError('conflict', text.underWay);
  if (!stepFrom(post.state, step, channel.kind)) throw new HttpError('conflict', message);
}

/** Fields whose values differ, so that the audit says what was changed. */
function newsChanges({ channel }: Held, before: News, after: News) {
  return {
    column: 'news',
    old_value: newsInWords(channel.portal, before),
    new_value: newsInWords(channel.portal, after),
  };
}

const isSameNews = (held: Held, before: News, after: News): boolean => {
  const { old_value, new_value } = newsChanges(held, before, after);
  return old_value === new_value;
};

/** @throws HttpError invalid with all that a portal would refuse */
async function wantedOf({ post, channel }: Held, fields: GivenFields, house: HouseToPost) {
  const errors: Record<string, string> = {};
  const news = await newsOf(channel.portal, fields, { house, before: post, errors });
  // a renewal has no words of its own
  if (post.renews_id !== null) {
    refuseErrors(errors);
    return { news, own: post.own, content: post.content };
  }
  const own = ownOf(fields, house, post.own, errors);
  refuseErrors({ ...(await preflightErrors(channel.portal, house, own)), ...errors });
  return { news, own, content: composePost(house.posted, own) };
}

/** What of the post changes with its words. A key that a portal may know keeps its words until the portal has them anew. */
function wordColumns(post: Post, content: Post['content']): Partial<Post> {
  if (isDeepStrictEqual(content, post.content)) return {};
  return post.is_sent ? { content, is_changed: true } : { content, key: randomUUID() };
}

/** What failed needs a place again. A renewal needs none. @throws HttpError conflict */
async function makeRoomFor(actor: Actor, { post, channel }: Held): Promise<void> {
  if (post.state === 'failed' && post.renews_id === null) await makeRoom(actor, post.house_id, [channel], post.id);
}

/**
 * Changes what is not up yet. Where it costs something else, an admin sees it again; what failed is tried again.
 * @throws HttpError invalid, conflict
 */
async function edit(actor: Actor, held: Held, fields: GivenFields): Promise<Post> {
  const { post, channel } = held;
  refuseStep(held, 'edit', post.state === 'posted' ? text.moneyFixed : text.notChangeable);
  await refuseLateRenewal(actor, held);
  const house = await takeHouse(actor, post.house_id);
  const { news, own, content } = await wantedOf(held, fields, house);
  const isDearer = !isSameNews(held, post, news);
  if (isDearer && post.is_sent) refuseErrors({ type_news: text.unclearMoney });
  const isSame = !isDearer && isDeepStrictEqual(own, post.own);
  if (isSame && post.state !== 'failed') {
    auditNothing();
    return post;
  }
  await makeRoomFor(actor, held);
  const replaced = post.state === 'waiting' ? (post.total ?? 0) : 0;
  const purchase = { poster: post.user_id, total: news.total, replaced };
  const approval = isDearer ? await approvalOf(actor, purchase) : null;
  const asksAgain = post.state !== 'waitingApproval' && approval?.state === 'waitingApproval';
  const state = asksAgain ? 'waitingApproval' : stepFrom(post.state, 'edit', channel.kind)!.to;
  const goesOn = state === 'waiting' && channel.portal !== null && channel.status === 1;
  const after = await updatePost(post.id, {
    ...{ ...news, own, state, tries: 0, error: null, next_try_at: goesOn ? new Date() : null },
    ...wordColumns(post, content),
    ...(approval ? { over_budget: approval.over_budget } : {}),
    ...(asksAgain ? { approved_by: null, approved_at: null } : {}),
  });
  const bought = newsChanges(held, post, news);
  await addEvent(post.id, asksAgain ? 'asked' : 'edited', { by: actor.id, detail: isDearer ? bought.new_value : null });
  auditPost(actor, post.id, [
    bought,
    { column: 'state', old_value: words(post), new_value: words(after) },
    ...(['title', 'text', 'address'] as const).map((column) => ({
      ...{ column, old_value: post.own[column] ?? null, new_value: own[column] ?? null },
    })),
  ]);
  if (goesOn) await askSoon(post.id);
  return after;
}

/** Sends the house's present state to the portal. It costs nothing more. @throws HttpError invalid, conflict */
async function resend(actor: Actor, held: Held, fields: GivenFields): Promise<Post> {
  const { post, channel } = held;
  refuseStep(held, 'update', text.notPosted);
  const house = await takeHouse(actor, post.house_id);
  const errors: Record<string, string> = {};
  const own = ownOf(fields, house, post.own, errors);
  refuseErrors({ ...(await preflightErrors(channel.portal, house, own)), ...errors });
  const isAway = post.is_working && post.next_try_at !== null && post.next_try_at > new Date();
  const after = await updatePost(post.id, {
    ...{ own, content: composePost(house.posted, own), update_status: 0 as const, is_changed: true },
    ...{ tries: isAway ? post.tries : 0, error: null },
    // while the job talks to the portal, it finds the new words when it is back
    ...(isAway ? {} : { next_try_at: new Date() }),
  });
  await addEvent(post.id, 'updateAsked', { by: actor.id });
  auditPost(actor, post.id, [{ column: 'state', old_value: words(post), new_value: words(after) }]);
  if (!isAway) await askSoon(post.id);
  return after;
}

/** A person posted on a manual channel by hand, and says so. Spec 3 §4: update_status 1, post 1, failed_quantity 0 */
async function markPosted(actor: Actor, held: Held, link: string | null | undefined): Promise<Post> {
  const { post, channel } = held;
  refuseStep(held, 'markPosted', channel.kind === 'portal' ? text.notManual : text.notChangeable);
  const house = (await readHousesToPost([post.house_id])).get(post.house_id)!;
  const content = composePost(house.posted, post.own);
  const after = await updatePost(post.id, {
    ...{ state: 'posted' as const, post: 1 as const, update_status: 1 as const, failed_quantity: 0, error: null },
    ...{ posted_at: new Date(), sent: content, content, link: link ?? null, next_try_at: null },
  });
  await countPosted(post.house_id);
  await addEvent(post.id, 'markedPosted', { by: actor.id, detail: link ?? null });
  auditPost(actor, post.id, [
    { column: 'state', old_value: words(post), new_value: words(after) },
    { column: 'link', old_value: post.link, new_value: after.link },
  ]);
  return after;
}

/** Sends again what failed, with the same key: what the portal has of it is found, not posted twice. @throws HttpError conflict, invalid */
async function retry(actor: Actor, held: Held): Promise<Post> {
  const { post, channel } = held;
  refuseStep(held, 'retry', text.notFailed);
  await refuseLateRenewal(actor, held);
  await takeHouse(actor, post.house_id);
  if (channel.status === 0) refuseErrors({ channel_ids: text.channelOff(channel.name) });
  await makeRoomFor(actor, held);
  const after = await updatePost(post.id, { state: 'waiting', tries: 0, error: null, next_try_at: new Date() });
  await addEvent(post.id, 'retried', { by: actor.id, detail: post.error });
  auditPost(actor, post.id, [{ column: 'state', old_value: words(post), new_value: words(after) }]);
  await askSoon(post.id);
  return after;
}

type Done = { after: Post; message: string };

async function changed(actor: Actor, held: Held, body: Body): Promise<Done> {
  const saved = async (after: Promise<Post>): Promise<Done> => ({ after: await after, message: text.saved });
  switch (body.type) {
    case 'update':
      return saved(edit(actor, held, body));
    case 'update_post':
      return saved(resend(actor, held, body));
    case 'update_posted':
      return saved(markPosted(actor, held, body.link));
    case 'confirm':
      if (held.post.state === 'failed') return { after: await retry(actor, held), message: text.retried };
      return { after: await approve(actor, held), message: text.approved };
  }
}

/** One step of a post that a person takes. @throws HttpError not_found, forbidden, conflict, invalid */
export const changePost = (actor: Actor, body: Body, portal?: Portal) =>
  tx(async () => {
    const held = await holdOwn(actor, body, portal);
    if (held.post.leaving_at !== null) throw new HttpError('conflict', text.leaving);
    const { after, message } = await changed(actor, held, body);
    if (after.version !== held.post.version) await publishPost(held.post, after, actor.id);
    return finish(actor, after, message);
  });
