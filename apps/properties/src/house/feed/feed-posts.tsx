import { useInfiniteQuery } from '@tanstack/react-query';
import { communityText } from '@toam/contracts/texts/dashboard';
import { EmptyState, ScreenState } from '@toam/ui/core';
import { ListFoot, rowsOf, useMoreRows } from '@toam/ui/heavy';
import { ArrowUpIcon } from '@toam/ui/icons';
import type { RefObject } from 'react';
import { FeedPost } from './feed-post';
import { FeedSkeleton } from './feed-skeleton';
import { feedQueries } from './feed.queries';
import { useNewPosts } from './use-new-posts';
import './feed.css';

/** One page of posts: more than that nobody counts. */
const maxCounted = 10;

/**
 * The feed in whatever box scrolls: the next page comes near its end, and coming back finds it where it was left.
 * @returns its posts, and what the box calls on every scroll
 */
export function useFeed(box: RefObject<HTMLElement | null>) {
  const query = useInfiniteQuery(feedQueries.posts());
  const scrolled = useMoreRows(box, query, 'feed', false, query.isSuccess);
  return { query, onScroll: () => void (box.current && scrolled(box.current)) };
}

interface FeedPostsProps {
  query: ReturnType<typeof useFeed>['query'];
  box: RefObject<HTMLElement | null>;
}

/** Posts newest first, and a pill that says when newer ones came. Specification 2 §2. */
export function FeedPosts({ query, box }: FeedPostsProps) {
  const posts = query.data && rowsOf(query);
  const [newer, showNewer] = useNewPosts(posts);
  const toNewest = () => {
    if (box.current) box.current.scrollTop = 0;
    void showNewer();
  };
  return (
    <div className="house-feed">
      <div className="house-feed-news" aria-live="polite">
        {newer > 0 && (
          <button type="button" onClick={toNewest}>
            <ArrowUpIcon size={14} weight="bold" />
            {communityText.newPosts(newer >= maxCounted ? `${maxCounted}+` : String(newer))}
          </button>
        )}
      </div>
      <ScreenState query={{ ...query, data: posts }} skeleton={<FeedSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState reason={communityText.empty} />
          ) : (
            <>
              {list.map((post) => (
                <FeedPost key={post.id} post={post} />
              ))}
              <ListFoot query={query} end={communityText.end} />
            </>
          )
        }
      </ScreenState>
    </div>
  );
}
