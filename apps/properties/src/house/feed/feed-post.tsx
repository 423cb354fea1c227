import type { CommunityPost } from '@toam/contracts/dashboard/community.endpoints';
import { housePrice } from '@toam/domain/house/house-price';
import {
  Avatar,
  Cell,
  formatAgo,
  formatDateTime,
  formatNumber,
  Price,
  Row,
  Stack,
  Text,
  PlainButton,
  inPlace,
} from '@toam/ui/core';
import { memo, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { ChatCircleIcon, ShareNetworkIcon } from '@toam/ui/icons';
import { clsx } from 'clsx';
import { communityText } from '../dashboard.text';
import { paths } from '../../paths';
import { HouseGallery } from '../house-gallery';
import * as css from './feed.module.css';
import { useCommentsCount } from '../comments/comment.queries';
import { LikeButton } from '../like-button';
import { ShareLinkMenu } from '../share-link-menu';

/** The person who shared the house, and how long ago. */
const Poster = ({ user, purpose, shared_at }: CommunityPost) => (
  <Row as="header" gap={8} size={13} tone="text2">
    {user && <Avatar id={user.id} name={user.name} image={user.avatar} size={32} decorative />}
    <Cell>
      <span>
        <Text as="b" weight={600} tone="text">
          {user?.name}
        </Text>{' '}
        {purpose === 1 ? communityText.lets : communityText.sells}
      </span>
      <Text
        as="time"
        size={12}
        tone="text3"
        dateTime={new Date(shared_at * 1000).toISOString()}
        title={formatDateTime(shared_at)}
      >
        {formatAgo(shared_at)}
      </Text>
    </Cell>
  </Row>
);

interface FeedPostProps {
  post: CommunityPost;
  /** On the feed's own screen. */
  isLarge: boolean;
}

/** A description cut to four lines; the whole text on demand. Specification 2 §9. */
function PostText({ text }: { text: string }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    const element = paragraph.current;
    if (!element || isOpen) return;
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    // The column may get narrower, or the font may load later.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, isOpen]);

  if (!text) return null;
  return (
    <Stack top={4} size={13}>
      <Text as="p" ref={paragraph} breaks preLine className={isOpen ? undefined : css.clamped}>
        {text}
      </Text>
      {(isCut || isOpen) && (
        <PlainButton
          self="start"
          padY={2}
          weight={500}
          tone="teal"
          touch
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? communityText.fold : communityText.unfold}
        </PlainButton>
      )}
    </Stack>
  );
}

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
function PostActions({ post }: { post: CommunityPost }) {
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

/** A house in the feed. Mockup 08, specification 2 §2 "Community". */
export const FeedPost = memo(function FeedPost({ post, isLarge }: FeedPostProps) {
  const { id, into_money, address, area, title } = post;
  const name = title ?? address;
  const gallery = { ...post, public_image: post.images, internal_image: [] };
  return (
    <Stack
      as="article"
      className={css.post}
      edge="bottomSoft"
      data-large={isLarge || undefined}
      aria-label={communityText.article(name)}
    >
      <Poster {...post} />
      <Row align="baseline" justify="between" gap={12} top={8}>
        <Text as="h3" size={14} weight={600} breaks>
          <Text as={Link} tone="text" className={css.title} to={paths.house(id)}>
            {name}
          </Text>
        </Text>
        {into_money !== null && <Price {...housePrice(into_money, post.purpose)} size={14} />}
      </Row>
      <Text as="p" size={12} tone="text2">
        {[address, area && `${formatNumber(area)} m²`].filter(Boolean).join(' · ')}
      </Text>
      <PostText text={post.description} />
      {post.images.length > 0 && <HouseGallery house={gallery} shape={isLarge ? 'post-large' : 'post'} />}
      <PostActions post={post} />
    </Stack>
  );
});
