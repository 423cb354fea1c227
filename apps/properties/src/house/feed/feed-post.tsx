import type { CommunityPost } from '@toam/contracts/dashboard/community.endpoints';
import { communityText } from '../dashboard.text';
import { housePrice } from '@toam/domain/house/house-price';
import { Avatar, Cell, formatAgo, formatDateTime, formatNumber, Price, Row, Stack, Text } from '@toam/ui/core';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { HouseGallery } from '../house-gallery';
import { PostActions } from './post-actions';
import { PostText } from './post-text';
import * as css from './feed.module.css';

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
