import type { ChatRow } from '@toam/contracts/chat/chat.schema';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { isLive } from '@toam/domain/chat/chat-lease';
import { Avatar, Cell, formatClock, PlainButton, Row, Text } from '@toam/ui/core';
import { ClockCounterClockwiseIcon } from '@toam/ui/icons';
import { memo } from 'react';
import { CustomerAvatar } from '../chat/customer-avatar';
import { DeviceTag } from '../chat/device-tag';
import { leaseOf } from '../chat/lease';
import { addressedShort, dayName } from '../chat/words';
import { serverNow, useOfClock } from '../chat/server-clock';
import * as css from './rail.module.css';

/** '10:24' today, 'Hôm qua', '18/11', '02/03/2025'. */
function whenShort(moment: number): string {
  const day = dayName(moment, serverNow());
  return day === text.today ? formatClock(moment / 1000) : day;
}

function lastLine({ last, supporter, status, startTimeSupport }: ChatRow, me: number): string {
  if (status === 0) return text.isLocked;
  if (!last) return text.noMessage;
  if (last.owner !== 'staff') return last.text;
  // only the supporter writes, so what is younger than my support is mine
  const isMine = supporter?.id === me && startTimeSupport !== null && last.createdAt >= startTimeSupport;
  return isMine ? text.you(last.text) : text.staff(last.text);
}

/** What a screen reader says besides the row's own words. */
function spoken({ unread, waiting, supporter }: ChatRow, isHeld: boolean, unsent: number): string {
  return [
    unread > 0 ? text.unread(unread) : waiting && !isHeld ? text.unanswered : '',
    unsent > 0 ? text.unsent(unsent) : '',
    isHeld && supporter ? text.supportedBy(supporter.name) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Messages of mine that the store does not have yet. */
const UnsentMark = ({ count }: { count: number }) => (
  <Row
    as="span"
    gap={2}
    size={12}
    weight={500}
    flex="none"
    className={css.unsent}
    title={text.unsent(count)}
    aria-hidden
  >
    <ClockCounterClockwiseIcon size={14} />
    {count}
  </Row>
);

interface RailRowProps {
  row: ChatRow;
  me: number;
  isOpen: boolean;
  /** Messages of mine that the store does not have yet. */
  unsent: number;
  onOpen: (id: string) => void;
}

/** A conversation in the list: who, when, the last line, and what waits. Mockup 10. */
export const RailRow = memo(function RailRow({ row, me, isOpen, unsent, onOpen }: RailRowProps) {
  const isHeld = useOfClock((now) => isLive(leaseOf(row), now));
  const isUnread = row.unread > 0 && row.status === 1;
  const isWaiting = isUnread || (!isHeld && row.waiting && row.status === 1);
  const words = spoken(row, isHeld, unsent);
  return (
    <PlainButton
      width="100%"
      gap={12}
      padX={16}
      padY={[8, 12]}
      className={css.row}
      aria-current={isOpen ? 'true' : undefined}
      data-id={row.uuid}
      onClick={() => onOpen(row.uuid)}
    >
      <CustomerAvatar conversation={row} size={[36, 44]} />
      <Cell as="span">
        <Row as="span" gap={6}>
          <Text ellipsis size={13} weight={isWaiting ? 600 : 500} className={css.name}>
            {addressedShort(row)}
          </Text>
          {row.main !== null && <DeviceTag />}
          <Text as="time" size={12} tone="text3" nowrap className={css.when}>
            {row.last ? whenShort(row.last.createdAt) : ''}
          </Text>
        </Row>
        <Row as="span" gap={8} justify="between" height={20}>
          <Text ellipsis size={12} tone={isWaiting ? 'text' : 'text3'} className={css.line}>
            {lastLine(row, me)}
          </Text>
          {unsent > 0 && <UnsentMark count={unsent} />}
          {isWaiting ? (
            <span className={css.unread} title={isUnread ? undefined : text.unanswered} aria-hidden>
              {isUnread ? (row.unread > 99 ? '99+' : row.unread) : '•'}
            </span>
          ) : (
            isHeld &&
            row.supporter && (
              <Avatar
                id={row.supporter.id}
                name={row.supporter.name}
                image={row.supporter.avatar}
                size={20}
                decorative
              />
            )
          )}
        </Row>
        {words && <span className="unseen">, {words}</span>}
      </Cell>
    </PlainButton>
  );
});
