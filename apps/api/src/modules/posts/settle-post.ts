import { newsInWords, postReasonText as reasons } from '@toam/contracts/post/post-event.text';
import { dayOf } from '@toam/domain/day';
import { lastDayOf, renewedUntil } from '@toam/domain/post/post-end';
import { maxTries, minutesUntilTry } from '@toam/domain/post/post-life';
import type { Repair } from '@toam/domain/post/post-repair';
import { tx } from '../../db/db';
import { readHousesToPost } from '../houses/posting/posted-house.reads';
import type { Claimed } from './claim-post';
import { endFailed, endRemoved, idle, notifyPoster } from './end-post';
import type { PostedAnswer } from './portal-gateway/portal-gateway';
import { type Held, holdPost } from './hold-post';
import { addEvent, countFailed, countPosted, findPost, updatePost } from './post.queries';
import type { Post } from './post.schema';
import { driftOf } from './post-serializer';
import { publishPost } from './publish-post';

/**
 * What the gateway said. `refused`: for good; `failed`: nobody knows, so it is tried again. `isAsked` false: it was not asked, because
 * something was missing here.
 */
export type Outcome =
  | ({ did: 'posted' } & PostedAnswer)
  | { did: 'updated' }
  | { did: 'renewed' }
  | { did: 'removed' }
  | { did: 'refused'; reason: string; repair: Repair | null; isAsked: boolean }
  | { did: 'failed'; reason: string; retryAfter: number | null; isAsked: boolean };
type Nothing = Extract<Outcome, { did: 'refused' | 'failed' }>;

/** Between two tries to take down what a portal does not let go. */
const takeDownPause = 60;

const inMinutes = (minutes: number, retryAfter: number | null = null): Date =>
  new Date(Date.now() + Math.max(minutes * 60, retryAfter ?? 0) * 1000);

async function posted({ post, channel }: Held, sent: Post, answer: PostedAnswer): Promise<void> {
  // the words of an earlier try may be up: the portal gets these after it
  const isOld = answer.status === 'existing' && post.is_changed;
  const now = new Date();
  const goesOn = isOld || post.leaving_at !== null;
  const up = { ...post, state: 'posted' as const, sent: isOld ? post.sent : sent.content };
  const house = (await readHousesToPost([post.house_id])).get(post.house_id)!;
  const after = await updatePost(post.id, {
    ...{ ...idle, state: 'posted' as const, post: 1 as const, failed_quantity: 0, is_changed: false },
    ...{ update_status: isOld ? (0 as const) : (1 as const), next_try_at: goesOn ? now : null },
    ...{ portal_ref: answer.ref, link: answer.link, posted_at: now, sent: up.sent },
    last_day: lastDayOf({ ...post, portal: channel.portal }, dayOf(now.getTime() / 1000)),
    has_drift: driftOf(up, house).length > 0,
  });
  await countPosted(post.house_id);
  await addEvent(post.id, 'posted', { detail: reasons.portalRef(answer.ref, post.tries) });
  await publishPost(post, after, null);
}

async function updated({ post }: Held, sent: Post): Promise<void> {
  const house = (await readHousesToPost([post.house_id])).get(post.house_id)!;
  const goesOn = post.is_changed || post.leaving_at !== null;
  const after = await updatePost(post.id, {
    ...{ ...idle, sent: sent.content, update_status: post.is_changed ? (0 as const) : (1 as const) },
    ...{ next_try_at: goesOn ? new Date() : null },
    has_drift: driftOf({ ...post, sent: sent.content }, house).length > 0,
  });
  await addEvent(post.id, 'updated');
  await publishPost(post, after, null);
}

/** The post that was renewed is up for longer; the renewal is through. */
async function renewed({ post, channel }: Held): Promise<void> {
  const before = (await findPost(post.renews_id!))!;
  const last_day = renewedUntil({ ...post, portal: channel.portal }, before.last_day!);
  const through = await updatePost(post.id, {
    ...{ ...idle, state: 'renewed' as const, failed_quantity: 0, posted_at: new Date(), last_day },
  });
  const longer = await updatePost(before.id, { last_day });
  const bought = newsInWords(channel.portal, post);
  await addEvent(post.id, 'renewed', { detail: `${bought} · ${reasons.until(last_day!)}` });
  await publishPost(post, through, null);
  await publishPost(before, longer, null);
}

