import type { KnowledgeCard as Card } from '@toam/contracts/knowledge/knowledge.schema';
import { knowledgePageText as text } from './knowledge-screen.text';
import { writtenDay } from '@toam/domain/day';
import { ArticleStatus } from '@toam/domain/knowledge/article-access';
import { Avatar, Cell, Marked, Row, Stack, StatusTag, Text, useIsPhone } from '@toam/ui/core';
import { Photo } from '@toam/ui/list';
import { ArrowRightIcon, CalendarCheckIcon, ChatCircleIcon, ClockCounterClockwiseIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as css from './knowledge-card.module.css';

interface KnowledgeCardProps {
  card: Card;
  to: string;
  /** A move that is not saved yet. */
  staged?: string | undefined;
  /** A list shows column, state and the beginning of the text, with the searched words marked. */
  found?: { search: string };
  menu?: ReactNode;
}

/** An article on the board and in lists: cover, title, author, comments and the day of review. Mockup 31. */
export function KnowledgeCard({ card, to, staged, found, menu }: KnowledgeCardProps) {
  const isPhone = useIsPhone();
  const { cover, user, comments_count } = card;
  const isWide = isPhone || found !== undefined;
  return (
    <Stack
      as="article"
      className={css.card}
      data-staged={staged !== undefined || undefined}
      data-wide={isWide || undefined}
    >
      {cover && (
        <Photo
          src={cover.thumbnail}
          seed={card.id}
          width="100%"
          height="100%"
          round={0}
          whenSeen
          className={css.cover}
        />
      )}
      <Cell className={css.body}>
        <Row align="start" gap={4}>
          <Text
            // a phone shows no heading of the column above it
            as={isPhone && !found ? 'h2' : 'h3'}
            flex={1}
            size={isPhone ? 14 : 13}
            weight={500}
            breaks
            lines={isWide ? 2 : 3}
            className={css.title}
          >
            <Link to={to} draggable={false}>
              {found ? <Marked text={card.title} query={found.search} /> : card.title}
            </Link>
          </Text>
          {menu && <span className={css.menu}>{menu}</span>}
        </Row>
        {staged && (
          <Row gap={4} top={2} size={12} weight={500} tone="teal">
            <ArrowRightIcon size={13} />
            {staged}
          </Row>
        )}
        {found && (
          <Text as="p" size={13} tone="text2" lines={2} breaks top={2}>
            <Marked text={card.found ?? card.excerpt} query={found.search} />
          </Text>
        )}
        <Row gap={6} top={6} size={12} tone="text2" wrap={found !== undefined}>
          <Avatar {...user} image={user.avatar} size={20} decorative />
          <Text flex={found ? undefined : 1} ellipsis>
            {user.name}
          </Text>
          {found && <Text tone="text3">· {card.type_name}</Text>}
          {comments_count > 0 && (
            <Row as="span" flex="none" gap={2} tone="text3" title={text.comments(comments_count)}>
              <ChatCircleIcon size={13} />
              {comments_count}
            </Row>
          )}
          <ArticleState card={card} />
        </Row>
      </Cell>
    </Stack>
  );
}

/** What its reader should know first: it waits, was refused, is to be looked at again; else the day of review. */
function ArticleState({ card }: { card: Pick<Card, 'status' | 'edit_state' | 'is_overdue' | 'review_on'> }) {
  const { status, edit_state, is_overdue, review_on } = card;
  if (status === ArticleStatus.waiting) return <StatusTag tone="info">{text.status.waiting}</StatusTag>;
  if (status === ArticleStatus.refused) return <StatusTag tone="error">{text.status.refused}</StatusTag>;
  if (edit_state === 'open') return <StatusTag tone="info">{text.status.editOpen}</StatusTag>;
  if (edit_state === 'rejected') return <StatusTag tone="error">{text.status.editRefused}</StatusTag>;
  if (is_overdue)
    return (
      <Row
        as="span"
        inline
        flex="none"
        gap={4}
        padX={6}
        radius={4}
        weight={500}
        nowrap
        tone="warning"
        background="warningTint"
      >
        <ClockCounterClockwiseIcon size={13} />
        {text.due}
      </Row>
    );
  if (review_on === null) return null;
  return (
    <Row as="span" flex="none" gap={4} tone="text3" nowrap title={text.reviewBefore}>
      <CalendarCheckIcon size={14} />
      <Text digits>{writtenDay(review_on)}</Text>
    </Row>
  );
}
