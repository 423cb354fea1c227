import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import type { CommunityPost } from '@toam/contracts/dashboard/community.endpoints';
import { useLive } from '@toam/live/live';
import { useCallback, useEffect, useRef, useState } from 'react';
import { feedQueries, readNewest } from './feed.queries';

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
export function useNewPosts(shown: readonly CommunityPost[] | undefined): [number, () => Promise<void>] {
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
