import { recordDealsText as text } from '@toam/contracts/record-deals/record-deals.text';
import { fullMoney } from '@toam/domain/money/money-format';
import { Grid, NoValue, Stack, Text } from '@toam/ui/core';
import type { ReactNode } from 'react';

interface ShareFiguresProps {
  payable: number | null;
  collected: number | null;
  receivable: number | null;
  /** What was collected is kept, and nothing else is due. D79. */
  isCancelled?: boolean;
  /** Larger: the sums of all. */
  isTotal?: boolean;
  className?: string | undefined;
}

/** Payable, collected and receivable side by side. VND; null: not for this viewer. */
export function ShareFigures({ payable, collected, receivable, isCancelled, isTotal, className }: ShareFiguresProps) {
  const size = isTotal ? 15 : 13;
  return (
    <Grid as="dl" columns={3} gap={12} flex="none" width={[384, '100%']} className={className}>
      <Figure label={text.payable}>
        <Text as={isCancelled ? 's' : 'b'} size={size} weight={600} tone={isCancelled ? 'text3' : 'text'} digits>
          <Amount dong={payable} />
        </Text>
      </Figure>
      <Figure label={isCancelled ? text.retained : text.collected}>
        <Text size={size} weight={isCancelled ? 600 : 400} digits>
          <Amount dong={collected} />
        </Text>
      </Figure>
      <Figure label={text.receivable}>
        <Text size={size} weight={600} tone={receivable ? 'warning' : 'text3'} digits>
          <Amount dong={receivable} />
        </Text>
      </Figure>
    </Grid>
  );
}

const Amount = ({ dong }: { dong: number | null }) => (dong === null ? <NoValue /> : fullMoney(dong));

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack align="end">
    <Text as="dt" size={12} tone="text3" nowrap>
      {label}
    </Text>
    <dd>{children}</dd>
  </Stack>
);
