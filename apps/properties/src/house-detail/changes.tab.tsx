import { useInfiniteQuery } from '@tanstack/react-query';
import type { HistoryEntry } from '@toam/contracts/history/history.endpoints';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseColumnLabel, houseValueLabel } from '@toam/contracts/house/house-value-labels';
import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { Avatar, Button, EmptyState, formatDateTime, formatTotal, ScreenState, useUrlState } from '@toam/ui/core';
import { CaretDownIcon, CaretUpIcon } from '@toam/ui/icons';
import { houseQueries } from '../house/house.queries';
import { houseDetailSearch, type HouseDetailSearch } from './house-detail.search';
import { HouseRequest } from './house-request';
import { ShortText } from './short-text';

/**
 * 'Lịch sử thay đổi': the waiting request, and all changes with person and time. Sorted by column or time. Specification
 * 1 §2.
 */
export const ChangesTab = ({ house }: { house: HouseDetail }) => (
  <>
    <HouseRequest house={house} />
    <Changes houseId={house.id} />
  </>
);

function Changes({ houseId }: { houseId: number }) {
  const [{ column, order }] = useUrlState(houseDetailSearch);
  const history = useInfiniteQuery({
    ...houseQueries.history(houseId, { column, order }),
    placeholderData: (before) => before,
  });
  return (
    <ScreenState query={history}>
      {({ pages }) => {
        const first = pages[0];
        if (!first || first.total === 0) return <EmptyState reason={houseDetailText.noChanges} />;
        return (
          <section className="house-changes">
            <h2>{houseDetailText.changeCount(formatTotal(first.total, first.total_capped))}</h2>
            <ChangeTable entries={pages.flatMap(({ list }) => list)} />
            {history.hasNextPage && (
              <Button loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
                {houseDetailText.moreChanges}
              </Button>
            )}
          </section>
        );
      }}
    </ScreenState>
  );
}

const ChangeTable = ({ entries }: { entries: readonly HistoryEntry[] }) => (
  <table className="house-table">
    <thead>
      <tr>
        <th>{houseDetailText.editor}</th>
        <SortableHeading column="column" title={houseDetailText.column} />
        <th>{houseDetailText.oldValue}</th>
        <th>{houseDetailText.newValue}</th>
        <SortableHeading column="created_at" title={houseDetailText.time} />
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <ChangeRow key={entry.id} entry={entry} />
      ))}
    </tbody>
  </table>
);

/** A press sorts by this column, descending first. Another press reverses the order. Specification 1 §4. */
function SortableHeading({ column, title }: { column: HouseDetailSearch['column']; title: string }) {
  const [search, change] = useUrlState(houseDetailSearch);
  const isSorted = search.column === column;
  const ascending = isSorted && search.order === 'asc';
  const Caret = ascending ? CaretUpIcon : CaretDownIcon;
  return (
    <th aria-sort={isSorted ? (ascending ? 'ascending' : 'descending') : 'none'}>
      <button
        type="button"
        title={houseDetailText.sortBy(title)}
        onClick={() => change({ column, order: isSorted && !ascending ? 'asc' : 'desc' }, { replace: true })}
      >
        {title}
        <Caret size={12} weight="bold" color={isSorted ? 'var(--teal)' : 'var(--text4)'} />
      </button>
    </th>
  );
}

function ChangeRow({ entry }: { entry: HistoryEntry }) {
  const { user, column, old_value, new_value, created_at } = entry;
  return (
    <tr>
      <td data-title={houseDetailText.editor}>
        {user ? (
          <span className="house-editor">
            <Avatar id={user.id} name={user.name} image={user.avatar} size={24} decorative />
            {user.name}
          </span>
        ) : (
          houseDetailText.system
        )}
      </td>
      <td data-title={houseDetailText.column}>
        <b>{houseColumnLabel(column)}</b>
      </td>
      <td data-title={houseDetailText.oldValue} className="house-old">
        <ShortText text={houseValueLabel(column, old_value)} />
      </td>
      <td data-title={houseDetailText.newValue}>
        <ShortText text={houseValueLabel(column, new_value)} />
      </td>
      <td data-title={houseDetailText.time} className="house-moment">
        {formatDateTime(created_at)}
      </td>
    </tr>
  );
}
