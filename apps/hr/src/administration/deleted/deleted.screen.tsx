import { useQuery } from '@tanstack/react-query';
import { type DeletedRow, deletedNouns } from '@toam/contracts/deletion/deletion.endpoints';
import { deletionText as text } from '@toam/contracts/deletion/deletion.text';
import { EmptyList } from '@toam/list-screen/empty-list';
import { useListAddress } from '@toam/list-screen/use-list-address';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import { EmptyState, formatNumber, Pane, Row, Segmented } from '@toam/ui/core';
import {
  ListPager,
  ListTable,
  onePage,
  SearchBox,
  SelectionAction,
  SelectionBar,
  useListSelection,
} from '@toam/ui/list';
import { ArrowCounterClockwiseIcon } from '@toam/ui/icons';
import { useMemo } from 'react';
import { DeletedCard } from './deleted-card';
import { deletedColumns } from './deleted.columns';
import * as css from './deleted.module.css';
import { deletedQueries } from './deleted.queries';
import { deletedSearch } from './deleted.search';
import { RestoreOutcomeDialog } from './restore-outcome.dialog';
import { useRestore } from './use-restore';

const nouns = deletedNouns.map((noun) => ({ value: noun, label: text.noun[noun] }));

/** /admin/deleted: the deleted records of each noun, who deleted them, and a way to restore them. Each list links here by `?noun=`. D11. */
export function Component() {
  const address = useListAddress(deletedSearch, { kept: ['noun'] });
  const { search, ask } = address;
  const { noun, ...query } = search;
  const deleted = useQuery(deletedQueries.list(noun, query));
  const { selection, setOnly } = useListSelection(search);
  const { one, many, shown, close } = useRestore(noun, selection);
  const columns = useMemo(() => deletedColumns(noun, one), [noun, one]);
  const list = useListScreen({
    name: noun === 'user' ? 'deleted-user' : 'deleted',
    ...{ columns, address },
    question: search,
    query: onePage(deleted),
  });
  // a record with a reason against it can't be restored, chosen or not
  const chosen = (deleted.data?.list ?? []).filter(({ id, hindered }) => selection.ids.has(id) && hindered === null);
  return (
    <Pane>
      <Row wrap flex="none" gap={8} padX={16} padY={10} role="search">
        <Segmented
          className={css.nouns}
          aria-label={text.nouns}
          options={nouns}
          value={noun}
          onChange={(chosen) => ask({ noun: deletedSearch.shape.noun.parse(chosen) })}
        />
        <SearchBox {...list.bar.search} placeholder={text.search} className={css.search} />
      </Row>
      <ListTable
        {...list.table}
        label={text.table}
        selection={selection}
        phoneRow={(row: DeletedRow) => <DeletedCard row={row} onRestore={one} />}
        empty={
          <EmptyList {...list.empty} filtered={text.noneFound}>
            <EmptyState reason={text.none} />
          </EmptyList>
        }
      />
      <ListPager {...list.pager} size={search.size} onSize={(size) => ask({ size })} />
      <SelectionBar selection={selection} onOnlyChange={setOnly}>
        {chosen.length > 0 && (
          <SelectionAction icon={<ArrowCounterClockwiseIcon size={16} />} onClick={() => void many(chosen)}>
            {text.restoreMany(formatNumber(chosen.length))}
          </SelectionAction>
        )}
      </SelectionBar>
      {shown && <RestoreOutcomeDialog {...shown} onClose={close} />}
    </Pane>
  );
}
