import { counterText } from '@toam/contracts/business/accumulation.text';
import type { CounterName } from '@toam/domain/business/accumulation.record';
import { type FieldBinding, type FieldValues, NumberField } from '@toam/ui/form';

/** A counter of a day; the field's name is the counter's. */
export const CounterField = <Values extends FieldValues>(field: FieldBinding<Values, number | null>) => (
  <NumberField {...field} label={counterText[field.name as CounterName]} required span={2} />
);
