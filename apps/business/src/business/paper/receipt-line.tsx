import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { longestCode } from '@toam/domain/deal/deal-codes';
import { receiptColumns } from '@toam/domain/deal/deal-columns';
import { fullMoney } from '@toam/domain/money/money-format';
import { Avatar, Cell, Grid, IconButton, PlainButton, Row, Stack, Text } from '@toam/ui/core';
import { type EntryForm, MoneyField, TextField, useWatch } from '@toam/ui/form';
import { XIcon } from '@toam/ui/icons';
import { houseLine } from '../house-line';
import { codesFrom, type ReceiptsValues } from './receipts-new.values';

interface ReceiptLineFieldsProps {
  form: EntryForm<ReceiptsValues>;
  share: TransactionRow;
  /** Its place among the lines. */
  at: number;
  /** Undefined for the only line. */
  onLeaveOut: (() => void) | undefined;
}

/** Which share, what is left to collect of it, and the code and amount of its receipt. */
export function ReceiptLineFields({ form, share, at, onLeaveOut }: ReceiptLineFieldsProps) {
  const { control } = form;
  const left = share.brokerageFeeReceivable ?? 0;
  const amount = useWatch({ control, name: `rows.${at}.feeCollect` });
  const rest = left - (amount ?? 0);
  return (
    <Stack as="li" padY={12}>
      <Stack gap={8} role="group" aria-label={share.transactionCode}>
        <Row gap={10}>
          <Avatar id={share.staff.id} name={share.staff.name} image={share.staff.avatar} size={32} decorative />
          <Cell>
            <Text weight={600} ellipsis>
              {houseLine(share.house)}
            </Text>
            <Text size={12} tone="text2" ellipsis>
              {share.transactionCode} · {share.staff.name}
            </Text>
          </Cell>
          <Stack flex="none" textAlign="end">
            <Text size={12} tone="text2">
              {text.left}
            </Text>
            <Text weight={600} nowrap digits>
              {text.dong(fullMoney(left))}
            </Text>
          </Stack>
          {onLeaveOut && (
            <IconButton
              title={text.leaveOut(share.transactionCode)}
              aria-label={text.leaveOut(share.transactionCode)}
              onClick={onLeaveOut}
            >
              <XIcon size={16} />
            </IconButton>
          )}
        </Row>
        <Grid columns={['180px minmax(0, 1fr)', 1]} gap={16} rowGap={8}>
          <TextField
            control={control}
            name={`rows.${at}.feeCode`}
            label={receiptColumns.code.label}
            longest={longestCode}
            required
            hint={<CountUp form={form} at={at} />}
          />
          <MoneyField
            control={control}
            name={`rows.${at}.feeCollect`}
            label={receiptColumns.fee_collect.label}
            required
            aside={rest > 0 ? text.leftAfter(fullMoney(rest)) : rest === 0 ? text.settled : undefined}
          />
        </Grid>
      </Stack>
    </Stack>
  );
}

/** Gives the lines below the numbers that follow. */
function CountUp({ form, at }: Pick<ReceiptLineFieldsProps, 'form' | 'at'>) {
  const rows = useWatch({ control: form.control, name: 'rows' });
  const next = codesFrom(
    rows.map(({ feeCode }) => feeCode),
    at,
  );
  if (!next) return null;
  const countUp = () => {
    for (const [index, code] of next.entries())
      form.setValue(`rows.${at + 1 + index}.feeCode`, code, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <PlainButton tone="teal" weight={500} onClick={countUp}>
      {text.countUp}
    </PlainButton>
  );
}
