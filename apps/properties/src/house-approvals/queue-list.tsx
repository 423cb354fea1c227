import { isEnter } from '@toam/platform/enter-key';
import {
  Avatar,
  Button,
  Cell,
  FailedState,
  formatNumber,
  Row,
  Stack,
  Text,
  useUrlState,
  Dropdown,
  PlainButton,
} from '@toam/ui/core';
import { facadeOf, Photo, type ListQuery, SearchBox } from '@toam/ui/list';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type UIEvent } from 'react';
import { queueOrders } from '@toam/contracts/house/house-approval.endpoints';
import { CaretDownIcon } from '@toam/ui/icons';
import { approvalText } from './approval.text';
import { ageText } from './age-text';
import { type QueueQuestion, type Waiting, approvalSearch } from './approval.queries';
import type { QueueLook } from './queue-kind';
import * as css from './queue.module.css';

/** Distance from the bottom at which the next page loads, px. Specification 1 §9. */
const nearBottom = 50;

interface QueueListProps<W extends Waiting> {
  query: Pick<
    ListQuery<W>,
    'error' | 'isFetching' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
  /** The query's search and order. */
  question: QueueQuestion;
  items: readonly W[];
  total: number;
  look: QueueLook<W>;
  /** The open item. */
  current: W | undefined;
  head: ReactNode;
  onOpen: (item: W) => void;
  /** Enter on a row opens the house's page. */
  onView: () => void;
}

/** Above a queue: the search, the number of items, and the order. The address keeps search and order. */
function QueueTools({ children }: { children: ReactNode }) {
  const [{ search, order }, change] = useUrlState(approvalSearch);
  const chosen = queueOrders.find((one) => one === order) ?? 'oldest';
  return (
    <Stack top={12}>
      <Row padX={16}>
        <SearchBox
          className={css.search}
          value={search}
          placeholder={approvalText.search}
          onSearch={(text) => change({ search: text, item: null }, { replace: true })}
        />
      </Row>
      <Row as="p" justify="between" gap={8} minHeight={40} padX={16} size={12} tone="text3">
        <span>{children}</span>
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            selectable: true,
            selectedKeys: [chosen],
            items: queueOrders.map((one) => ({ key: one, label: approvalText.orders[one] })),
            onClick: ({ key }) =>
              change({ order: queueOrders.find((one) => one === key) ?? 'oldest' }, { replace: true }),
          }}
        >
          <PlainButton
            flex="none"
            gap={4}
            minHeight={32}
            tone="text2"
            aria-label={approvalText.orderNow(approvalText.orders[chosen])}
          >
            {approvalText.orders[chosen]}
            <CaretDownIcon size={12} />
          </PlainButton>
        </Dropdown>
      </Row>
    </Stack>
  );
}

/** The waiting items, oldest first by default. */
export function QueueList<W extends Waiting>(props: QueueListProps<W>) {
  const { query, question: listQuery, items, total, look, current, head, onOpen, onView } = props;
  const currentId = current?.id ?? null;
  const list = useRef<HTMLUListElement>(null);
  useFocusOn(list, currentId);
  const loadMore = () => {
    if (query.hasNextPage && !query.isFetching && !query.isFetchNextPageError) query.fetchNextPage();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target.closest('[aria-current=true]') : null;
    if (!isEnter(event) || !row) return;
    event.preventDefault();
    onView();
  };
  return (
    <Stack
      as="aside"
      className={css.list}
      flex="none"
      overflow="scroll"
      edge="right"
      onScroll={({ currentTarget: box }: UIEvent) => {
        if (box.scrollHeight - box.scrollTop - box.clientHeight <= nearBottom) loadMore();
      }}
    >
      {head}
      <QueueTools>{sizeText(formatNumber(total), listQuery, items[0])}</QueueTools>
      {items.length === 0 && <NoneFound search={listQuery.search} />}
      <Stack as="ul" ref={list} aria-label={look.label} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <li key={item.id}>
            <QueueRow item={item} note={look.note(item)} isCurrent={item.id === currentId} onOpen={onOpen} />
          </li>
        ))}
      </Stack>
      {query.isFetchNextPageError && (
        <FailedState error={query.error} busy={query.isFetching} onRetry={query.fetchNextPage} />
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <Button className={css.more} type="text" block loading={query.isFetchingNextPage} onClick={loadMore}>
          {approvalText.more}
        </Button>
      )}
    </Stack>
  );
}

/** The number of items. It also shows the wait of the first item if that is the longest. */
function sizeText(total: string, { search, order }: QueueQuestion, first: Waiting | undefined): string {
  if (search) return approvalText.found(total);
  if (order !== 'oldest' || !first) return approvalText.waitingCount(total);
  return approvalText.waiting(total, ageText(first.since).toLocaleLowerCase('vi'));
}

function NoneFound({ search }: { search: string }) {
  const [, change] = useUrlState(approvalSearch);
  return (
    <Stack align="center" gap={12} padX={16} padY={32} size={13} tone="text2" textAlign="center" breaks role="status">
      <p>{approvalText.noneFound(search)}</p>
      <Button onClick={() => change({ search: '' }, { replace: true })}>{approvalText.clearSearch}</Button>
    </Stack>
  );
}

/** Number and street tell houses in a queue apart. Shows the whole address if both are missing. */
const streetOf = ({ house_number, house_address, address, title }: Waiting['house']): string =>
  [house_number, house_address].filter(Boolean).join(' ') || address || (title ?? '');

interface QueueRowProps<W extends Waiting> {
  item: W;
  note: ReactNode;
  isCurrent: boolean;
  onOpen: (item: W) => void;
}

function QueueRow<W extends Waiting>({ item, note, isCurrent, onOpen }: QueueRowProps<W>) {
  const { house, asker, since } = item;
  return (
    <Row
      as="button"
      type="button"
      className={css.row}
      gap={12}
      width="100%"
      padX={16}
      padY={10}
      edge="topSoft"
      hover="row"
      data-item={item.id}
      aria-current={isCurrent}
      onClick={() => onOpen(item)}
    >
      <Photo src={house.cover?.thumbnail} kind={facadeOf(house.property_type)} seed={house.id} width={56} height={42} />
      <Cell as="span" gap={2}>
        <Row as="span" justify="between" gap={8}>
          <Text as="b" size={13} weight={500} ellipsis>
            {streetOf(house)}
          </Text>
          <span className="unseen">{house.title}</span>
          <Small>{ageText(since)}</Small>
        </Row>
        <Row as="span" justify="between" gap={8} minHeight={20} size={12} tone="text2">
          <Small>#{house.id}</Small>
          {asker && (
            <Row as="span" flex={1} gap={6}>
              <Avatar id={asker.id} name={asker.name} image={asker.avatar} size={20} decorative />
              <Text ellipsis>{asker.name}</Text>
            </Row>
          )}
          {note}
        </Row>
      </Cell>
    </Row>
  );
}

/** Beside what a row says first. */
export const Small = ({ children }: { children: ReactNode }) => (
  <Text as="small" flex="none" size={12} tone="text3" nowrap>
    {children}
  </Text>
);

/** Scrolls the open item's row into view and focuses it, unless the person put the focus somewhere else. */
function useFocusOn(list: { current: HTMLElement | null }, id: number | null) {
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-item="${id}"]`);
    if (!row) return;
    row.scrollIntoView?.({ block: 'nearest' });
    const focused = document.activeElement;
    if (!focused || focused === document.body || list.current?.contains(focused)) row.focus({ preventScroll: true });
  }, [list, id]);
}
