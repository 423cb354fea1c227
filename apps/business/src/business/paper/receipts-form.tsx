import { longestNote } from '@toam/contracts/deal/deal-fields';
import type { TransactionRow } from '@toam/contracts/deal/deal.schema';
import { receiptColumns } from '@toam/domain/deal/deal-columns';
import { dealPaperText as text } from '@toam/contracts/deal/deal-paper.text';
import { fullMoney } from '@toam/domain/money/money-format';
import { moneyInWords } from '@toam/domain/money/money-words';
import { Cell, Grid, NoValue, Row, Stack, Text, TypedBack, Avatar, IconButton, PlainButton } from '@toam/ui/core';
import {
  type Control,
  DateField,
  type EntryForm,
  FieldError,
  FieldScope,
  TextField,
  useFieldArray,
  useFormState,
  useWatch,
  MoneyField,
} from '@toam/ui/form';
import { longestCode } from '@toam/domain/deal/deal-codes';
import { XIcon } from '@toam/ui/icons';
import * as css from './receipts-form.module.css';
import { type ReceiptsValues, sumOf, codesFrom } from './receipts-new.values';
import { houseLine } from '../house-line';

export const receiptsScope = 'receipts';

interface ReceiptsFormProps {
  form: EntryForm<ReceiptsValues>;
  shares: readonly TransactionRow[];
  /** What was typed before is back. */
  isBack: boolean;
  onSubmit: () => void;
}

interface ReceiptLineFieldsProps {
  form: EntryForm<ReceiptsValues>;
  share: TransactionRow;
  /** Its place among the lines. */
  at: number;
  /** Undefined for the only line. */
  onLeaveOut: (() => void) | undefined;
}

/** Which share, what is left to collect of it, and the code and amount of its receipt. */
function ReceiptLineFields({ form, share, at, onLeaveOut }: ReceiptLineFieldsProps) {
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

/** The day and the note of all receipts, then a line for each share, and their sum. */
export function ReceiptsForm({ form, shares, isBack, onSubmit }: ReceiptsFormProps) {
  const { control } = form;
  const { fields, remove } = useFieldArray({ control, name: 'rows' });
  const shareOf = new Map(shares.map((share) => [share.id, share]));
  return (
    <Stack
      as="form"
      flex={1}
      gap={12}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <FieldScope value={receiptsScope}>
        {shares.length > 1 && (
          <Text as="p" size={13} tone="text2">
            {text.receiptsAllOrNone}
          </Text>
        )}
        <Grid flex="none" columns={['180px minmax(0, 1fr)', 1]} gap={16} rowGap={12}>
          <DateField control={control} name="date" label={receiptColumns.collected_on.label} noFuture required />
          <TextField control={control} name="note" label={receiptColumns.note.label} longest={longestNote} />
        </Grid>
        <Stack as="ul" className={css.lines} overflow="scroll" edge="top" divided aria-label={text.lines}>
          {fields.map(({ id, transaction_id }, at) => {
            const share = shareOf.get(transaction_id);
            return (
              share && (
                <ReceiptLineFields
                  key={id}
                  {...{ form, share, at }}
                  onLeaveOut={fields.length > 1 ? () => remove(at) : undefined}
                />
              )
            );
          })}
        </Stack>
        <Problem control={control} />
        {fields.length > 1 && <Sum control={control} />}
      </FieldScope>
      {isBack && <TypedBack />}
      {/* Enter in a field submits the form; the visible button is in the dialog's footer. */}
      <input type="submit" hidden />
    </Stack>
  );
}

/** What is wrong with the lines together: too many of them. */
function Problem({ control }: { control: Control<ReceiptsValues> }) {
  const { rows } = useFormState({ control, name: 'rows' }).errors;
  const message = rows?.root?.message ?? rows?.message;
  return message && <FieldError>{message}</FieldError>;
}

/** The sum in figures and words, while one types. */
function Sum({ control }: { control: Control<ReceiptsValues> }) {
  const rows = useWatch({ control, name: 'rows' });
  const sum = sumOf(rows);
  return (
    <Row flex="none" gap={12} padX={12} padY={10} radius={8} background="fill" role="status">
      <Cell>
        <Text weight={500}>{text.sum(rows.length)}</Text>
        <Text size={12} tone="text2">
          {sum !== null && moneyInWords(sum)}
        </Text>
      </Cell>
      <Text as="b" size={18} weight={600} nowrap digits>
        {sum === null ? <NoValue /> : text.dong(fullMoney(sum))}
      </Text>
    </Row>
  );
}
