import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { type DeletedRow, deletedNouns } from '@toam/contracts/deletion/deletion.endpoints';
import { deletionText as text } from '@toam/contracts/texts/deletion';
import { listText } from '@toam/contracts/texts/list';
import { Button, EmptyState, Segmented, showError, toast, useUrlState } from '@toam/ui/core';
import { ListPager, ListTable, onePage, SearchBox, useColumnLayout } from '@toam/ui/heavy';
import { useCallback, useMemo } from 'react';
import { DeletedCard } from './deleted-card';
import { deletedColumns } from './deleted.columns';
import './deleted.css';
import { deletedQueries, restoreDeleted } from './deleted.queries';
import { deletedSearch } from './deleted.search';

const nouns = deletedNouns.map((noun) => ({ value: noun, label: text.noun[noun] }));

/** /admin/deleted: what was deleted of each noun, by whom, and bringing it back; `?noun=` is the link of each list. D11. */
export function Component() {
  const [search, change] = useUrlState(deletedSearch);
  const { noun, ...question } = search;
  const queries = useQueryClient();
  const deleted = useQuery(deletedQueries.list(noun, question));
  const ask: typeof change = (patch, options) => change({ page: 1, ...patch }, options);
  const restore = useCallback(
    (row: DeletedRow) =>
      void restoreDeleted[noun](row.id)
        .then(() => toast.success(text.restored(row.name)))
        .catch(showError)
        // what stands in the way may be known by now
        .finally(() => void queries.invalidateQueries({ queryKey: deletedQueries.all })),
    [noun, queries],
  );
  const columns = useMemo(() => deletedColumns(restore), [restore]);
  const layout = useColumnLayout('deleted', useUser().id, columns);
  return (
    <div className="deleted">
      <div className="deleted-tools" role="search">
        <Segmented
          aria-label={text.nouns}
          options={nouns}
          value={noun}
          onChange={(chosen) => ask({ noun: deletedSearch.shape.noun.parse(chosen) })}
        />
        <SearchBox
          value={search.search}
          placeholder={text.search}
          onSearch={(words) => ask({ search: words }, { replace: true })}
        />
      </div>
      <ListTable
        label={text.table}
        query={onePage(deleted)}
        question={JSON.stringify(search)}
        layout={layout}
        phoneRow={(row: DeletedRow) => <DeletedCard row={row} onRestore={restore} />}
        empty={
          search.search === '' ? (
            <EmptyState reason={text.none} />
          ) : (
            <EmptyState reason={text.noneFound}>
              <Button onClick={() => ask({ search: '' })}>{listText.clearFilters}</Button>
            </EmptyState>
          )
        }
      />
      <ListPager
        page={search.page}
        onPage={(page) => change({ page })}
        size={search.size}
        onSize={(size) => ask({ size })}
        total={deleted.data?.total}
      />
    </div>
  );
}
