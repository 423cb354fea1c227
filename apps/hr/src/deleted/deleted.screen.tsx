import { useQuery } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { type DeletedRow, deletedNouns } from '@toam/contracts/deletion/deletion.endpoints';
import { deletionText as text } from '@toam/contracts/texts/deletion';
import { listText } from '@toam/contracts/texts/list';
import { Button, EmptyState, formatNumber, Segmented, useUrlState } from '@toam/ui/core';
import {
  ListPager,
  ListTable,
  onePage,
  SearchBox,
  SelectionAction,
  SelectionBar,
  useColumnLayout,
  useListSelection,
} from '@toam/ui/heavy';
import { ArrowCounterClockwiseIcon } from '@toam/ui/icons';
import { useMemo } from 'react';
import { DeletedCard } from './deleted-card';
import { deletedColumns } from './deleted.columns';
import './deleted.css';
import { deletedQueries } from './deleted.queries';
import { deletedSearch } from './deleted.search';
import { RestoreOutcomeDialog } from './restore-outcome.dialog';
import { useRestore } from './use-restore';

const nouns = deletedNouns.map((noun) => ({ value: noun, label: text.noun[noun] }));

/** /admin/deleted: what was deleted of each noun, by whom, and bringing it back; `?noun=` is the link of each list. D11. */
export function Component() {
  const [search, change] = useUrlState(deletedSearch);
  const { noun, ...question } = search;
  const deleted = useQuery(deletedQueries.list(noun, question));
  const ask: typeof change = (patch, options) => change({ page: 1, ...patch }, options);
  const { selection, setOnly } = useListSelection(search);
  const { one, many, shown, close } = useRestore(noun, selection);
  const columns = useMemo(() => deletedColumns(noun, one), [noun, one]);
  const layout = useColumnLayout(noun === 'user' ? 'deleted-user' : 'deleted', useUser().id, columns);
  // what is hindered can't be brought back, chosen or not
  const chosen = (deleted.data?.list ?? []).filter(({ id, hindered }) => selection.ids.has(id) && hindered === null);
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
        selection={selection}
        phoneRow={(row: DeletedRow) => <DeletedCard row={row} onRestore={one} />}
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
      <SelectionBar selection={selection} onOnlyChange={setOnly}>
        {chosen.length > 0 && (
          <SelectionAction icon={<ArrowCounterClockwiseIcon size={16} />} onClick={() => void many(chosen)}>
            {text.restoreMany(formatNumber(chosen.length))}
          </SelectionAction>
        )}
      </SelectionBar>
      {shown && <RestoreOutcomeDialog {...shown} onClose={close} />}
    </div>
  );
}
