import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState, PlainButton, Row, ScreenState, Stack, Bone } from '@toam/ui/core';
import { ListFoot, rowsOf, useMoreRows } from '@toam/ui/list';
import { ArrowUpIcon } from '@toam/ui/icons';
import type { RefObject } from 'react';
import { listText } from '@toam/contracts/texts/list';
import { communityText } from '../dashboard.text';
import { FeedPost } from './feed-post';
import { feedQueries } from './feed.queries';
import { useNewPosts } from './use-new-posts';
import * as css from './feed.module.css';

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
