import { useInfiniteQuery, useQueryClient, infiniteQueryOptions } from '@tanstack/react-query';
import { EmptyState, PlainButton, Row, ScreenState, Stack, Bone } from '@toam/ui/core';
import { ListFoot, rowsOf, useMoreRows } from '@toam/ui/list';
import { ArrowUpIcon } from '@toam/ui/icons';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { listText } from '@toam/contracts/texts/list';
import { useUser } from '@toam/auth/session';
import { type CommunityPost, listCommunity } from '@toam/contracts/dashboard/community.endpoints';
import { useLive } from '@toam/live/live';
import { call } from '@toam/api-client/call';
import { communityText } from '../dashboard.text';
import { FeedPost } from './feed-post';
import * as css from './feed.module.css';
import { houseQueries } from '../house.queries';

/** Posts per page. D49. */
const pageSize = 10;

/** Reads the newest page and ignores the cache. */
const readNewest = () => call(listCommunity, { query: { size: pageSize } });

const feedQueries = {
  /**
   * The community feed, newest first. Each page starts after the last post of the one before. It never refetches on its
   * own: new posts are announced, and shown when the reader asks for them.
   */
  posts: () =>
    infiniteQueryOptions({
      queryKey: [...houseQueries.all, 'feed'],
      queryFn: ({ pageParam, signal }) =>
        call(
          listCommunity,
          { query: { size: pageSize, ...(pageParam === null ? {} : { before: pageParam }) } },
          signal,
        ),
      initialPageParam: null as string | null,
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: 5 * 60_000,
      refetchOnWindowFocus: false,
    }),
};

/** Houses change in bursts, and a whole office has the feed open. So each browser checks rarely and after a random delay. */
const pause = () => 3000 + Math.random() * 4000;

/** How many of the newest posts come before the posts that are shown. */
export function countNewer(newest: readonly CommunityPost[], shown: readonly CommunityPost[]): number {
  const [top] = shown;
  const known = new Set(shown.map(({ id }) => id));
  return newest.filter(({ id, shared_at }) => !known.has(id) && (!top || shared_at >= top.shared_at)).length;
}

/**
 * Posts that arrived while the feed was open. A hidden tab checks when it becomes visible again.
 * @param shown the posts on the screen; undefined until they are loaded
 * @returns their number, at most a page; and a function to show them
 */
function useNewPosts(shown: readonly CommunityPost[] | undefined): [number, () => Promise<void>] {
  const queries = useQueryClient();
  const me = useUser().id;
  const [newest, setNewest] = useState<readonly CommunityPost[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isDue = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const look = useCallback(async () => {
    timer.current = undefined;
    isDue.current = document.hidden;
    if (isDue.current) return;
    try {
      setNewest((await readNewest()).list);
    } catch {
      // Nobody asked for this check, so a failure is silent.
    }
  }, []);
  useEffect(() => {
    const lookOnReturn = () => {
      if (isDue.current) void look();
    };
    document.addEventListener('visibilitychange', lookOnReturn);
    return () => document.removeEventListener('visibilitychange', lookOnReturn);
  }, [look]);
  const lookSoon = () => {
    timer.current ??= setTimeout(() => void look(), pause());
  };
  useLive('record.changed', ({ noun, changed_by }) => {
    if (noun === 'house' && changed_by !== me) lookSoon();
  });
  useLive('live.reset', lookSoon);

  const show = async () => {
    setNewest([]);
    await queries.resetQueries({ queryKey: feedQueries.posts().queryKey });
  };
  // Counted again whenever the feed is read: posts that it shows are no longer new.
  return [shown ? countNewer(newest, shown) : 0, show];
}

/** The size of one page. More posts are not counted. */
const maxCounted = 10;

/**
 * The feed in any box that scrolls. The next page loads near the end. Coming back restores the scroll position.
 * @returns its posts, and the box's scroll handler
 */
export function useFeed(box: RefObject<HTMLElement | null>) {
  const query = useInfiniteQuery(feedQueries.posts());
  const scrolled = useMoreRows(box, query, 'feed', false, query.isSuccess);
  return { query, onScroll: () => void (box.current && scrolled(box.current)) };
}

interface FeedPostsProps {
  query: ReturnType<typeof useFeed>['query'];
  box: RefObject<HTMLElement | null>;
  /** On a screen of its own: more room, higher pictures. */
  isLarge?: boolean;
}

/** The first load, in the shape of posts. */
const FeedSkeleton = () => (
  <div role="status" aria-label={listText.loading}>
    {[0, 1, 2].map((post) => (
      <Stack
        key={post}
        className={css.post}
        edge="bottomSoft"
        gap={10}
        aria-hidden
        style={{ opacity: 1 - post * 0.25 }}
      >
        <Row gap={8}>
          <Bone width={32} height={32} radius="circle" />
          <Bone width={140} height={12} />
        </Row>
        <Bone width="72%" height={14} />
        <Bone width="54%" height={10} />
        <Bone width="100%" height={168} radius={8} />
        <Bone width="46%" height={12} />
      </Stack>
    ))}
  </div>
);

/** Posts, newest first, and a pill when newer ones arrive. Specification 2 §2. */
export function FeedPosts({ query, box, isLarge = false }: FeedPostsProps) {
  const posts = query.data && rowsOf(query);
  const [newer, showNewer] = useNewPosts(posts);
  const toNewest = () => {
    if (box.current) box.current.scrollTop = 0;
    void showNewer();
  };
  return (
    <Stack relative>
      <Row className={css.news} align="start" justify="center" height={0} aria-live="polite">
        {newer > 0 && (
          <PlainButton
            className={css.newPosts}
            flex="none"
            gap={6}
            height={[32, 40]}
            padX={14}
            size={13}
            weight={500}
            radius="pill"
            onClick={toNewest}
          >
            <ArrowUpIcon size={14} weight="bold" />
            {communityText.newPosts(newer >= maxCounted ? `${maxCounted}+` : String(newer))}
          </PlainButton>
        )}
      </Row>
      <ScreenState query={{ ...query, data: posts }} skeleton={<FeedSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState reason={communityText.empty} />
          ) : (
            <>
              {list.map((post) => (
                <FeedPost key={post.id} post={post} isLarge={isLarge} />
              ))}
              <ListFoot query={query} end={communityText.end} />
            </>
          )
        }
      </ScreenState>
    </Stack>
  );
}
