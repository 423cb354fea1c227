import { transactionScreenText as text } from '@toam/contracts/texts/transaction-screen';
import type { DealSheet } from '@toam/domain/deal/deal-import';
import { Pane, PendingState, Row, useAddressParams, useIsPhone, useUrlState } from '@toam/ui/core';
import { PillBar } from '@toam/ui/heavy';
import { recordId } from '@toam/list-screen/list-search';
import { useOpenedRow } from '@toam/list-screen/use-opened-row';
import { Suspense, useState } from 'react';
import { ImportButton } from '../business/import-button';
import { Navigate } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '../paths';
import { filterNames, flag } from '../business/ledger-search';
import { ActionsPlace } from '../business/screen-actions';
import { type TransactionTab, transactionTabs, transactionTabSearch } from '../business/transaction-tab';
import { SharePanel } from '../ledger-dialogs';
import { transactionScreens } from '../transaction-screens';

/** `?new=1&house=&customer=` opens the form of a deal with what is known of it. B17. */
const createSearch = z.object({ new: flag, house: recordId, customer: recordId });

/** The share in the panel, over any tab. */
const openSearch = z.object({ open: recordId });

/** What an import brings into a tab. */
const sheetOf: Partial<Record<TransactionTab, DealSheet>> = {
  ...{ deal: 'transaction', detail: 'transaction', receipt: 'receipt' },
};

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
  const Screen = transactionScreens[tab];
  const sheet = sheetOf[tab];
  if (create.new !== null)
    return <Navigate to={paths.newDeal({ house: create.house, customer: create.customer })} replace />;
  // on a phone its buttons go beside the title
  const screen = (
    <Suspense fallback={<PendingState />}>
      <Screen key={tab} />
    </Suspense>
  );
  return (
    <Pane>
      <Row flex="none" gap={8} padX={[16, 12]} padY={[0, 4]} top={[8, 0]}>
        <PillBar
          label={text.tabs}
          current={tab}
          pills={transactionTabs.map((key) => ({ key, to: linkTo(key), label: text.tab[key] }))}
        />
        {!isPhone && sheet && <ImportButton sheet={sheet} />}
        {!isPhone && <Row ref={setActions} flex="none" gap={8} />}
      </Row>
      {isPhone ? screen : <ActionsPlace value={actions}>{screen}</ActionsPlace>}
      {open !== null && <SharePanel key={open} shareId={open} onClose={close} />}
    </Pane>
  );
}
