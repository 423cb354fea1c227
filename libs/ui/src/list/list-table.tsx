import { commonText } from '@toam/contracts/texts/common';
import { Button } from 'antd';
import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { FailedState } from '../screen/screen-state';
import { messageOf } from '../feedback/failure-message';
import { useIsPhone } from '../screen/use-phone';
import { ListBody } from './list-body';
import { rowsOf, type ListQuery, type ListSort } from './list-column';
import { ListFoot } from './list-foot';
import { ListHeader } from './list-header';
import { ListPages } from './list-pages';
import { ListSkeleton, PhoneSkeleton } from './list-skeleton';
import { columnSizes } from './column-sizes';
import { useListKeys } from './use-list-keys';
import { useMoreRows } from './use-more-rows';
import type { Filters } from '../filter/column-filter';
import type { ColumnLayout } from './use-column-layout';

interface Id {
  id: number;
}

export interface ListSelection {
  ids: ReadonlySet<number>;
  onChange: (ids: ReadonlySet<number>) => void;
  /** Only the chosen rows are shown; nothing more is loaded meanwhile. */
  only: boolean;
  /** On a phone: pressing a row chooses it instead of opening it. A long press on a row begins this too. */
  choosing?: boolean;
}

export interface OpenedRow<Row> {
  id: number | null;
  onOpen: (row: Row) => void;
  /** A double click opens, a click only puts the keys on the row; a tap on a phone and Enter open all the same. */
  byDoubleClick?: boolean;
}

export interface ListTableProps<Row extends Id> {
  /** What the table is, for screen readers. */
  label: string;
  query: ListQuery<Row>;
  /** What the rows answer (tab, search, filters, order): when it changes the list begins at its first row. */
  question: string;
  layout: ColumnLayout<Row>;
  sort?: { value: ListSort; onChange: (sort: ListSort) => void };
  filters?: { value: Filters; onChange: (filters: Filters) => void };
  selection?: ListSelection;
  /** The row whose panel is open, and how to open one. */
  opened?: OpenedRow<Row>;
  /** A row on a phone; `phoneRowHeight` pixels high. */
  phoneRow: (row: Row) => ReactNode;
  /** Stands where rows would, when there are none. */
  empty: ReactNode;
  /** So many rows are a page: below stand previous and next, which scroll by pages and load what is missing. */
  pageSize?: number;
}

/** Pixels of a row; look.md, "Tables and lists". */
export const rowHeight = 50;
export const phoneRowHeight = 116;

/**
 * The list of every screen: loads as it is scrolled, draws only the rows in view, and owns its pending, empty,
 * refetching and failed states. A grid with one tab stop: the keys are in `use-list-keys.ts`.
 */
export function ListTable<Row extends Id>(props: ListTableProps<Row>) {
  const { label, query, question, layout, selection, opened } = props;
  const isPhone = useIsPhone();
  const box = useRef<HTMLDivElement>(null);
  const all = rowsOf(query);
  const rows = selection?.only ? all.filter(({ id }) => selection.ids.has(id)) : all;
  const height = isPhone ? phoneRowHeight : rowHeight;
  const onScroll = useMoreRows(box, query, question, Boolean(selection?.only), rows.length > 0);
  const onOpen = useSteady(opened?.onOpen);
  const [active, activate] = useListKeys({
    box,
    rows,
    rowHeight: height,
    headerHeight: isPhone ? 0 : 36,
    selection,
    opened,
  });

  if (!query.data && query.error)
    return <FailedState error={query.error} busy={query.isFetching} onRetry={query.refetch} />;
  const isFirstLoad = !query.data;
  return (
    <div className={`ta-list${query.isPlaceholderData ? ' ta-list-stale' : ''}`}>
      <Refetching query={query} />
      <div
        ref={box}
        className="ta-list-box"
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-busy={query.isFetching}
        aria-rowcount={query.data?.pages[0]?.total_capped ? -1 : (query.data?.pages[0]?.total ?? -1)}
        aria-colcount={isPhone ? 1 : layout.shown.length + (selection ? 1 : 0)}
        aria-multiselectable={Boolean(selection)}
        aria-activedescendant={active === null ? undefined : `row-${active}`}
        style={isPhone ? undefined : columnSizes(layout.shown, Boolean(selection))}
      >
        {!isPhone && <ListHeader {...props} rows={rows} box={box} />}
        {isFirstLoad &&
          (isPhone ? <PhoneSkeleton /> : <ListSkeleton columns={layout.shown} selectable={Boolean(selection)} />)}
        {query.data && rows.length > 0 && (
          <ListBody
            {...props}
            onOpen={opened && onOpen}
            rows={rows}
            active={active}
            onActivate={activate}
            box={box}
            rowHeight={height}
            isPhone={isPhone}
            onScroll={onScroll}
          />
        )}
        <ListFoot query={query} />
      </div>
      {query.data && rows.length === 0 && <div className="ta-list-empty">{props.empty}</div>}
      {props.pageSize !== undefined && rows.length > 0 && !selection?.only && (
        <ListPages key={question} {...{ box, query, rowHeight: height }} count={rows.length} size={props.pageSize} />
      )}
    </div>
  );
}

/** The same function for as long as the list stands, whatever the screen hands in: rows need not render for a new one. */
function useSteady<Row>(onOpen: ((row: Row) => void) | undefined): (row: Row) => void {
  const latest = useRef(onOpen);
  useLayoutEffect(() => {
    latest.current = onOpen;
  });
  return useCallback((row: Row) => latest.current?.(row), []);
}

/** The line while rows are being fetched anew, and why it failed if it did: the rows stay. */
function Refetching<Row>({ query }: { query: ListQuery<Row> }) {
  const failed = query.data && query.error && !query.isFetchNextPageError;
  if (failed && !query.isFetching)
    return (
      <div className="ta-list-problem" role="alert">
        {commonText.listError(messageOf(query.error))}
        <Button size="small" type="link" onClick={() => query.refetch()}>
          {commonText.retry}
        </Button>
      </div>
    );
  return query.data && query.isFetching && !query.isFetchingNextPage ? <div className="ta-list-line" /> : null;
}
