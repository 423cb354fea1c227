import { needLabel } from '@toam/contracts/request/need.text';
import { needFormText as text } from './need-form.text';
import { Purpose } from '@toam/domain/house/house-values';
import { unitsOfPurpose, zerosOfUnit, type MoneyUnit } from '@toam/domain/money/money-unit';
import { isPriceRange } from '@toam/domain/need-values';
import { FormSection, PriceField, SegmentedField, unitLabel, useWatch, type EntryForm } from '@toam/ui/form';
import { useEffect } from 'react';
import type { NeedFormValues } from './need-form.values';

const prices = ['min_price', 'max_price'] as const;

/** While somebody types, a value may not be a number (NaN). Then there is nothing to compare. */
const readable = (value: number | null): number | null => (Number.isNaN(value) ? null : value);

/** From and to, in one unit; amounts per month for rent. D63. */
export function BudgetSection({ form }: { form: EntryForm<NeedFormValues> }) {
  const { control } = form;
  const [purpose, unit, min, max] = useWatch({ control, name: ['purpose', 'money_unit', 'min_price', 'max_price'] });
  const units = unitsOfPurpose(purpose);

  // Prices in the wrong order show an error at the second field, whichever field was typed last.
  useEffect(() => {
    const isWrong = form.getFieldState('max_price').invalid;
    if (isWrong || !isPriceRange({ min_price: readable(min), max_price: readable(max) }))
      void form.trigger('max_price');
  }, [form, min, max]);

  /**
   * Both amounts keep their digits and take the new unit. The person switches because the amount in words shows a wrong
   * unit.
   */
  const reread = (next: MoneyUnit) => {
    const factor = 10 ** (zerosOfUnit[next] - zerosOfUnit[unit]);
    if (factor === 1) return;
    for (const name of prices) {
      const dong = form.getValues(name);
      if (dong !== null) form.setValue(name, Math.round(dong * factor), { shouldDirty: true });
    }
  };
  const amount = { control, unitName: 'money_unit', units, unitElsewhere: true, required: true } as const;
  return (
    <FormSection id="need-price" title={purpose === Purpose.rent ? text.rentSection : text.priceSection}>
      <PriceField
        {...amount}
        name="min_price"
        label={needLabel.min_price}
        range={{ with: 'max_price', takes: 'first' }}
      />
      <PriceField
        {...amount}
        name="max_price"
        label={needLabel.max_price}
        range={{ with: 'min_price', takes: 'second' }}
      />
      <SegmentedField
        control={control}
        name="money_unit"
        label={needLabel.money_unit}
        required
        choices={units.map((one) => ({ value: one, label: unitLabel[one] }))}
        onChosen={reread}
        span={2}
      />
    </FormSection>
  );
}
