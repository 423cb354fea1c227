import type { DealRow } from '@toam/contracts/deal/deal.schema';
import { dealFormText as text } from './deal-form.text';
import { dealColumns } from '@toam/domain/deal/deal-columns';
import { useIsPhone } from '@toam/ui/core';
import { type Control, DateField, FormSection, MoneyField, useFormState, useWatch } from '@toam/ui/form';
import { useState } from 'react';
import { houseLine } from '../business/house-line';
import { DealFold } from './deal-fold';
import type { DealValues } from './deal-form.values';
import { HousePicker } from './deal-pickers';
import { LivingDeals } from './living-deals';

interface DealFieldsProps {
  control: Control<DealValues>;
  /** Null: a new deal. */
  stored: DealRow | null;
}

/** '2' for 114 million of 5,7 billion; undefined without both. */
function percentOfPrice(fee: number | null, price: number | null): string | undefined {
  if (!fee || !price) return undefined;
  return ((fee / price) * 100).toLocaleString('vi-VN', { maximumFractionDigits: 2 });
}

const ofDeal = [
  'house_id',
  'price',
  'brokerageFee',
  'reservationDate',
  'date',
  'notarizedDate',
  'brokerageReceiveDate',
] as const;

/**
 * The house, the price, the fee and the days. All shares of the deal have these. On a phone those of a stored deal are one line until
 * somebody asks for them: one comes for the people. Mockup 24.
 */
export function DealFields({ control, stored }: DealFieldsProps) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const { errors } = useFormState({ control });
  const [houseId, price, fee] = useWatch({ control, name: ['house_id', 'price', 'brokerageFee'] });
  // what is wrong, or was chosen anew, is never folded away
  const isQuiet = houseId === stored?.house_id && ofDeal.every((name) => errors[name] === undefined);
  if (isPhone && stored && isQuiet && !isOpen)
    return <DealFold deal={stored} control={control} onOpen={() => setOpen(true)} />;
  const percent = percentOfPrice(fee, price);
  return (
    <>
      {houseId !== null && houseId !== stored?.house_id && <LivingDeals houseId={houseId} except={stored?.id} />}
      <FormSection id="deal" title={text.deal}>
        <HousePicker
          control={control}
          houseId={houseId}
          known={stored ? `#${stored.house_id} ${houseLine(stored.house)}` : undefined}
        />
        <MoneyField control={control} name="price" label={dealColumns.price.label} required />
        <MoneyField
          control={control}
          name="brokerageFee"
          label={dealColumns.brokerage_fee.label}
          required
          aside={percent && text.ofPrice(percent)}
        />
        <DateField control={control} name="reservationDate" label={dealColumns.reservation_date.label} />
        <DateField control={control} name="date" label={dealColumns.deposit_date.label} required noFuture={!stored} />
        <DateField control={control} name="notarizedDate" label={dealColumns.notarized_date.label} required />
        <DateField control={control} name="brokerageReceiveDate" label={dealColumns.receive_date.label} required />
      </FormSection>
    </>
  );
}
