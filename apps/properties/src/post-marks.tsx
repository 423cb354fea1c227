import type { PostTab } from '@toam/contracts/post/post.endpoints';
import type { PostChannel, PostMark } from '@toam/contracts/post/post.schema';
import { postTone } from '@toam/contracts/post/post-tone';
import { channelLetter, postMarkText as text, type PostSign } from '@toam/contracts/post/post-mark.text';
import { writtenDay } from '@toam/domain/day';
import { Bone, formatClock, formatDate, PlainButton, Row, Stack, Text, Tooltip } from '@toam/ui/core';
import {
  ArrowClockwiseIcon,
  ArrowDownIcon,
  ArrowsLeftRightIcon,
  ArrowUpIcon,
  CalendarBlankIcon,
  CalendarXIcon,
  CheckIcon,
  ClockCountdownIcon,
  HourglassMediumIcon,
  MinusIcon,
  WarningIcon,
} from '@toam/ui/icons';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from './paths';
import * as css from './post-marks.module.css';
import type { HouseMarks } from './post-marks.queries';

const signs: Record<PostSign, ReactNode> = {
  none: <MinusIcon size={12} />,
  waitingApproval: <ClockCountdownIcon size={12} />,
  waiting: <HourglassMediumIcon size={12} />,
  posting: <ArrowUpIcon size={12} />,
  posted: <CheckIcon size={12} />,
  drift: <ArrowsLeftRightIcon size={12} />,
  endsSoon: <CalendarBlankIcon size={12} />,
  over: <CalendarXIcon size={12} />,
  updating: <ArrowClockwiseIcon size={12} />,
  takingDown: <ArrowDownIcon size={12} />,
  failed: <WarningIcon size={12} />,
  removed: <MinusIcon size={12} />,
  renewed: <CheckIcon size={12} />,
};

/** The tab of the manager that lists a post, where it is not the one of what is up. */
const tabs: Partial<Record<PostSign, PostTab>> = {
  ...{ waitingApproval: 'waiting', waiting: 'waiting', posting: 'waiting' },
  failed: 'failed',
};

/** What is most wanted to be known of a channel: a difference, of what is up and stays up; else where the post stands. */
const signOf = (mark: PostMark | undefined): PostSign => {
  if (!mark) return 'none';
  const isUp = mark.standing === 'posted' || mark.standing === 'endsSoon';
  return mark.has_drift && isUp ? 'drift' : mark.standing;
};

/** '09:46 hôm nay', '20/11/2026 09:46'. */
function whenText(seconds: number): string {
  const date = formatDate(seconds);
  const clock = formatClock(seconds);
  return date === formatDate(Date.now() / 1000) ? text.today(clock) : `${date} ${clock}`;
}

/** The lines of a tooltip: how it stands and since when, why, and until when. */
function linesOf(channel: PostChannel, mark: PostMark | undefined): { head: string; more: string[] } {
  const sign = signOf(mark);
  const more = [
    mark?.reason,
    sign === 'drift' && text.drift,
    mark?.last_day && text.lastDay(writtenDay(mark.last_day)),
  ];
  return {
    head: text.said(channel.name, sign, mark ? whenText(mark.at) : null),
    more: more.flatMap((line) => line || []),
  };
}

/** A letter and a sign on a tint: never colour alone. */
function lookOf(sign: PostSign) {
  return {
    ...({
      inline: true,
      gap: 4,
      justify: 'center',
      flex: 'none',
      height: 20,
      radius: 4,
      size: 11,
      weight: 600,
    } as const),
    className: css.mark,
    'data-sign': sign,
    'data-tone': postTone[sign],
  };
}

interface MarkProps {
  houseId: number;
  channel: PostChannel;
  mark: PostMark | undefined;
}