/** A try to post or to renew that came to nothing. */
async function notPosted(held: Held, { wasSent }: Claimed, outcome: Nothing): Promise<void> {
  const { post } = held;
  await countFailed(post.house_id);
  const failed_quantity = post.failed_quantity + 1;
  await addEvent(post.id, 'failedTry', { detail: `${outcome.reason} · ${reasons.tried(post.tries)}` });
  // a refusal tells of this try alone: an earlier one, whose answer was lost, may have been taken
  const is_sent = wasSent || (outcome.isAsked && outcome.did !== 'refused');
  const known = { failed_quantity, is_sent, is_changed: is_sent && post.is_changed };
  if (post.leaving_at !== null) {
    const after = await updatePost(post.id, {
      ...{ ...idle, ...known, state: 'waiting' as const, next_try_at: new Date() },
    });
    return publishPost(post, after, null);
  }
  if (outcome.did === 'refused') return endFailed(held, outcome.reason, { ...known, repair: outcome.repair });
  const minutes = minutesUntilTry(post.tries);
  if (minutes === null) return endFailed(held, reasons.gaveUp(outcome.reason, post.tries), known);
  const next = inMinutes(minutes, outcome.retryAfter);
  const wait = Math.ceil((next.getTime() - Date.now()) / 60_000);
  const after = await updatePost(post.id, {
    ...{ ...known, state: 'waiting' as const, is_working: false, next_try_at: next },
    error: reasons.tryLater(post.tries, outcome.reason, wait),
    repair: null,
  });
  await publishPost(post, after, null);
}

/** A try to change or to take down that came to nothing. What is up stays as it is. */
async function notDone({ post, channel }: Held, task: 'update' | 'remove', outcome: Nothing): Promise<void> {
  const isLeaving = task === 'remove';
  const minutes = outcome.did === 'refused' ? null : minutesUntilTry(post.tries);
  const isGivenUp = minutes === null;
  const wantsDown = !isLeaving && post.leaving_at !== null;
  const retryAfter = outcome.did === 'failed' ? outcome.retryAfter : null;
  // a house that is gone must not stay advertised: this is never given up
  const next = isLeaving && isGivenUp ? inMinutes(takeDownPause) : isGivenUp ? null : inMinutes(minutes, retryAfter);
  const after = await updatePost(post.id, {
    ...{ is_working: false, next_try_at: wantsDown ? new Date() : next },
    ...(wantsDown ? { tries: 0 } : isLeaving && isGivenUp ? { tries: maxTries } : {}),
    repair: outcome.did === 'refused' ? outcome.repair : null,
    error: isGivenUp
      ? reasons.gaveUpOf(outcome.reason, isLeaving)
      : reasons.tryLater(post.tries, outcome.reason, minutes),
  });
  await addEvent(post.id, isLeaving ? 'takeDownFailed' : 'updateFailed', { detail: outcome.reason });
  const isFirst = outcome.did === 'refused' ? post.tries <= maxTries : post.tries === maxTries;
  if (isGivenUp && isFirst)
    await notifyPoster(post, channel, isLeaving ? 'takeDownFailed' : 'updateFailed', outcome.reason);
  await publishPost(post, after, null);
}

/** Writes what became of a try. If its claim lapsed and somebody else took over, the answer is theirs to get. */
export const settlePost = (claimed: Claimed, outcome: Outcome): Promise<void> =>
  tx(async () => {
    const { post: sent, task } = claimed;
    const held = await holdPost(sent.id);
    const { post } = held;
    if (post.claim !== sent.claim || !post.is_working) return;
    if (outcome.did === 'posted') return posted(held, sent, outcome);
    if (outcome.did === 'updated') return updated(held, sent);
    if (outcome.did === 'renewed') return renewed(held);
    if (outcome.did === 'removed') return endRemoved(post);
    return task === 'post' || task === 'renew' ? notPosted(held, claimed, outcome) : notDone(held, task, outcome);
  });
