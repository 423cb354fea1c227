import type { PostRow } from '@toam/contracts/post/post.schema';
import { postStateText } from '@toam/contracts/post/post.text';
import { newsInWords } from '@toam/contracts/post/post-event.text';
import { writtenDay } from '@toam/domain/day';
import { Button, Card, Cell, formatDate, Row, Stack, Text, useIsPhone } from '@toam/ui/core';
import { ArrowsLeftRightIcon, WarningIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { housePostsText as text } from './house-posts.text';
import { postManagerText } from '../post/post-manager.text';
import { paths } from '../paths';
import { LiveLink, Reason, DriftLines } from '../post/post-parts';
import { ChannelLetter, PostStateTag } from '../post/post-signs';
import { PostActions } from '../post/post-actions';
import { endText, momentText } from '../post/post-words';
import { tabOf } from '../post/post.queries';

interface HousePostCardProps {
  row: PostRow;
  /** A step with it is what the tab is most about. */
  isMain: boolean;
}

/** A channel with the house's post on it. Mockup 38b. */
export const HousePostCard = ({ row, isMain }: HousePostCardProps) => (
  <Card as="section" gap={12} aria-label={row.channel.name}>
    <Row gap={10} align="start">
      <ChannelLetter name={row.channel.name} />
      <Cell>
        <Text as="h3" size={14} weight={600} ellipsis>
          <Link to={paths.post(row.id, tabOf(row))} title={text.openPost(row.channel.name)}>
            {row.channel.name}
          </Link>
        </Text>
        <Text as="p" size={12} tone="text2" breaks>
          {newsLine(row)}
        </Text>
      </Cell>
      <PostStateTag standing={row.standing} />
    </Row>
    <Row gap={8} justify="between" size={13} edge="topSoft" padY={8}>
      <Text tone="text2">{timeLine(row)}</Text>
      <Text weight={500} tone={row.standing === 'endsSoon' ? 'warning' : 'text'}>
        {row.state === 'failed' ? momentText(row.updated_at) : row.state === 'posted' && endText(row)}
      </Text>
    </Row>
    <Why row={row} />
    <Row gap={8} top={4} self="start" width="100%" justify="between">
      <Row gap={8} flex={1}>
        {row.standing === 'over' && <PostAgain houseId={row.house.id} />}
        <PostActions row={row} atHouse quiet={!isMain} />
      </Row>
      {row.link && <LiveLink name={row.channel.name} link={row.link} />}
    </Row>
  </Card>
);

/** Its time is over: a new post takes its place. */
function PostAgain({ houseId }: { houseId: number }) {
  const navigate = useNavigate();
  return (
    <Button size={useIsPhone() ? 'large' : 'middle'} onClick={() => void navigate(paths.postHouse(houseId))}>
      {postManagerText.postAgain}
    </Button>
  );
}

/** 'VIP ngày · 7 ngày × 40.000 = 280.000 đ'; where nobody knows the price, it says so. */
const newsLine = (row: PostRow): string =>
  row.total === null
    ? `${newsInWords(row.channel.portal, row)} · ${postManagerText.noPrice}`
    : newsInWords(row.channel.portal, row);

/** How long it is up; else what the next try is. */
function timeLine(row: PostRow): string {
  if (row.state === 'posted' && row.posted_at !== null) {
    const from = formatDate(row.posted_at);
    return row.last_day === null ? from : text.upFrom(from.slice(0, 5), writtenDay(row.last_day));
  }
  const tried = row.failed_quantity > 0 && postManagerText.tried(row.failed_quantity);
  const next = row.next_try_at !== null && row.tries > 0 && text.nextTry(momentText(row.next_try_at));
  const line = [tried, next].filter(Boolean).join(' · ');
  return line ? line.charAt(0).toLocaleUpperCase('vi') + line.slice(1) : text.by(row.user.name);
}

/** Why it stands so, and in what it differs from the house. */
function Why({ row }: { row: PostRow }) {
  const fault = row.error ?? row.leaving_reason;
  const isDrifted = row.drift.length > 0;
  return (
    <>
      {fault && (
        <Box tone={row.error ? 'error' : 'warning'} sign={<WarningIcon size={16} weight="fill" />}>
          <Text breaks>{fault}</Text>
        </Box>
      )}
      {isDrifted && (
        <Box tone="warning" sign={<ArrowsLeftRightIcon size={16} />}>
          <Text weight={600}>{postManagerText.driftTitle}</Text>
          <Text tone="text" as="div">
            <DriftLines row={row} />
          </Text>
        </Box>
      )}
      {row.renewal ? (
        <Text size={12}>
          <Link to={paths.post(row.renewal.id, 'waiting')}>
            {postManagerText.renewing(postStateText[row.renewal.standing])}
          </Link>
        </Text>
      ) : (
        !fault && !isDrifted && <Reason row={row} isWhole />
      )}
    </>
  );
}

interface BoxProps {
  tone: 'error' | 'warning';
  sign: ReactNode;
  children: ReactNode;
}

const Box = ({ tone, sign, children }: BoxProps) => (
  <Row gap={8} padX={12} padY={8} radius={6} size={13} align="start" tone={tone} background={`${tone}Tint`}>
    <Row as="span" flex="none" height={20}>
      {sign}
    </Row>
    <Stack flex={1} gap={2}>
      {children}
    </Stack>
  </Row>
);
