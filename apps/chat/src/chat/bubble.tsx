import { pricePartsOf } from '@toam/domain/house/house-price';
import { Price, Text, formatClock, formatDateTime, PlainButton, Row, Stack } from '@toam/ui/core';
import type { StoredMessage } from '@toam/chat-store/chat-store';
import { chatMessageStatus } from '@toam/contracts/chat/chat.text';
import { commentParts, mentionToken } from '@toam/domain/house/comment-text';
import { ChecksIcon } from '@toam/ui/icons';
import { Fragment, memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { chatConsoleText as text } from './chat-console.text';
import * as css from './bubble.module.css';

/** The price of a house as the website says it: '**8,65** tỷ'. */
export function SentPrice({ price }: { price: string }) {
  const parts = pricePartsOf(price);
  return parts ? (
    <Price {...parts} />
  ) : (
    <Text size={13} weight={600} nowrap>
      {price}
    </Text>
  );
}

/** A text with its links. Everything else stays plain text; markup is never interpreted. */
const Words = ({ children }: { children: string }) =>
  commentParts(children).map((part, at) => {
    if (part.kind === 'text') return <Fragment key={at}>{part.text}</Fragment>;
    if (part.kind === 'mention') return <Fragment key={at}>{mentionToken(part.userId)}</Fragment>;
    return (
      <a key={at} href={part.href} target="_blank" rel="noreferrer nofollow">
        {part.text}
      </a>
    );
  });

interface PicturesProps {
  pictures: readonly StoredMessage[];
  onOpen: (id: string) => void;
}

/** Pictures that were sent together. Their place is there before they load, so nothing jumps. */
const Pictures = ({ pictures, onOpen }: PicturesProps) => (
  <div className={css.pictures} data-count={Math.min(pictures.length, 3)}>
    {pictures.map(({ id, name, thumbnail, imageURL, width, height }) => (
      <PlainButton key={id} className={css.picture} aria-label={text.picture(name)} onClick={() => onOpen(id)}>
        <img
          src={(pictures.length === 1 ? imageURL : thumbnail) ?? undefined}
          alt=""
          decoding="async"
          style={pictures.length === 1 && width && height ? { aspectRatio: `${width} / ${height}` } : undefined}
        />
      </PlainButton>
    ))}
  </div>
);

/** A house that was sent: what the website shows of it, as it was then. */
const House = ({ house }: { house: NonNullable<StoredMessage['house']> }) => (
  <Stack as={Link} to={`/house/${house.id}`} className={css.house}>
    {house.picture && <img className={css.housePicture} src={house.picture} alt="" decoding="async" />}
    <Stack padX={8} padY={6}>
      <Row gap={8} justify="between" size={13}>
        <SentPrice price={house.price} />
        <Text tone="text3">{text.house(house.id)}</Text>
      </Row>
      <Text size={12} tone="text2" ellipsis>
        {house.title}
      </Text>
      <Text size={12} tone="text3" ellipsis>
        {[house.place, house.facts].filter(Boolean).join(' · ')}
      </Text>
    </Stack>
  </Stack>
);

/** '✓✓ Đã xem' or 'Chưa xem'. D99. */
const ReadMark = ({ status }: Pick<StoredMessage, 'status'>) => (
  <>
    {status === chatMessageStatus.seen && <ChecksIcon size={14} color="var(--teal)" />}
    <span>{status}</span>
  </>
);

interface BubbleProps {
  first: StoredMessage;
  pictures: readonly StoredMessage[];
  onOpenPicture: (id: string) => void;
  /** In place of the read mark: what becomes of an unsent message. */
  progress?: ReactNode;
}

/** A message of either side, with its time and, of the staff's own, whether the customer has seen it. */
export const Bubble = memo(function Bubble({ first, pictures, onOpenPicture, progress }: BubbleProps) {
  const isStaff = first.owner === 'staff';
  return (
    <Stack className={css.message} data-owner={first.owner} align={isStaff ? 'end' : 'start'}>
      <span className="unseen">{first.name}: </span>
      <div className={css.bubble} data-framed={first.house !== null || pictures.length > 0}>
        {first.house && <House house={first.house} />}
        {pictures.length > 0 && <Pictures pictures={pictures} onOpen={onOpenPicture} />}
        {first.text !== null && (
          <p className={css.words}>
            <Words>{first.text}</Words>
          </p>
        )}
      </div>
      <Row gap={4} wrap justify={isStaff ? 'end' : undefined} className={css.foot} size={11} tone="text3">
        <time dateTime={new Date(first.createdAt).toISOString()} title={formatDateTime(first.createdAt / 1000)}>
          {formatClock(first.createdAt / 1000)}
        </time>
        {first.device !== null && first.device > 1 && <span>{text.device.wrote(first.name, first.device)}</span>}
        {progress === undefined ? isStaff && <ReadMark status={first.status} /> : progress}
      </Row>
    </Stack>
  );
});
