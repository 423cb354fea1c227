import { longestNote } from '@toam/contracts/deal/deal-fields';
import { dealStatusText, dealTypeText, feeStatusText } from '@toam/contracts/deal/deal.text';
import type { DealColumn } from '@toam/domain/deal/deal-columns';
import { dealStatuses, dealTypes, feeStatuses } from '@toam/domain/deal/deal-values';
import { type Control, DateField, MoneyField, SelectField, TextArea, TextField } from '@toam/ui/form';

const types = dealTypes.map((value) => ({ value, label: dealTypeText[value] }));
const statuses = dealStatuses.map((value) => ({ value, label: dealStatusText[value] }));
const feeChoices = feeStatuses.map((value) => ({ value, label: feeStatusText[value] }));

interface LedgerFieldProps {
  control: Control;
  /** The field's name: the column's on the wire. */
  name: string;
  column: DealColumn;
  /** Columns of a `FormSection`. */
  span?: number | undefined;
  /** Of a day: not after today. */
  noFuture?: boolean;
  /** Beside the label of an amount. */
  aside?: string | undefined;
}

/** A field of the ledger, drawn by its column's kind. What names a record or is unique is drawn by its form. */
export function LedgerField({
  control,
  name,
  column: { label, kind },
  span,
  noFuture = false,
  aside,
}: LedgerFieldProps) {
  const shown = { control, name, label, ...(span && { span }) };
  switch (kind) {
    case 'money':
      return <MoneyField {...shown} required aside={aside} />;
    case 'day':
      return <DateField {...shown} required noFuture={noFuture} />;
    case 'openDay':
      return <DateField {...shown} noFuture={noFuture} />;
    case 'type':
      return <SelectField {...shown} required choices={types} />;
    case 'status':
      return <SelectField {...shown} required choices={statuses} />;
    case 'feeStatus':
      return <SelectField {...shown} required choices={feeChoices} />;
    case 'line':
      return <TextField {...shown} required />;
    case 'note':
      return <TextArea {...shown} longest={longestNote} />;
    default:
      return null;
  }
}
