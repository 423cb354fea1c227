import { useQuery } from '@tanstack/react-query';
import { useCan } from '@toam/auth/session';
import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import { transactionScreenText as text } from '@toam/contracts/deal/transaction-screen.text';
import { ListMenu } from '@toam/list-screen/list-menu';
import { ListTools } from '@toam/list-screen/list-tools';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import { useLiveList } from '@toam/live/live-list';
import { Pane, useIsPhone } from '@toam/ui/core';
import {
  ListPager,
  ListTable,
  onePage,
  useListSelection,
  type ListSelection,
  SelectionAction,
  SelectionBar,
} from '@toam/ui/list';
import { useNavigate } from 'react-router-dom';
import { fullMoney } from '@toam/domain/money/money-format';
import { FilesIcon } from '@toam/ui/icons';
import { Suspense, useState } from 'react';
import { MainAction, ScreenActions } from '../business/screen-actions';
import { SavedHidden, useSavedRow } from '../business/saved-row';
import { transactionQueries } from '../business/transaction.queries';
import { paths } from '../paths';
import { CreateDealButton, useImportEntry } from './transaction-actions';
import { ShareCard } from './transaction-cards';
import { OpenShare } from './transaction-cells';
import { LedgerEmpty } from '../business/ledger-empty';
import { TransactionFilterBar } from './transaction-filter-bar';
import { shareListColumns, shareSheet } from './transaction-list.columns';
import { PhoneTotals, shareTotals } from './transaction-totals';
import { useTransactionAddress } from './use-transaction-address';
import { ReceiptsNewDialog } from '../ledger-dialogs';

const card = (share: TransactionRow) => <ShareCard share={share} />;

/** Nothing is left to collect, or it was cancelled. Specification 3 §2.2. */
const isSettled = ({ brokerageFeeReceivable }: TransactionRow) => !brokerageFeeReceivable;

/** A selection that knows its rows, also those of other pages. */
function useChosenShares(selection: ListSelection, rows: readonly TransactionRow[]) {
  const [known, setKnown] = useState<ReadonlyMap<number, TransactionRow>>(new Map());
  const rowOf = (id: number) => rows.find((row) => row.id === id) ?? known.get(id);
  const found = (ids: ReadonlySet<number>) => [...ids].flatMap((id) => rowOf(id) ?? []);
  const onChange = (ids: ReadonlySet<number>) => {
    setKnown(new Map(found(ids).map((row) => [row.id, row])));
    selection.onChange(ids);
  };
  return { selection: { ...selection, onChange }, chosen: found(selection.ids) };
}

interface ShareSelectionProps {
  selection: ListSelection;
  onOnlyChange: (only: boolean) => void;
  chosen: readonly TransactionRow[];
}

/** The bar over the list: a receipt for each chosen share, all or none. D80. */
function ShareSelection({ selection, onOnlyChange, chosen }: ShareSelectionProps) {
  const [isMaking, setMaking] = useState(false);
  const due = chosen.reduce((sum, share) => sum + (share.brokerageFeeReceivable ?? 0), 0);
  return (
    <>
      <SelectionBar selection={selection} onOnlyChange={onOnlyChange} summary={text.chosenDue(fullMoney(due))}>
        {chosen.length > 0 && (
          <SelectionAction main icon={<FilesIcon size={16} />} onClick={() => setMaking(true)}>
            {text.makeReceipts}
          </SelectionAction>
        )}
      </SelectionBar>
      {isMaking && chosen.length > 0 && (
        <Suspense fallback={null}>
          <ReceiptsNewDialog
            shares={chosen}
            onClose={() => setMaking(false)}
            onDone={() => selection.onChange(new Set())}
          />
        </Suspense>
      )}
    </>
  );
}

/** /bussiness/transaction?tab=detail: the shares of deals. Specification 3 §2.2, mockup 23. */
export function Component() {
  const mayRecord = useCan('recordDeals');
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const imports = useImportEntry();
  const at = useTransactionAddress();
  const { page, size } = at.address.search;
  const asked = transactionQueries.shares({ ...at.query, page, size });
  const found = useQuery(asked);
  const list = useListScreen({
    name: 'transaction',
    columns: shareListColumns,
    ...{ address: at.address, question: at.query, switchesOn: at.switchesOn },
    query: onePage(found),
  });
  const saved = useSavedRow('detail', at, at.query);
  useLiveList({ noun: 'transaction', list: asked.queryKey });
  const { selection: ids, setOnly, startChoosing } = useListSelection(at.query);
  const { selection, chosen } = useChosenShares(ids, list.rows);
  const edit = (share: TransactionRow) => void navigate(paths.editDeal(share.deal_id, share.id));
  const opened = { id: at.address.search.open, onOpen: mayRecord && !isPhone ? edit : list.open, byDoubleClick: true };
  const totals = found.data && found.data.total > 0 ? shareTotals(found.data.total, found.data.sums) : undefined;
  return (
    <OpenShare value={(id) => list.open({ id })}>
      <ScreenActions>
        <ListMenu
          {...list.menu}
          {...shareSheet}
          kind="transaction"
          others={imports}
          {...(mayRecord && { choose: { label: text.choose, onClick: startChoosing } })}
        />
      </ScreenActions>
      <MainAction>
        <CreateDealButton />
      </MainAction>
      <Pane>
        <TransactionFilterBar at={at} bar={list.bar} count={list.count} tools={<ListTools {...list.table} />} />
        <SavedHidden saved={saved} />
        {isPhone && totals && found.data && <PhoneTotals sums={found.data.sums} period={at.periodWords} />}
        <ListTable
          {...list.table}
          label={text.details}
          {...(mayRecord && { selection })}
          isLocked={isSettled}
          totals={totals}
          opened={opened}
          saved={saved.id}
          phoneRow={card}
          empty={
            <LedgerEmpty list="detail" at={at} empty={list.empty} words={text}>
              <CreateDealButton />
            </LedgerEmpty>
          }
        />
        {mayRecord && <ShareSelection selection={selection} onOnlyChange={setOnly} chosen={chosen} />}
        <ListPager {...list.pager} size={size} onSize={(next) => at.address.ask({ size: next })} />
      </Pane>
    </OpenShare>
  );
}
