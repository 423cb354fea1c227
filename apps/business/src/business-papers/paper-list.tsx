import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import type { BillRow, CouponRow, ReceiptRow } from '@toam/contracts/deal/deal.schema';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { ListTools } from '@toam/list-screen/list-tools';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import { useLiveList } from '@toam/live/live-list';
import { Pane } from '@toam/ui/core';
import { type ColumnLayout, type ListColumn, ListPager, ListTable, onePage } from '@toam/ui/list';
import { type ReactNode, useState } from 'react';
import type { PaperAddress } from '../business/paper-address';
import { LedgerEmpty } from '../business/ledger-empty';
import type { LedgerList } from '../business/ledger.queries';
import { PaperFilterBar } from '../business/paper-filter-bar';
import { SavedHidden, useSavedRow } from '../business/saved-row';
import { type PaperSum, PhoneSums, totalsOf } from '../business/paper-totals';

type PaperRow = ReceiptRow | CouponRow | BillRow;

interface PaperPage<Row, Sums> {
  list: Row[];
  total: number;
  sums: Sums;
}

interface PaperWords {
  table: string;
  rows: (count: string) => string;
  day: string;
  pageGone: string;
  nothing: string;
  nothingInPeriod: string;
  nothingFiltered: string;
}

interface PaperListProps<Row extends PaperRow, Sums> {
  /** Key under which the person's columns are stored. */
  name: string;
  columns: readonly ListColumn<Row>[];
  list: LedgerList;
  at: PaperAddress;
  /** The noun of the live events, and the key of the list's query. */
  live: { noun: string; list: QueryKey };
  found: UseQueryResult<PaperPage<Row, Sums>>;
  words: PaperWords;
  /** What all rows together sum up to. */
  sums: (sums: Sums) => PaperSum[];
  phoneRow: (row: Row) => ReactNode;
  /** The dialog that changes a paper. Others open its share. */
  edit: (row: Row, onClose: () => void) => ReactNode;
  /** Buttons beside the pills. */
  actions: (list: { layout: ColumnLayout<Row>; count: string | undefined }) => ReactNode;
}

/** A list of receipts, reductions or cancel bills. Specification 3 §2.2. */
export function PaperList<Row extends PaperRow, Sums>(props: PaperListProps<Row, Sums>) {
  const { at, found, words } = props;
  const { address, question, switchesOn } = at;
  const [edited, setEdited] = useState<Row | null>(null);
  const list = useListScreen<Row>({
    ...{ name: props.name, columns: props.columns, address, question, query: onePage(found), switchesOn },
  });
  const saved = useSavedRow(props.list, at, question);
  useLiveList(props.live);
  const sums = found.data && found.data.total > 0 ? props.sums(found.data.sums) : [];
  return (
    <Pane>
      {props.actions({ layout: list.table.layout, count: list.count })}
      <PaperFilterBar
        {...{ at, bar: list.bar, day: words.day, count: list.count, placeholder: text.search }}
        tools={<ListTools {...list.table} />}
      />
      <SavedHidden saved={saved} />
      {sums.length > 0 && <PhoneSums sums={sums} period={at.periodWords} />}
      <ListTable
        {...list.table}
        label={words.table}
        phoneRow={props.phoneRow}
        saved={saved.id}
        {...(sums.length > 0 && { totals: totalsOf(words.rows(list.count ?? ''), sums) })}
        opened={{
          id: edited?.id ?? null,
          onOpen: (row) => (row.may_edit ? setEdited(row) : list.open({ id: row.transaction_id })),
          byDoubleClick: true,
        }}
        empty={<LedgerEmpty list={props.list} at={at} empty={list.empty} words={words} />}
      />
      <ListPager {...list.pager} size={address.search.size} onSize={(size) => address.ask({ size })} />
      {edited && props.edit(edited, () => setEdited(null))}
    </Pane>
  );
}
