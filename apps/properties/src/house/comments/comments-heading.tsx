import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { commentText } from '@toam/contracts/texts/comment';
import { formatNumber } from '@toam/ui/core';
import { LikeButton } from '../like-button';
import { useCommentsCount } from './comment.queries';

/** 'Bình luận (6)' above a house's comments. Includes the likes if the screen shows them nowhere else. */
export function CommentsHeading({ house, withLikes = false }: { house: HouseDetail; withLikes?: boolean }) {
  const count = useCommentsCount(house.id, house.comments_count);
  return (
    <div className="house-comments-heading">
      <h2>{count > 0 ? commentText.titleCount(formatNumber(count)) : commentText.title}</h2>
      {withLikes && <LikeButton house={house} withWord />}
    </div>
  );
}
