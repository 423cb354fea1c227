import { postReasonText as reasons } from '@toam/contracts/post/post-event.text';
import { postText } from '@toam/contracts/post/post.text';
import { newsInWords } from '@toam/contracts/post/post-event.text';
import type { Portal } from '@toam/domain/post/portal';
import { preflight } from '@toam/domain/post/portal-rules';
import type { PostContent } from '@toam/domain/post/post-content';
import { HttpError } from '../../http-error';
import { readImageBytes, readImages } from '../media/media.reads';
import { decryptPortalPassword, type PortalAccount } from '../users/portals/portals.reads';
import { readStaffNames } from '../users/users.reads';
import { claimPost, type Claimed, isStillClaimed } from './claim-post';
import {
  GatewayFailure,
  GatewayRefusal,
  portalGateway,
  type SentNews,
  type SentPicture,
} from './portal-gateway/portal-gateway';
import { readPortalRules } from './portal-rules';
import type { Post } from './post.schema';
import { toldFinding } from './post-words';
import { type Outcome, settlePost } from './settle-post';

/** @throws GatewayRefusal if there is none: nobody but the poster can put it right */
async function accountOf({ user_id }: Post, portal: Portal): Promise<PortalAccount> {
  const account = await decryptPortalPassword(user_id, portal).catch((error: unknown) => {
    if (error instanceof HttpError) return null;
    throw error;
  });
  if (account) return account;
  const name = (await readStaffNames([user_id])).get(user_id)?.name ?? '';
  throw new GatewayRefusal(postText.accountMissingOf(name, portal), 'account');
}

/** The bytes of the pictures in their order. @throws GatewayFailure if the store does not give one */
async function picturesOf({ images: ids }: PostContent): Promise<SentPicture[]> {
  const images = await readImages(ids);
  const pictures: SentPicture[] = [];
  for (const [at, id] of ids.entries()) {
    const image = images.get(id);
    if (!image) continue;
    try {
      pictures.push({ name: `${at + 1}.webp`, type: 'image/webp', bytes: new Uint8Array(await readImageBytes(image)) });
    } catch {
      throw new GatewayFailure(reasons.pictureLost);
    }
  }
  return pictures;
}

const sentNews = (post: Post, portal: Portal): SentNews => ({
  news: newsInWords(portal, post),
  ...{ type_news: post.type_news, type_news_day: post.type_news_day, type_news_value: post.type_news_value },
  batdongsan_type_news: post.batdongsan_type_news,
  batdongsan_type_news_days: post.batdongsan_type_news_days,
});

/** The house's words changed since the form looked: what the portal would refuse is not sent. */
async function refuseFindings({ content }: Post, portal: Portal): Promise<void> {
  const images = await readImages(content.images);
  const bytes = content.images.map((id) => images.get(id)?.bytes ?? 0);
  const [first] = preflight(content, bytes, (await readPortalRules())[portal]);
  if (first) throw new GatewayRefusal(toldFinding(first), first.field);
}

/** What is sent to the gateway, made ready. @returns the call itself */
async function prepare({ post, portal, task, wasSent, renewed }: Claimed): Promise<() => Promise<Outcome>> {
  const gateway = portalGateway();
  const about = { key: post.key, portal, account: await accountOf(post, portal) };
  if (task === 'remove')
    return async () => {
      await gateway.remove({ ...about, ref: post.portal_ref });
      return { did: 'removed' };
    };
  if (renewed)
    return async () => {
      await gateway.renew({ ...about, of: renewed.key, ref: renewed.portal_ref, news: sentNews(post, portal) });
      return { did: 'renewed' };
    };
  if (!wasSent) await refuseFindings(post, portal);
  const request = {
    ...about,
    content: { ...post.content, ...sentNews(post, portal) },
    pictures: await picturesOf(post.content),
  };
  if (task === 'post') return async () => ({ did: 'posted', ...(await gateway.post(request)) });
  return async () => {
    await gateway.update({ ...request, ref: post.portal_ref ?? '' });
    return { did: 'updated' };
  };
}

/** An unforeseen error is told in words of ours: its own may hold what was sent. */
function outcomeOfError(error: unknown, isAsked: boolean): Outcome {
  if (error instanceof GatewayRefusal) return { did: 'refused', reason: error.message, repair: error.repair, isAsked };
  if (error instanceof GatewayFailure)
    return { did: 'failed', reason: error.message, retryAfter: error.retryAfter, isAsked };
  return { did: 'failed', reason: reasons.unknownFault, retryAfter: null, isAsked };
}

/** Asks the gateway, outside of any transaction: it may take seconds. @returns null: another process took over before */
async function outcomeOf(claimed: Claimed): Promise<Outcome | null> {
  let isAsked = false;
  try {
    const ask = await prepare(claimed);
    if (!(await isStillClaimed(claimed))) return null;
    isAsked = true;
    return await ask();
  } catch (error) {
    return outcomeOfError(error, isAsked);
  }
}

/**
 * Does what is due for a post: posts it, sends its new words, or has it taken down. Between claim and answer no lock is held. A process that
 * dies in between leaves the claim to lapse; the next try names the same key, and the portal says that it has it.
 */
export async function sendPost(postId: number): Promise<void> {
  // a post that went up may have to come down again, or has other words by now
  for (let claimed = await claimPost(postId); claimed; claimed = await claimPost(postId)) {
    const outcome = await outcomeOf(claimed);
    if (outcome) await settlePost(claimed, outcome);
  }
}
