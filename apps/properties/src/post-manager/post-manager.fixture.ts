import { listChannels } from '@toam/contracts/post/post-setting.endpoints';
import {
  listFailedPosts,
  listPosted,
  listPostHistory,
  listWaitingPosts,
  readSandboxPost,
  type PostPage,
} from '@toam/contracts/post/post.endpoints';
import type { PostRow } from '@toam/contracts/post/post.schema';
import { listUsersByCondition } from '@toam/contracts/user/user.endpoints';
import { answer } from '@toam/testing/answer';

/** Data for the tests of the manager. */
export const calls = { waiting: listWaitingPosts, posted: listPosted, failed: listFailedPosts } as const;

/** A page of a tab: these posts, with counts of 17, 138 and 5 unless said otherwise. */
export const aPostPage = (rows: PostRow[], differing: Partial<PostPage> = {}): PostPage => ({
  ...{ total: rows.length, total_page: 1, page: 1, list: rows, postQuantity: rows.length },
  gateway: 'sandbox',
  ...{ sum: rows.reduce((sum, { total }) => sum + (total ?? 0), 0), unpriced: 0 },
  counts: { waiting: 17, posted: 138, failed: 5 },
  shows: { endsSoon: 6, drift: 3, approval: 4, mine: 2 },
  ...differing,
});

/** Answers the three tabs, and what stands beside them. */
export function answerPosts({
  waiting = [],
  posted = [],
  failed = [],
}: Partial<Record<keyof typeof calls, PostRow[]>>) {
  answer(listWaitingPosts, () => aPostPage(waiting));
  answer(listPosted, () => aPostPage(posted));
  answer(listFailedPosts, () => aPostPage(failed));
  answer(listChannels, () => []);
  answer(listUsersByCondition, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
}

/** Answers what the panel reads beside the post. */
export function answerAround(): void {
  answer(listPostHistory, () => ({
    ...{ total: 1, total_page: 1, page: 1 },
    list: [
      {
        ...{ id: 9, post_id: 31, kind: 'posted', title: 'Alonhadat đã lên', detail: 'Mã AL-1', user: null },
        ...{ channel: { id: 1, name: 'Alonhadat', portal: 'alonhadat' }, created_at: 1_795_900_100 },
      },
    ],
  }));
  answer(readSandboxPost, () => ({ gateway: 'sandbox' as const, stored: null }));
}
