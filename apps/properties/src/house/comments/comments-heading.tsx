import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { commentText } from '@toam/contracts/house/comment.text';
import { formatNumber, Row, Text } from '@toam/ui/core';
import { LikeButton } from '../like-button';
import { useCommentsCount } from './comment.queries';

/** 'Bình luận (6)' above a house's comments. Includes the likes if the screen shows them nowhere else. */
export function CommentsHeading({ house, withLikes = false }: { house: HouseDetail; withLikes?: boolean }) {
  const count = useCommentsCount(house.id, house.comments_count);
  return (
    <Row justify="between" gap={8} top={10} padY={10}>
      <Text as="h2" size={14} weight={600}>
        {count > 0 ? commentText.titleCount(formatNumber(count)) : commentText.title}
      </Text>
      {withLikes && <LikeButton house={house} withWord />}
    </Row>
  );
}
