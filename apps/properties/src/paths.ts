import type { PostTab } from '@toam/contracts/post/post.endpoints';
import { monthSeconds } from '@toam/domain/post/post-budget';

/** Addresses of this remote, for links inside it. Other remotes link by URL. Specification 1 §2. */
export const paths = {
  houses: '/house',
  newHouse: '/house/new',
  /** A new house that is posted next (D101). */
  newHouseToPost: '/house/new?then=post',
  house: (id: number) => `/house/${id}`,
  /** Its tab 'Tin đăng'. */
  housePosts: (id: number) => `/house/${id}?tab=properties.posts`,
  editHouse: (id: number) => `/house/edit/${id}`,
  brochure: (id: number) => `/house/${id}/brochure`,
  /** The form with the focus in a field to fill. */
  completeHouse: (id: number, field: string) => `/house/edit/${id}?field=${encodeURIComponent(field)}`,
  /** In the crm remote. */
  customer: (id: number) => `/customer/${id}`,
  home: '/dashboard',
  community: '/dashboard/community',
  notifications: '/dashboard/notification',
  /** One's own connection to Zalo, and where Zalo sends people back to. */
  zalo: '/social/zalo/token',
  posts: '/post/manager',
  /** What waits for an admin or for a portal. */
  waitingPosts: '/post/manager?tab=waiting',
  /** A post in the manager, beside the tab that lists it. */
  post: (id: number, tab?: PostTab | null) => `/post/manager?${tab ? `tab=${tab}&` : ''}open=${id}`,
  /** Posts of a channel that are up. */
  postsOn: (channelId: number) => `/post/manager?tab=posted&f.channel=${channelId}`,
  /** What portals took in a month: everybody's or a person's, on all portals or one. @param month '2026-11' */
  boughtPosts: (
    month: string,
    { staff, channel }: { staff?: number | undefined; channel?: number | undefined } = {},
  ) => {
    const { from, to } = monthSeconds(month);
    const people = staff === undefined ? '' : `&f.staff=${staff}`;
    return `/post/manager?tab=bought&f.day=${from}..${to - 1}${people}${channel === undefined ? '' : `&f.channel=${channel}`}`;
  },
  /** What posts cost, and budgets. */
  postCosts: '/post/manager?settings=costs',
  newPost: '/post/new-post',
  /** The post form with a house (D44). */
  postHouse: (id: number) => `/post/new-post?house=${id}`,
} as const;
