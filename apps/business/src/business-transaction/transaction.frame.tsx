import { transactionScreenText as text } from '@toam/contracts/texts/transaction-screen';
import type { DealSheet } from '@toam/domain/deal/deal-import';
import { Pane, PendingState, Row, useAddressParams, useUrlState } from '@toam/ui/core';
import { PillBar } from '@toam/ui/heavy';
import { Suspense, useState } from 'react';
import { ImportButton } from '../business/import-button';
import { ActionsPlace } from '../business/screen-actions';
import { type TransactionTab, transactionTabs, transactionTabSearch } from '../business/transaction-tab';
import { transactionScreens } from '../transaction-screens';

/** What a tab's link keeps of the address: the period, and whose. */
const kept = ['period', 'year', 'quarter', 'month', 'from', 'to', 'whose', 'team', 'users'];

/** What an import brings into a tab. */
const sheetOf: Partial<Record<TransactionTab, DealSheet>> = {
  ...{ deal: 'transaction', detail: 'transaction', receipt: 'receipt' },
};

/** /bussiness/transaction: six tabs in one address. Specification 3 §2.2, mockup 23. */
export function Component() {
  const [{ tab }] = useUrlState(transactionTabSearch);
  const [params] = useAddressParams();
  const [actions, setActions] = useState<HTMLElement | null>(null);
  const linkTo = (key: string) => {
    const next = new URLSearchParams([...params].filter(([name]) => kept.includes(name)));
    if (key !== 'deal') next.set('tab', key);
    return { search: next.toString() };
  };
  const Screen = transactionScreens[tab];
  const sheet = sheetOf[tab];
  return (
    <Pane>
      <Row flex="none" gap={8} padX={[16, 12]} top={[8, 4]}>
        <PillBar
          label={text.tabs}
          current={tab}
          pills={transactionTabs.map((key) => ({ key, to: linkTo(key), label: text.tab[key] }))}
        />
        {sheet && <ImportButton sheet={sheet} />}
        <Row ref={setActions} flex="none" gap={8} />
      </Row>
      <ActionsPlace value={actions}>
        <Suspense fallback={<PendingState />}>
          <Screen key={tab} />
        </Suspense>
      </ActionsPlace>
    </Pane>
  );
}
