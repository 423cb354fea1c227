import { communityText, dashboardText } from '@toam/contracts/texts/dashboard';
import { formatTotal, ScreenTitle } from '@toam/ui/core';
import { ArrowLeftIcon } from '@toam/ui/icons';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { FeedPosts, useFeed } from '../house/feed/feed-posts';
import { paths } from '../paths';
import './house-community.css';

/** /dashboard/community: all houses that colleagues share. Specification 2 §2 "Community". */
export function Component() {
  const box = useRef<HTMLDivElement>(null);
  const { query, onScroll } = useFeed(box);
  const [page] = query.data?.pages ?? [];
  return (
    <div className="house-community">
      <ScreenTitle
        text={communityText.title}
        before={
          <Link to={paths.home} className="ta-icon-button ta-bare" aria-label={dashboardText.title}>
            <ArrowLeftIcon size={18} />
          </Link>
        }
        {...(page && { count: formatTotal(page.total, page.total_capped) })}
      />
      <div ref={box} className="house-community-box" tabIndex={0} onScroll={onScroll}>
        <div className="house-community-column">
          <h2 className="unseen">{dashboardText.feed}</h2>
          <FeedPosts query={query} box={box} />
        </div>
      </div>
    </div>
  );
}
