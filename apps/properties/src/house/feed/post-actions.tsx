import type { CommunityPost } from '@toam/contracts/dashboard/community.endpoints';
import { communityText } from '@toam/contracts/texts/dashboard';
import { formatNumber } from '@toam/ui/core';
import { ChatCircleIcon, ShareNetworkIcon } from '@toam/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useCommentsCount } from '../comments/comment.queries';
import { LikeButton } from '../like-button';
import { ShareLinkMenu } from '../share-link-menu';

// Loaded separately, because people read the feed before its comments.
const HouseComments = lazy(async () => ({ default: (await import('../comments/house-comments')).HouseComments }));

/** Like, comment, share. Comments unfold below. Specification 2 §2 "Community", D49. */
export function PostActions({ post }: { post: CommunityPost }) {
  const [isOpen, setIsOpen] = useState(false);
  const comments = useCommentsCount(post.id, post.comments_count);
  const count = comments > 0 ? ` · ${formatNumber(comments)}` : '';
  return (
    <>
      <div className="house-post-actions">
        <LikeButton house={post} withWord />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={`${communityText.comment}, ${communityText.comments(comments)}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChatCircleIcon size={17} weight={isOpen ? 'fill' : 'regular'} />
          {communityText.comment}
          {count}
        </button>
        <ShareLinkMenu house={post}>
          <button type="button" aria-haspopup="menu">
            <ShareNetworkIcon size={17} />
            {communityText.share}
          </button>
        </ShareLinkMenu>
      </div>
      {isOpen && (
        <Suspense fallback={<div className="house-post-waiting" />}>
          <HouseComments houseId={post.id} autoFocus />
        </Suspense>
      )}
    </>
  );
}
