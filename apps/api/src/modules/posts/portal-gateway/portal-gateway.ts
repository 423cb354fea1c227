import type { PostGateway } from '@toam/contracts/post/post.schema';
import type { Portal } from '@toam/domain/post/portal';
import type { PostContent } from '@toam/domain/post/post-content';
import type { Repair } from '@toam/domain/post/post-repair';
import type { PortalAccount } from '../../users/portals/portals.reads';

/** What is bought of a portal. */
export interface SentNews {
  /** In words: 'VIP ngày · 7 ngày × 40.000 = 280.000 đ'. */
  news: string;
  type_news: number;
  type_news_day: number | null;
  type_news_value: number | null;
  batdongsan_type_news: number;
  batdongsan_type_news_days: number;
}

/** What a portal is sent: the words, and what was bought of it. */
export type SentContent = PostContent & SentNews;

/** A picture as it is sent. */
export interface SentPicture {
  name: string;
  /** `image/webp` */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What every request names. */
interface About {
  /** The portal posts a key once: the same again is the post that is there. */
  key: string;
  portal: Portal;
  account: PortalAccount;
}

export interface PostRequest extends About {
  content: SentContent;
  pictures: SentPicture[];
}

/** `key` is the renewal's, `of` that of the post, `ref` what the portal calls the post. */
export interface RenewRequest extends About {
  of: string;
  ref: string | null;
  news: SentNews;
}

/** `existing`: the portal had this key already; its words may be those of an earlier try. */
export interface PostedAnswer {
  ref: string;
  link: string | null;
  status: 'created' | 'existing';
}

/** Posts to portals. None has an API of its own. D102 */
export interface PortalGateway {
  kind: PostGateway;
  /** @throws GatewayRefusal, GatewayFailure */
  post(request: PostRequest): Promise<PostedAnswer>;
  /** Sends other words of a post. @throws GatewayRefusal, GatewayFailure */
  update(request: PostRequest & { ref: string }): Promise<void>;
  /** Buys more time for a post, once for each key. `of`: the post's key. @throws GatewayRefusal, GatewayFailure */
  renew(request: RenewRequest): Promise<void>;
  /** Takes a post down; also one that was never there. @throws GatewayRefusal, GatewayFailure */
  remove(request: About & { ref: string | null }): Promise<void>;
}

/** The portal understood and refuses: the same again is refused again, and it has nothing of it. */
export class GatewayRefusal extends Error {
  constructor(
    message: string,
    /** What somebody has to put right, if that is known. */
    readonly repair: Repair | null = null,
  ) {
    super(message);
  }
}

/** Nobody knows what became of it: it is asked again, with the same key. */
export class GatewayFailure extends Error {
  constructor(
    message: string,
    /** Seconds that the gateway asks to wait. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

let gateway: PortalGateway | undefined;

/** Sets the gateway. The start calls it once. */
export function usePortalGateway(chosen: PortalGateway): void {
  gateway = chosen;
}

export function portalGateway(): PortalGateway {
  if (!gateway) throw new Error('no portal gateway was set');
  return gateway;
}
