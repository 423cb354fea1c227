import { useMutation, useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { call } from '@toam/api-client/call';
import { toggleHouseLike, type HouseLikes, readHouseLikes } from '@toam/contracts/house/house-like.endpoints';
import { commentText } from '@toam/contracts/house/comment.text';
import { isMarketer } from '@toam/domain/actor';
import { formatNumber, PlainButton, Row } from '@toam/ui/core';
import { ThumbsUpIcon } from '@toam/ui/icons';
import { useEffect, useRef } from 'react';
import * as css from './like-button.module.css';

/** The likes of a house as its row, post or page has them. */
interface LikedHouse extends HouseLikes {
  id: number;
}

/**
 * The key lies under the noun of the live event, so that a colleague's like is read at once everywhere. Nothing else
 * refetches it: a feed of a hundred posts would send a hundred calls at every focus.
 */
const houseLikeQueries = {
  of: ({ id, liked, likes_count }: LikedHouse) =>
    queryOptions({
      queryKey: ['house-like', 'detail', id],
      queryFn: ({ signal }) => call(readHouseLikes, { params: { houseId: id } }, signal),
      initialData: { liked, likes_count },
      staleTime: Infinity,
    }),
};

const pressed = ({ liked, likes_count }: HouseLikes): HouseLikes => ({
  liked: !liked,
  likes_count: Math.max(0, likes_count + (liked ? -1 : 1)),
});

/**
 * The likes of a house, and a function to toggle one's own. It shows at once; if the API refuses, it is undone with
 * «Lỗi». D49.
 */
function useLikes(house: LikedHouse) {
  const queries = useQueryClient();
  const query = houseLikeQueries.of(house);
  const { data: likes } = useQuery(query);
  const { liked, likes_count } = house;

  const sent = useRef({ liked, likes_count });
  useEffect(() => {
    // The house was read again with other values, so they replace the cache. Its first values may be older than the cache.
    if (sent.current.liked === liked && sent.current.likes_count === likes_count) return;
    sent.current = { liked, likes_count };
    queries.setQueryData(query.queryKey, { liked, likes_count });
  });

  const { mutate, isPending } = useMutation({
    mutationFn: () => call(toggleHouseLike, { params: { houseId: house.id } }),
    onMutate: async () => {
      await queries.cancelQueries({ queryKey: query.queryKey });
      const before = queries.getQueryData(query.queryKey);
      queries.setQueryData(query.queryKey, (now) => now && pressed(now));
      return { before };
    },
    onSuccess: (now) => queries.setQueryData(query.queryKey, now),
    onError: (_error, _variables, stored) => queries.setQueryData(query.queryKey, stored?.before),
  });
  // A second press during the call would undo a result that nobody has seen.
  return { likes, press: () => void (isPending || mutate()) };
}

interface LikeButtonProps {
  house: LikedHouse;
  /** Shows 'Thích' beside the thumb, as in the feed; otherwise only the number. */
  withWord?: boolean;
}

/** The thumb with its count; only a count for people who only read (D20). */
export function LikeButton({ house, withWord = false }: LikeButtonProps) {
  const { likes, press } = useLikes(house);
  const { liked, likes_count } = likes;
  const count = formatNumber(likes_count);
  const content = (
    <>
      <ThumbsUpIcon size={withWord ? 17 : 15} weight={liked ? 'fill' : 'regular'} />
      <span aria-hidden>
        {withWord ? [commentText.like, likes_count > 0 && count].filter(Boolean).join(' · ') : count}
      </span>
    </>
  );
  const words = withWord ? ({ tone: 'text2' } as const) : ({ tone: 'text3', size: 12 } as const);
  const look = { gap: 4, padX: 6, padY: 4, ...words } as const;
  const spoken = commentText.likes(likes_count);
  if (isMarketer(useUser()))
    return (
      <Row as="span" inline {...look} title={spoken}>
        {content}
        <span className="unseen">{spoken}</span>
      </Row>
    );
  return (
    <PlainButton
      {...look}
      {...(liked && ({ tone: 'teal', weight: 600 } as const))}
      radius={6}
      hover="fill"
      touch
      className={css.like}
      aria-pressed={liked}
      aria-label={`${commentText.like}, ${spoken}`}
      title={liked ? commentText.unlike : commentText.like}
      onClick={press}
    >
      {content}
    </PlainButton>
  );
}
