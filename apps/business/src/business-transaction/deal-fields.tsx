import { dealFormText as text } from '@toam/contracts/texts/deal-form';
import { dealColumns } from '@toam/domain/deal/deal-columns';
import { type Control, DateField, FormSection, MoneyField, useWatch } from '@toam/ui/form';
import type { DealValues } from './deal-form.values';
import { HousePicker } from './deal-pickers';

interface DealFieldsProps {
  control: Control<DealValues>;
  knownHouse: string | undefined;
  /** A new deal's deposit is not after today. */
  isNew: boolean;
}

/** '2' for 114 million of 5,7 billion; undefined without both. */
function percentOfPrice(fee: number | null, price: number | null): string | undefined {
  if (!fee || !price) return undefined;
  return ((fee / price) * 100).toLocaleString('vi-VN', { maximumFractionDigits: 2 });
}

/** The house, the price, the fee and the days. All shares of the deal have these. */
export function DealFields({ control, knownHouse, isNew }: DealFieldsProps) {
  const [houseId, price, fee] = useWatch({ control, name: ['house_id', 'price', 'brokerageFee'] });
  const percent = percentOfPrice(fee, price);
  return (
    <FormSection id="deal" title={text.deal}>
      <HousePicker control={control} houseId={houseId} known={knownHouse} />
      <MoneyField control={control} name="price" label={dealColumns.price.label} required />
      <MoneyField
        control={control}
        name="brokerageFee"
        label={dealColumns.brokerage_fee.label}
        required
        aside={percent && text.ofPrice(percent)}
      />
      <DateField control={control} name="reservationDate" label={dealColumns.reservation_date.label} />
      <DateField control={control} name="date" label={dealColumns.deposit_date.label} required noFuture={isNew} />
      <DateField control={control} name="notarizedDate" label={dealColumns.notarized_date.label} required />
      <DateField control={control} name="brokerageReceiveDate" label={dealColumns.receive_date.label} required />
    </FormSection>
  );
}
