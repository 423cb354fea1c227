import { useQuery } from '@tanstack/react-query';
import { transactionScreenText as text } from '@toam/contracts/deal/transaction-screen.text';
import type { DealSheet } from '@toam/domain/deal/deal-import';
import { Pane, Row, useAddressParams, useIsPhone, useUrlState } from '@toam/ui/core';
import { PillBar } from '@toam/ui/list';
import { useLiveList } from '@toam/live/live-list';
import { recordId } from '@toam/list-screen/list-search';
import { useOpenedRow } from '@toam/list-screen/use-opened-row';
import { useState } from 'react';
import { ImportButton } from '../business/import-button';
import { Navigate } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '../paths';
import { filterNames, flag, ledgerQueryOf } from '../business/ledger-search';
import { ledgerQueries } from '../business/ledger.queries';
import { ActionsPlace } from '../business/screen-actions';
import { type TransactionTab, transactionTabs, transactionTabSearch } from '../business/transaction-tab';
import { SharePanel } from '../ledger-dialogs';
import { useBusinessFilter } from '../business/use-business-filter';
import { transactionScreens } from '../transaction-screens';

/** `?new=1&house=&customer=` opens the form of a deal with what is known of it. B17. */
const createSearch = z.object({ new: flag, house: recordId, customer: recordId });

/** Rows of any period. */
const anytimeSearch = z.object({ anytime: flag });

/** The share in the panel, over any tab. */
const openSearch = z.object({ open: recordId });

/** What an import brings into a tab. */
const sheetOf: Partial<Record<TransactionTab, DealSheet>> = {
  ...{ deal: 'transaction', detail: 'transaction', receipt: 'receipt' },
};

/** The rows of each tab for the period and the people: what its link opens. */
function useTabCounts() {
  const [choice] = useBusinessFilter();
  const [{ anytime }] = useUrlState(anytimeSearch);
  const asked = ledgerQueries.counts(ledgerQueryOf(choice, anytime !== null));
  useLiveList({ noun: 'transaction', alongside: ['receipt'], list: asked.queryKey });
  return useQuery(asked);
}

/** /bussiness/transaction: six tabs in one address. Specification 3 §2.2, mockup 23. */
export function Component() {
  const [{ tab }] = useUrlState(transactionTabSearch);
  const [create] = useUrlState(createSearch);
  const [{ open }, change] = useUrlState(openSearch);
  const { close } = useOpenedRow(open, change);
  const [params] = useAddressParams();
  const isPhone = useIsPhone();
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const linkTo = (key: string) => {
    const next = new URLSearchParams([...params].filter(([name]) => filterNames.includes(name)));
    if (key !== 'deal') next.set('tab', key);
    return { search: next.toString() };
  };
  const counts = useTabCounts();
  const Screen = transactionScreens[tab];
  const sheet = sheetOf[tab];
  if (create.new !== null)
    return <Navigate to={paths.newDeal({ house: create.house, customer: create.customer })} replace />;
  // on a phone its buttons go beside the title
  const screen = <Screen key={tab} />;
  return (
    <Pane>
      <Row flex="none" gap={8} padX={[16, 12]} padY={[0, 4]} top={[8, 0]}>
        <PillBar
          label={text.tabs}
          current={tab}
          pills={transactionTabs.map((key) => ({ key, to: linkTo(key), label: text.tab[key] }))}
          counts={counts.data}
        />
        {!isPhone && sheet && <ImportButton sheet={sheet} />}
        {!isPhone && <Row ref={setActions} flex="none" gap={8} />}
      </Row>
      {isPhone ? screen : <ActionsPlace value={actions}>{screen}</ActionsPlace>}
      {open !== null && <SharePanel key={open} shareId={open} onClose={close} />}
    </Pane>
  );
}
