import { approvalText } from '@toam/contracts/texts/approval';
import { Avatar, Button, FailedState, formatNumber } from '@toam/ui/core';
import { facadeOf, Photo, type ListQuery } from '@toam/ui/heavy';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { ageText } from './age-text';
import type { Waiting } from './approval.queries';
import type { QueueLook } from './queue-look';

/** The next page loads this close to the bottom, px. Specification 1 §9. */
const nearBottom = 50;

interface QueueListProps<W extends Waiting> {
  query: Pick<
    ListQuery<W>,
    'error' | 'isFetching' | 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
  items: readonly W[];
  total: number;
  look: QueueLook<W>;
  /** What is looked at. */
  current: W | undefined;
  head: ReactNode;
  onOpen: (item: W) => void;
  /** Enter on a row: to the house's page. */
  onView: () => void;
}

/** What waits, the oldest first. */
export function QueueList<W extends Waiting>(props: QueueListProps<W>) {
  const { query, items, total, look, current, head, onOpen, onView } = props;
  const currentId = current?.id ?? null;
  const list = useRef<HTMLUListElement>(null);
  useFocusOn(list, currentId);
  const [oldest] = items;
  const loadMore = () => {
    if (query.hasNextPage && !query.isFetching && !query.isFetchNextPageError) query.fetchNextPage();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target.closest('[aria-current=true]') : null;
    if (event.key !== 'Enter' || !row) return;
    event.preventDefault();
    onView();
  };
  return (
    <aside
      className="approvals-list"
      onScroll={({ currentTarget: box }) => {
        if (box.scrollHeight - box.scrollTop - box.clientHeight <= nearBottom) loadMore();
      }}
    >
      {head && <div className="approvals-head">{head}</div>}
      <p className="approvals-total">
        {oldest && approvalText.waiting(formatNumber(total), ageText(oldest.since).toLocaleLowerCase('vi'))}
      </p>
      <ul ref={list} aria-label={look.label} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <li key={item.id}>
            <QueueRow item={item} note={look.note(item)} isCurrent={item.id === currentId} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {query.isFetchNextPageError && (
        <FailedState error={query.error} busy={query.isFetching} onRetry={query.fetchNextPage} />
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <Button type="text" block loading={query.isFetchingNextPage} onClick={loadMore}>
          {approvalText.more}
        </Button>
      )}
    </aside>
  );
}

interface QueueRowProps<W extends Waiting> {
  item: W;
  note: ReactNode;
  isCurrent: boolean;
  onOpen: (item: W) => void;
}

function QueueRow<W extends Waiting>({ item, note, isCurrent, onOpen }: QueueRowProps<W>) {
  const { house, asker, since } = item;
  return (
    <button
      type="button"
      className="approvals-row"
      data-item={item.id}
      aria-current={isCurrent}
      onClick={() => onOpen(item)}
    >
      <Photo src={house.cover?.thumbnail} kind={facadeOf(house.property_type)} seed={house.id} width={56} height={42} />
      <span className="approvals-row-text">
        <span>
          <b className="ellipsis">
            <small>#{house.id}</small> {house.title ?? house.address}
          </b>
          <small>{ageText(since)}</small>
        </span>
        <span>
          {asker && (
            <span className="approvals-person ellipsis">
              <Avatar id={asker.id} name={asker.name} image={asker.avatar} size={20} decorative />
              <span className="ellipsis">{asker.name}</span>
            </span>
          )}
          {note}
        </span>
      </span>
    </button>
  );
}

/** The row that is looked at comes into view, and gets the focus unless that is somewhere else on purpose. */
function useFocusOn(list: { current: HTMLElement | null }, id: number | null) {
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-item="${id}"]`);
    if (!row) return;
    row.scrollIntoView?.({ block: 'nearest' });
    const focused = document.activeElement;
    if (!focused || focused === document.body || list.current?.contains(focused)) row.focus({ preventScroll: true });
  }, [list, id]);
}
