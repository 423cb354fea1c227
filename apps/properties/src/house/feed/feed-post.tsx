import type { CommunityPost } from '@toam/contracts/dashboard/community.endpoints';
import { communityText } from '@toam/contracts/texts/dashboard';
import { housePrice } from '@toam/domain/house/house-price';
import { Avatar, formatAgo, formatDateTime, formatNumber, Price } from '@toam/ui/core';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { HouseGallery } from '../house-gallery';
import { PostActions } from './post-actions';
import { PostText } from './post-text';

/** The person who shared the house, and how long ago. */
const Poster = ({ user, purpose, shared_at }: CommunityPost) => (
  <header>
    {user && <Avatar id={user.id} name={user.name} image={user.avatar} size={32} decorative />}
    <div>
      <b>{user?.name}</b> {purpose === 1 ? communityText.lets : communityText.sells}
      <time dateTime={new Date(shared_at * 1000).toISOString()} title={formatDateTime(shared_at)}>
        {formatAgo(shared_at)}
      </time>
    </div>
  </header>
);

/** A house in the feed. Mockup 08, specification 2 §2 "Community". */
export const FeedPost = memo(function FeedPost({ post }: { post: CommunityPost }) {
  const { id, into_money, address, area, title } = post;
  const name = title ?? address;
  const gallery = { ...post, public_image: post.images, internal_image: [] };
  return (
    <article className="house-post" aria-label={communityText.article(name)}>
      <Poster {...post} />
      <div className="house-post-head">
        <h3>
          <Link to={paths.house(id)}>{name}</Link>
        </h3>
        {into_money !== null && <Price {...housePrice(into_money, post.purpose)} size={14} />}
      </div>
      <p className="house-post-place">{[address, area && `${formatNumber(area)} m²`].filter(Boolean).join(' · ')}</p>
      <PostText text={post.description} />
      {post.images.length > 0 && <HouseGallery house={gallery} />}
      <PostActions post={post} />
    </article>
  );
});
