import { useQuery } from '@tanstack/react-query';
import { useCan } from '@toam/auth/session';
import type { DealRow } from '@toam/contracts/deal/deal.schema';
import { transactionScreenText as text } from '@toam/contracts/deal/transaction-screen.text';
import { ListMenu } from '@toam/list-screen/list-menu';
import { ListTools } from '@toam/list-screen/list-tools';
import { useListScreen } from '@toam/list-screen/use-list-screen';
import { useLiveList } from '@toam/live/live-list';
import { Pane, useIsPhone } from '@toam/ui/core';
import { ListPager, ListTable, onePage } from '@toam/ui/list';
import { useNavigate } from 'react-router-dom';
import { MainAction, ScreenActions } from '../business/screen-actions';
import { SavedHidden, useSavedRow } from '../business/saved-row';
import { transactionQueries } from '../business/transaction.queries';
import { paths } from '../paths';
import { CreateDealButton, useImportEntry } from './transaction-actions';
import { DealCard } from './transaction-cards';
import { LedgerEmpty } from '../business/ledger-empty';
import { TransactionFilterBar } from './transaction-filter-bar';
import { dealListColumns, dealSheet } from './transaction-list.columns';
import { dealTotals, PhoneTotals } from './transaction-totals';
import { useTransactionAddress } from './use-transaction-address';

const card = (deal: DealRow) => <DealCard deal={deal} />;

/** /bussiness/transaction: deals, each with what its people get together. Specification 3 §2.2, B9. */
export function Component() {
  const mayRecord = useCan('recordDeals');
  const isPhone = useIsPhone();
  const navigate = useNavigate();
  const imports = useImportEntry();
  const at = useTransactionAddress();
  const { page, size } = at.address.search;
  const asked = transactionQueries.deals({ ...at.query, page, size });
  const found = useQuery(asked);
  const list = useListScreen({
    name: 'deal',
    columns: dealListColumns,
    ...{ address: at.address, question: at.query, switchesOn: at.switchesOn },
    query: onePage(found),
  });
  const saved = useSavedRow('deal', at, at.query);
  useLiveList({ noun: 'transaction', list: asked.queryKey });
  const show = ({ transactions }: DealRow) => {
    const readable = transactions.find(({ in_scope }) => in_scope) ?? transactions[0];
    if (readable) list.open({ id: readable.id });
  };
  const edit = (deal: DealRow) => void navigate(paths.editDeal(deal.id));
  const opened = { id: null, onOpen: mayRecord && !isPhone ? edit : show, byDoubleClick: true };
  const totals = found.data && found.data.total > 0 ? dealTotals(found.data.total, found.data.sums) : undefined;
  return (
    <>
      <ScreenActions>
        <ListMenu {...list.menu} {...dealSheet} kind="deal" others={imports} />
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
          label={text.deals}
          totals={totals}
          opened={opened}
          saved={saved.id}
          phoneRow={card}
          empty={
            <LedgerEmpty list="deal" at={at} empty={list.empty} words={text}>
              <CreateDealButton />
            </LedgerEmpty>
          }
        />
        <ListPager {...list.pager} size={size} onSize={(next) => at.address.ask({ size: next })} />
      </Pane>
    </>
  );
}
