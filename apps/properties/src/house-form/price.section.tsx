import { useUser } from '@toam/auth/session';
import { houseFormText } from './house-form.text';
import { houseLabel } from '@toam/contracts/house/house.text';
import { canSetBrokerageRate } from '@toam/domain/house/house-access';
import { houseCommission } from '@toam/domain/house/house-fee';
import { houseRanges } from '@toam/domain/house/house-ranges';
import { houseUnitPriceText } from '@toam/domain/house/house-unit-price';
import { Purpose } from '@toam/domain/house/house-values';
import { fullMoney } from '@toam/domain/money/money-format';
import { unitsOfPurpose } from '@toam/domain/money/money-unit';
import { kindOfRange } from '@toam/domain/record/number-range';
import { writeNumber } from '@toam/domain/number-input';
import { FormSection, MoneyField, NumberField, PriceField, useWatch, type EntryForm } from '@toam/ui/form';
import type { HouseFormValues } from './house-form.values';
import { LinkButton } from './link-button';

/** Price with its unit, the fee and, for admins, its rate. D34, D52. */
export function PriceSection({ form }: { form: EntryForm<HouseFormValues> }) {
  const { control } = form;
  const setsRate = canSetBrokerageRate(useUser());
  const [purpose, price, property_type, area, floor_area] = useWatch({
    control,
    name: ['purpose', 'into_money', 'property_type', 'area', 'floor_area'],
  });
  const perSquareMetre = houseUnitPriceText({
    into_money: readable(price),
    property_type,
    area: readable(area),
    floor_area: readable(floor_area),
  });
  return (
    <FormSection id="house-price" title={houseFormText.priceSection}>
      <PriceField
        control={control}
        name="into_money"
        unitName="money_unit"
        units={unitsOfPurpose(purpose)}
        label={purpose === Purpose.rent ? houseFormText.rentPrice : houseFormText.salePrice}
        aside={perSquareMetre && <strong>{perSquareMetre}</strong>}
        span={2}
      />
      {setsRate && (
        <NumberField
          control={control}
          name="brokerage_rate"
          label={houseLabel.brokerage_rate}
          {...kindOfRange(houseRanges.brokerage_rate)}
        />
      )}
      <MoneyField
        control={control}
        name="brokerage_fee"
        label={houseLabel.brokerage_fee}
        hint={<FeeSuggestion form={form} />}
      />
    </FormSection>
  );
}

/** While somebody types, a value may not be a number (NaN). Then there is nothing to calculate. */
const readable = (value: number | null): number | null => (Number.isNaN(value) ? null : value);

/** The fee from price and rate. One click takes it over. D52. */
function FeeSuggestion({ form }: { form: EntryForm<HouseFormValues> }) {
  const [price, rate] = useWatch({ control: form.control, name: ['into_money', 'brokerage_rate'] });
  const fee = houseCommission({ into_money: readable(price), brokerage_rate: readable(rate), brokerage_fee: null });
  if (!fee || rate === null) return null;
  return (
    <>
      {houseFormText.feeSuggestion(fullMoney(fee), writeNumber(rate))}{' '}
      <LinkButton onClick={() => form.setValue('brokerage_fee', fee, { shouldDirty: true, shouldTouch: true })}>
        {houseFormText.useSuggestion}
      </LinkButton>
    </>
  );
}
