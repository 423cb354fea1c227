import type { OldTransactionRow } from '@toam/contracts/deal/deal.schema';
import { feeStatusText } from '@toam/contracts/deal/deal.text';
import { oldTransactionText as text } from '@toam/contracts/deal/old-transaction.text';
import { oldTransactionColumns } from '@toam/domain/deal/deal-columns';
import { oldFeeProblem, oldReceivable } from '@toam/domain/deal/old-transaction';
import { fullMoney } from '@toam/domain/money/money-format';
import { StaffField } from '@toam/pickers/staff/staff-field';
import { Facts, PlainButton, Row, Text } from '@toam/ui/core';
import { type Control, type EntryForm, FormGrid, useWatch } from '@toam/ui/form';
import { LedgerField } from '../business/ledger-field';
import { columnAt } from '../business/ledger-form';
import { fittingStatus, oldLabels, type OldValues } from './old-transaction.values';

interface OldTransactionFieldsProps {
  form: EntryForm<OldValues>;
  row: OldTransactionRow;
}

/** The required ones are those of specification 3 §5.2. */
export function OldTransactionFields({ form, row }: OldTransactionFieldsProps) {
  const { control } = form;
  const field = (name: keyof OldValues, span?: number) => (
    <LedgerField
      key={name}
      control={control as unknown as Control}
      name={name}
      column={columnAt(oldTransactionColumns, name)!}
      span={span}
      noFuture={name === 'date'}
    />
  );
  return (
    <>
      <OldDetail row={row} />
      <FormGrid>
        {field('address', 2)}
        <StaffField control={control} name="user_id" label={oldLabels.user_id} required span={2} />
        {(['transactionType', 'status', 'date', 'notarizedDay', 'brokerageReceiveDay'] as const).map((name) =>
          field(name, 2),
        )}
        {(['price', 'brokerageFee', 'brokerageFeeReceived'] as const).map((name) => field(name, 2))}
        {field('brokerageFeeStatus', 4)}
      </FormGrid>
      <Receivable form={form} />
      {field('note')}
    </>
  );
}

/** What is left is computed. A status that says something else is repaired by a click. D78. */
function Receivable({ form }: { form: EntryForm<OldValues> }) {
  const [fee, received, status] = useWatch({
    control: form.control,
    name: ['brokerageFee', 'brokerageFeeReceived', 'brokerageFeeStatus'],
  });
  if (fee === null || received === null || !Number.isFinite(fee) || !Number.isFinite(received) || received > fee)
    return null;
  const fits = fittingStatus(fee, received);
  const isWrong = status === null || oldFeeProblem({ fee, received, status }) === 'status';
  const repair = () =>
    form.setValue('brokerageFeeStatus', fits, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return (
    <Row gap={12} rowGap={4} wrap justify="between" padX={12} padY={10} radius={8} background="fill">
      <Text size={13}>
        {text.receivable}:{' '}
        <Text as="b" weight={600} digits>
          {fullMoney(oldReceivable({ fee, received }))} đ
        </Text>
      </Text>
      {isWrong && (
        <PlainButton size={13} tone="teal" weight={500} onClick={repair}>
          {text.fits(feeStatusText[fits])}
        </PlainButton>
      )}
    </Row>
  );
}

/** What the old system wrote down, to read. */
function OldDetail({ row: { detail } }: { row: OldTransactionRow }) {
  const { customer_name, name, brokerageRate } = detail;
  if (customer_name === null && name === null && brokerageRate === null) return null;
  return (
    <Facts columns="176px minmax(0, 1fr)">
      {customer_name !== null && (
        <>
          <dt>{text.customer}</dt>
          <dd>{customer_name}</dd>
        </>
      )}
      {name !== null && (
        <>
          <dt>{text.staff}</dt>
          <dd>{name}</dd>
        </>
      )}
      {brokerageRate !== null && (
        <>
          <dt>{text.rate}</dt>
          <dd>{brokerageRate.toLocaleString('vi-VN')}</dd>
        </>
      )}
    </Facts>
  );
}
