import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFailed } from '@toam/api-client/call-failed';
import { type DeletedRow, deletedNouns, type DeletedNoun } from '@toam/contracts/deletion/deletion.endpoints';
import { deletionText as text } from '@toam/contracts/deletion/deletion.text';
import { statusOfCode } from '@toam/contracts/failure';
import { commonText } from '@toam/contracts/texts/common';
import { EmptyList } from '@toam/list-screen/empty-list';
import { pageNumber, pageSize, searchWords } from '@toam/list-screen/list-search';
import { type BulkOutcome, runInParts } from '@toam/list-screen/run-in-parts';
import { useListAddress } from '@toam/list-screen/use-list-address';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import {
  EmptyState,
  formatNumber,
  Pane,
  Row,
  Segmented,
  Button,
  Modal,
  Stack,
  Text,
  showError,
  toast,
} from '@toam/ui/core';
import { ArrowCounterClockwiseIcon } from '@toam/ui/icons';
import {
  ListPager,
  ListTable,
  onePage,
  SearchBox,
  SelectionAction,
  SelectionBar,
  useListSelection,
  type ListSelection,
} from '@toam/ui/list';
import { useMemo, useCallback, useState } from 'react';
import { z } from 'zod';
import { DeletedCard, deletedColumns } from './deleted.columns';
import * as css from './deleted.module.css';
import { deletedQueries, waysBack } from './deleted.queries';

/** What the page keeps in the address bar. Invalid values fall back to defaults and never throw. */
const deletedSearch = z.object({
  noun: z.enum(deletedNouns).catch('house'),
  search: searchWords,
  page: pageNumber,
  size: pageSize(20),
});

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

/** Which records were not restored, and why. */
function RestoreOutcomeDialog({ outcome, names, onClose }: Shown & { onClose: () => void }) {
  const { done, refused, left } = outcome;
  const all = done.length + refused.length + left.length;
  return (
    <Modal
      open
      centered
      width={480}
      title={text.partly(formatNumber(done.length), formatNumber(all))}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {commonText.ok}
        </Button>
      }
    >
      <Stack as="ul" gap={10} top={12} maxHeight="50vh" overflow="scroll">
        {refused.map(({ id, message }) => (
          <Text as="li" key={id} tone="text2">
            <Text as="b" tone="text">
              {names.get(id)}
            </Text>{' '}
            #{id}
            <p>{message}</p>
          </Text>
        ))}
      </Stack>
      <Stack top={12}>
        {left.length > 0 && <p>{text.notReached(formatNumber(left.length))}</p>}
        <p>{text.stayChosen}</p>
      </Stack>
    </Modal>
  );
}

interface Shown {
  outcome: BulkOutcome;
  /** By id, as they were in the list before the reload. */
  names: ReadonlyMap<number, string>;
}

/** Restores one record or all chosen ones. Records that fail stay chosen; a dialog names them with the reason. */
function useRestore(noun: DeletedNoun, selection: ListSelection) {
  const queries = useQueryClient();
  const [shown, show] = useState<Shown | null>(null);
  const { step, send } = waysBack[noun];
  // the new list may already give the reason
  const refresh = useCallback(() => void queries.invalidateQueries({ queryKey: deletedQueries.all }), [queries]);

  const one = useCallback(
    async ({ id, name }: DeletedRow) => {
      try {
        const [result] = (await send([id])).results;
        if (result?.ok === false) throw new CallFailed(statusOfCode.conflict, result.code, result.message);
        toast.success(text.restored(name));
      } catch (error) {
        showError(error);
      }
      refresh();
    },
    [send, refresh],
  );

  const many = async (rows: readonly DeletedRow[]) => {
    const ids = rows.map(({ id }) => id);
    const outcome = await runInParts(ids, { text: text.restoring, progress: text.progress, step, send });
    const { done, refused, left } = outcome;
    if (done.length > 0) toast.success(text.restoredMany(formatNumber(done.length)));
    selection.onChange(new Set([...refused.map(({ id }) => id), ...left]));
    if (refused.length > 0 || left.length > 0)
      show({ outcome, names: new Map(rows.map(({ id, name }) => [id, name])) });
    refresh();
  };

  return { one, many, shown, close: () => show(null) };
}