/** A channel's mark. It opens the post, or the form of a new one. The tooltip is made when somebody looks: a list has many marks. */
function Mark({ houseId, channel, mark }: MarkProps) {
  const [isShown, show] = useState(false);
  const { head, more } = linesOf(channel, mark);
  const sign = signOf(mark);
  return (
    <Row
      as={Link}
      {...lookOf(sign)}
      to={mark ? paths.post(mark.post_id, tabs[mark.standing] ?? 'posted') : paths.postHouse(houseId)}
      aria-label={[head, ...more].join('. ')}
      onMouseEnter={() => show(true)}
      onMouseLeave={() => show(false)}
      onFocus={() => show(true)}
      onBlur={() => show(false)}
    >
      <span aria-hidden>{channelLetter(channel.name)}</span>
      {signs[sign]}
      {isShown && (
        <Tooltip
          open
          // a part of the page, for those who read by landmarks
          getPopupContainer={(place) => place.closest('main') ?? document.body}
          title={
            <Stack gap={2} size={12}>
              <Text weight={600}>{head}</Text>
              {more.map((line) => (
                <Text key={line} breaks>
                  {line}
                </Text>
              ))}
              <span>{mark ? text.open : text.post}</span>
            </Stack>
          }
        >
          <span className={css.place} />
        </Tooltip>
      )}
    </Row>
  );
}

interface PostMarksProps {
  houseId: number;
  marks: HouseMarks;
  /** How many marks there is room for; the rest is a number that leads to the house's tab. */
  room?: number;
  /** In a list: channels that people post to by hand only where the house has a post. */
  inList?: boolean;
}

/** How a house stands on each channel: the open ones, and those that it has a post on. Mockup 38. */
export function PostMarks({ houseId, marks, room = 4, inList = false }: PostMarksProps) {
  const found = marks.of.get(houseId);
  if (!found) return marks.retry ? <Failed onRetry={marks.retry} /> : <Bone width={68} height={20} />;
  const markOn = (channel: PostChannel) => found.find(({ channel_id }) => channel_id === channel.id);
  const shown = marks.channels.filter(
    (channel) => markOn(channel) ?? (channel.status === 1 && (!inList || channel.portal !== null)),
  );
  const rest = shown.length > room ? shown.slice(room - 1) : [];
  return (
    // A press here does not count as a press on the row.
    <Row
      as="span"
      inline
      wrap
      gap={4}
      role="presentation"
      onClick={(event: { stopPropagation: () => void }) => event.stopPropagation()}
    >
      {shown.slice(0, shown.length - rest.length).map((channel) => (
        <Mark key={channel.id} houseId={houseId} channel={channel} mark={markOn(channel)} />
      ))}
      {rest.length > 0 && (
        <Link
          to={paths.housePosts(houseId)}
          title={rest.map((channel) => linesOf(channel, markOn(channel)).head).join('\n')}
        >
          <Text size={12}>{text.more(rest.length)}</Text>
        </Link>
      )}
    </Row>
  );
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <PlainButton tone="error" padX={4} padY={4} radius={4} title={text.failed} aria-label={text.failed} onClick={onRetry}>
    <WarningIcon size={16} />
  </PlainButton>
);

/** What a post is for a while only is in its tooltip alone. */
const legend = [
  'none',
  'waitingApproval',
  'waiting',
  'posting',
  'posted',
  'drift',
  'endsSoon',
  'over',
  'failed',
] as const;

/** What letters and signs mean. Mockup 38. */
export const PostLegend = ({ channels }: Pick<HouseMarks, 'channels'>) => (
  <Row as="ul" gap={12} rowGap={4} wrap size={12} tone="text2" aria-label={text.legend}>
    {channels
      .filter(({ status }) => status === 1)
      .map(({ id, name }) => (
        <Row as="li" key={id} gap={4}>
          <b>{channelLetter(name)}</b> {name}
        </Row>
      ))}
    {legend.map((sign) => (
      <Row as="li" key={sign} gap={4} nowrap>
        <Row as="span" {...lookOf(sign)} aria-hidden>
          {signs[sign]}
        </Row>
        {text.sign[sign]}
      </Row>
    ))}
  </Row>
);
