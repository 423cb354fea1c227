import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import { dealColumns, shareColumns } from '@toam/domain/deal/deal-columns';
import { fullMoney } from '@toam/domain/money/money-format';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { Facts, NoValue, Stack, Text } from '@toam/ui/core';
import { houseLine } from '../house-line';

const Money = ({ amount }: { amount: number | null }) =>
  amount === null ? (
    <NoValue />
  ) : (
    <Text weight={500} digits>
      {text.dong(fullMoney(amount))}
    </Text>
  );

/** What a paper is about; read only. Specification 3 §5.4, §5.5. */
export const ShareFacts = ({ share }: { share: TransactionRow }) => (
  <Stack flex="none" padX={12} padY={10} radius={8} background="layout">
    <Facts columns={['auto minmax(0, 1fr) auto minmax(0, 1fr)', '132px minmax(0, 1fr)']}>
      <dt>{shareColumns.code.label}</dt>
      <dd>{share.transactionCode}</dd>
      <dt>{shareColumns.staff_id.label}</dt>
      <dd>{share.staff.name}</dd>
      <dt>{dealColumns.house_id.label}</dt>
      <dd>{houseLine(share.house)}</dd>
      <dt>{shareColumns.customer_id.label}</dt>
      <dd>{share.customer?.name ?? <NoValue />}</dd>
      <dt>{text.payable}</dt>
      <dd>
        <Money amount={share.feesPayable} />
      </dd>
      <dt>{text.collected}</dt>
      <dd>
        <Money amount={share.brokerageFeeReceived} />
      </dd>
    </Facts>
  </Stack>
);
