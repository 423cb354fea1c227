import { type ChatFilter, chatFilters } from '@toam/contracts/chat/chat.endpoints';
import type { ChatRow } from '@toam/contracts/chat/chat.schema';
import { useUser } from '@toam/auth/session';
import { useBadge } from '@toam/platform/badge';
import {
  Button,
  EmptyState,
  FailedState,
  PlainButton,
  Row,
  Stack,
  Text,
  Avatar,
  Cell,
  formatClock,
} from '@toam/ui/core';
import { Chip, ListFoot, SearchBox, useMoreRows, type ListQuery } from '@toam/ui/list';
import { ArrowUpIcon, ClockCounterClockwiseIcon } from '@toam/ui/icons';
import { useEffect, useRef, type ReactNode, type RefObject, memo } from 'react';
import { isLive } from '@toam/domain/chat/chat-lease';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { useChatStore } from '../chat/chat-store';
import { useUnsentCounts } from '../chat/outbox';
import type { ConsoleSearch } from './console.search';
import { RailSkeleton } from './rail-skeleton';
import * as css from './rail.module.css';
import { CustomerAvatar } from '../chat/customer-avatar';
import { DeviceTag } from '../chat/device-tag';
import { leaseOf } from '../chat/lease';
import { addressedShort, dayName } from '../chat/words';
import { serverNow, useOfClock } from '../chat/server-clock';

interface RailProps {
  search: ConsoleSearch;
  query: Omit<ListQuery<ChatRow>, 'data'>;
  /** In the order in which they are shown; undefined while the first page loads. */
  rows: ChatRow[] | undefined;
  counts: Record<ChatFilter, number> | undefined;
  box: RefObject<HTMLDivElement | null>;
  hasNews: boolean;
  onRefresh: () => void;
  onSearch: (patch: Partial<ConsoleSearch>) => void;
  onOpen: (id: string) => void;
  /** At the right end of the title. */
  menu: ReactNode;
}

/** The list of conversations. Mockups 10. */
export function Rail({ search, query, rows, counts, box, hasNews, onRefresh, onSearch, onOpen, menu }: RailProps) {
  const me = useUser().id;
  const isElsewhere = useChatStore().kind === 'firestore';
  const list = { ...query, data: undefined };
  const scroll = useMoreRows(box, list, `${search.filter} ${search.search}`, false, (rows?.length ?? 0) > 0);
  useOpenInView(box, search.c);
  const toTop = () => {
    onRefresh();
    if (box.current) box.current.scrollTop = 0;
  };
  return (
    <Stack as="section" flex="none" height="100%" background="surface" className={css.rail} aria-label={text.list}>
      <Head menu={menu} />
      <Row flex="none" padX={16}>
        <SearchBox
          className={css.search}
          value={search.search}
          placeholder={text.search}
          onSearch={(words) => onSearch({ search: words })}
        />
      </Row>
      <Filters chosen={search.filter} counts={counts} onChoose={(filter) => onSearch({ filter })} />
      <UnsentElsewhere rows={rows} open={search.c} onOpen={onOpen} />
      <Stack flex={1} relative>
        {hasNews && (
          <Button size="small" shape="round" icon={<ArrowUpIcon size={14} />} className={css.news} onClick={toTop}>
            {text.newConversations}
          </Button>
        )}
        <Stack
          ref={box}
          flex={1}
          overflow="scroll"
          aria-busy={rows === undefined}
          onScroll={(event: { currentTarget: HTMLDivElement }) => scroll(event.currentTarget)}
        >
          <Rows query={query} rows={rows} search={search} me={me} onSearch={onSearch} onOpen={onOpen} />
        </Stack>
      </Stack>
      {isElsewhere && (
        <Text as="p" size={12} tone="text3" padX={16} padY={8} edge="top">
          {text.firestore}
        </Text>
      )}
    </Stack>
  );
}

