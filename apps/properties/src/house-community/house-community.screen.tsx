import { communityText, dashboardText } from '../house/dashboard.text';
import { formatTotal, IconButton, Pane, ScreenTitle, Stack } from '@toam/ui/core';
import { ArrowLeftIcon } from '@toam/ui/icons';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { FeedPosts, useFeed } from '../house/feed/feed-posts';
import { paths } from '../paths';

/** /dashboard/community: all houses that colleagues share. Specification 2 §2 "Community". */
export function Component() {
  const box = useRef<HTMLDivElement>(null);
  const { query, onScroll } = useFeed(box);
  const [page] = query.data?.pages ?? [];
  return (
    <Pane>
      <ScreenTitle
        text={communityText.title}
        before={
          <IconButton as={Link} to={paths.home} aria-label={dashboardText.title}>
            <ArrowLeftIcon size={18} />
          </IconButton>
        }
        {...(page && { count: formatTotal(page.total, page.total_capped) })}
      />
      <Stack ref={box} flex={1} overflow="scroll" edge="top" align="center" tabIndex={0} onScroll={onScroll}>
        <Stack width="100%" maxWidth={680} padX={16}>
          <h2 className="unseen">{dashboardText.feed}</h2>
          <FeedPosts query={query} box={box} isLarge />
        </Stack>
      </Stack>
    </Pane>
  );
}
