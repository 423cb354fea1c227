import type { CommunityPost } from '@toam/contracts/dashboard/community.endpoints';
import { communityText } from '../dashboard.text';
import { formatNumber, inPlace, PlainButton, Row, Stack } from '@toam/ui/core';
import { ChatCircleIcon, ShareNetworkIcon } from '@toam/ui/icons';
import { clsx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import { useCommentsCount } from '../comments/comment.queries';
import { LikeButton } from '../like-button';
import { ShareLinkMenu } from '../share-link-menu';
import * as css from './feed.module.css';

// Loaded separately, because people read the feed before its comments.
const HouseComments = inPlace(
  async () => ({ default: (await import('../comments/house-comments')).HouseComments }),
  (failure) => failure ?? <Stack height={96} />,
);

const Action = ({ className, ...props }: ComponentProps<'button'>) => (
  <PlainButton
    {...props}
    type="button"
    className={clsx(css.action, className)}
    gap={6}
    padX={6}
    padY={4}
    tone="text2"
    radius={6}
    hover="fill"
    touch
  />
);

/** Like, comment, share. Comments unfold below. Specification 2 §2 "Community", D49. */
export function PostActions({ post }: { post: CommunityPost }) {
  const [isOpen, setIsOpen] = useState(false);
  const comments = useCommentsCount(post.id, post.comments_count);
  const count = comments > 0 ? ` · ${formatNumber(comments)}` : '';
  return (
    <>
      <Row className={css.actions} align="stretch" gap={8} top={6} size={13}>
        <LikeButton house={post} withWord />
        <Action
          aria-expanded={isOpen}
          aria-label={`${communityText.comment}, ${communityText.comments(comments)}`}
          onClick={() => setIsOpen(!isOpen)}
        >
          <ChatCircleIcon size={17} weight={isOpen ? 'fill' : 'regular'} />
          {communityText.comment}
          {count}
        </Action>
        <ShareLinkMenu house={{ ...post, picture: post.images[0]?.thumbnail }}>
          <Action aria-haspopup="menu">
            <ShareNetworkIcon size={17} />
            {communityText.share}
          </Action>
        </ShareLinkMenu>
      </Row>
      {isOpen && (
        <Stack top={4} padY={6}>
          <HouseComments houseId={post.id} autoFocus />
        </Stack>
      )}
    </>
  );
}