/** The title with the number of unread messages, the same as in the menu. */
function Head({ menu }: { menu: ReactNode }) {
  const unread = useBadge('chat');
  return (
    <Row as="header" gap={8} flex="none" height={52} padX={16}>
      <Text as="h1" size={20} weight={600}>
        {text.title}
      </Text>
      {unread > 0 && (
        <Text
          as="span"
          size={12}
          weight={500}
          radius="pill"
          padX={8}
          padY={2}
          className={css.unreadCount}
          title={text.unreadTitle(unread)}
        >
          {unread > 99 ? '99+' : unread}
        </Text>
      )}
      <Row flex={1} />
      <Row className={css.menu}>{menu}</Row>
    </Row>
  );
}

interface FiltersProps {
  chosen: ChatFilter;
  counts: Record<ChatFilter, number> | undefined;
  onChoose: (filter: ChatFilter) => void;
}

const Filters = ({ chosen, counts, onChoose }: FiltersProps) => (
  <Row gap={[6, 8]} flex="none" padX={16} padY={10} role="group" aria-label={text.filterGroup} className={css.filters}>
    {chatFilters.map((filter) => (
      <Chip key={filter} aria-pressed={filter === chosen} onClick={() => onChoose(filter)}>
        {filter === 'all' || !counts
          ? text.filters[filter]
          : text.filterCount(text.filters[filter], counts[filter].toLocaleString('vi-VN'))}
      </Chip>
    ))}
  </Row>
);

interface RowsProps extends Pick<RailProps, 'query' | 'rows' | 'search' | 'onSearch' | 'onOpen'> {
  me: number;
}

/** Unsent messages of conversations that are not among the rows: behind a filter, or further down. */
function UnsentElsewhere({ rows, open, onOpen }: Pick<RailProps, 'rows' | 'onOpen'> & { open: string | null }) {
  const counts = useUnsentCounts();
  const shown = new Set(rows?.map(({ uuid }) => uuid));
  const elsewhere = Object.entries(counts).filter(([id]) => id !== open && !shown.has(id));
  const [first] = elsewhere;
  if (!rows || !first) return null;
  return (
    <PlainButton gap={6} padX={16} minHeight={[32, 40]} size={12} tone="warning" onClick={() => onOpen(first[0])}>
      <ClockCounterClockwiseIcon size={14} />
      {text.unsentElsewhere(elsewhere.reduce((sum, [, count]) => sum + count, 0))}
    </PlainButton>
  );
}

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
const RailRow = memo(function RailRow({ row, me, isOpen, unsent, onOpen }: RailRowProps) {
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

function Rows({ query, rows, search, me, onSearch, onOpen }: RowsProps) {
  const unsent = useUnsentCounts();
  if (!rows) {
    if (query.error) return <FailedState error={query.error} busy={query.isFetching} onRetry={query.refetch} />;
    return <RailSkeleton />;
  }
  if (rows.length === 0) return <NoRows search={search} onSearch={onSearch} />;
  return (
    <>
      <Stack as="ul">
        {rows.map((row) => (
          <li key={row.uuid}>
            <RailRow row={row} me={me} isOpen={row.uuid === search.c} unsent={unsent[row.uuid] ?? 0} onOpen={onOpen} />
          </li>
        ))}
      </Stack>
      <ListFoot query={query} end={rows.length > 10 ? text.end : undefined} />
    </>
  );
}

function NoRows({ search, onSearch }: Pick<RailProps, 'search' | 'onSearch'>) {
  const reason = search.search ? text.emptyReason.search(search.search) : text.emptyReason[search.filter];
  const isNarrowed = search.search !== '' || search.filter !== 'all';
  return (
    <EmptyState title={text.empty} reason={reason}>
      {isNarrowed && <Button onClick={() => onSearch({ search: '', filter: 'all' })}>{text.showAll}</Button>}
    </EmptyState>
  );
}

/** J, K and a link from elsewhere may open a row that is out of sight. */
function useOpenInView(box: RefObject<HTMLDivElement | null>, open: string | null): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    const row = open && box.current?.querySelector(`[data-id="${open}"]`);
    if (!row || last.current === open) return;
    last.current = open;
    row.scrollIntoView?.({ block: 'nearest' });
  });
}
