import { useEffect, useRef } from 'react';

/** How far below the visible area the next page starts to load. */
const ahead = '400px';

/** At the end of rows on a page that scrolls as a whole: loads more when it comes near the visible area. A failure is `ListFoot`'s to try again. */
export function LoadOn({ hasMore, onReach }: { hasMore: boolean; onReach: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const reach = useRef(onReach);
  useEffect(() => {
    reach.current = onReach;
  });
  useEffect(() => {
    const element = mark.current;
    if (!element || !hasMore) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && reach.current(), {
      rootMargin: ahead,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasMore]);
  return <div ref={mark} />;
}
