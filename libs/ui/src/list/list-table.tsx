import { clsx } from 'clsx';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { FailedState } from '../screen/screen-state';
import { Refetching } from '../feedback/refetching';
import { Stack } from '../layout/layout';
import { useIsPhone } from '../screen/watch-media';
import { ListBody } from './list-body';
import { rowsOf } from './list-column';
import { ListFoot } from './list-foot';
import { ListHeader } from './list-header';
import { ListPages } from './list-pages';
import { ListSkeleton, PhoneSkeleton } from './list-skeleton';
import { columnSizes } from './column-sizes';
import * as css from './list.module.css';
import type { Id, ListTableProps } from './list-table-props';
import { useListKeys } from './use-list-keys';
import { useMoreRows } from './use-more-rows';

/** Height of a row in pixels. look.md, "Tables and lists". */
export const rowHeight = 50;
export const phoneRowHeight = 116;

/**
 * The list of every screen. It loads more on scrolling, renders only visible rows, and shows its own pending, empty,
 * refetching and failed states. It is a grid with one tab stop. `use-list-keys.ts` has its keys.
 */
export function ListTable<Row extends Id>(props: ListTableProps<Row>) {
  const { label, query, question, layout, selection, opened } = props;
  const isPhone = useIsPhone();
  const box = useRef<HTMLDivElement>(null);
  const all = rowsOf(query);
  const rows = selection?.only ? all.filter(({ id }) => selection.ids.has(id)) : all;
  const height = isPhone ? (props.phoneRowHeight ?? phoneRowHeight) : rowHeight;
  const onScroll = useMoreRows(box, query, question, Boolean(selection?.only), rows.length > 0);
  const onOpen = useSteady(opened?.onOpen);
  const { isLocked = unlocked } = props;
  const [active, activate] = useListKeys({
    box,
    rows,
    rowHeight: height,
    headerHeight: isPhone ? 0 : props.totals ? 72 : 36,
    selection,
    isLocked,
    opened,
    saved: props.saved,
  });

  if (!query.data && query.error)
    return <FailedState error={query.error} busy={query.isFetching} onRetry={query.refetch} />;
  const isFirstLoad = !query.data;
  return (
    <Stack flex={1} relative className={css.list} data-stale={query.isPlaceholderData || undefined}>
      <Refetching query={query} />
      <div
        ref={box}
        className={clsx(css.box, props.className)}
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
        {!isPhone && <ListHeader {...props} isLocked={isLocked} rows={rows} box={box} />}
        {isFirstLoad &&
          (isPhone ? (
            <PhoneSkeleton height={height} />
          ) : (
            <ListSkeleton columns={layout.shown} selectable={Boolean(selection)} />
          ))}
        {query.data && rows.length > 0 && (
          <ListBody
            {...props}
            isLocked={isLocked}
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
        <ListFoot query={query} {...(rows.length > 0 && props.end && { end: props.end })} />
      </div>
      {query.data && rows.length === 0 && (
        <Stack align="center" justify="center" className={css.empty}>
          {props.empty}
        </Stack>
      )}
      {props.pageSize !== undefined && rows.length > 0 && !selection?.only && (
        <ListPages key={question} {...{ box, query, rowHeight: height }} count={rows.length} size={props.pageSize} />
      )}
    </Stack>
  );
}

const unlocked = () => false;

/** Returns the same function on every render, so that a new `onOpen` does not render the rows again. */
function useSteady<Row>(onOpen: ((row: Row) => void) | undefined): (row: Row) => void {
  const latest = useRef(onOpen);
  useLayoutEffect(() => {
    latest.current = onOpen;
  });
  return useCallback((row: Row) => latest.current?.(row), []);
}
