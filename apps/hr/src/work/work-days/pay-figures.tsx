import type { DayTotals } from '@toam/contracts/checkin/work-day.schema';
import { daysText } from '@toam/contracts/form/form-labels';
import { payText } from '../work-days.text';
import { formatNumber, Grid, Row, Stack, Text } from '@toam/ui/core';

/** Figures of a month's pay in their order, with how they are written. D112 */
export const payParts = (pay: DayTotals['pay']) => [
  { key: 'paidDays', label: payText.paidDays, value: daysText(pay.paidDays), isSome: true },
  { key: 'paidLeave', label: payText.paidLeave, value: daysText(pay.paidLeave), isSome: pay.paidLeave > 0 },
  { key: 'unpaidLeave', label: payText.unpaidLeave, value: daysText(pay.unpaidLeave), isSome: pay.unpaidLeave > 0 },
  { key: 'holidays', label: payText.holidays, value: daysText(pay.holidays), isSome: pay.holidays > 0 },
  { key: 'absentDays', label: payText.absentDays, value: daysText(pay.absentDays), isSome: pay.absentDays > 0 },
  { key: 'missingOuts', label: payText.missingOuts, value: formatNumber(pay.missingOuts), isSome: pay.missingOuts > 0 },
];

/** What a person's month is paid by. */
export const PayFigures = ({ pay }: { pay: DayTotals['pay'] }) => (
  <Grid as="dl" flex="none" columns={[6, 3]} gap={8} aria-label={payText.title}>
    {payParts(pay).map(({ key, label, value, isSome }) => (
      <Stack key={key}>
        <Row as="dt" size={12} tone="text2">
          {label}
        </Row>
        <Text as="dd" weight={600} digits tone={isSome ? undefined : 'text3'}>
          {value}
        </Text>
      </Stack>
    ))}
  </Grid>
);
