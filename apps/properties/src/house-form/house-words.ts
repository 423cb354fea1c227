import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { houseLabel, houseText } from '@toam/contracts/texts/house';
import { writeDegrees } from '@toam/domain/map/geo';
import { housePriceText } from '@toam/domain/house/house-price';
import { fullMoney } from '@toam/domain/money/money-format';
import { writeNumber } from '@toam/domain/number-input';
import { richTextToPlain, type RichText } from '@toam/domain/rich-text';
import type { HouseField, HouseFormValues } from './house-form.values';

const listOf: Partial<Record<HouseField, keyof HouseOptions>> = {
  ...{ property_type: 'type', house_type: 'class', ownership: 'ownership', street_type: 'street_type' },
  ...{ province: 'province', district: 'district', project_id: 'project' },
};

const writers: {
  [Field in HouseField]?: (value: NonNullable<HouseFormValues[Field]>, house: HouseFormValues) => string;
} = {
  purpose: (purpose) => (purpose === 1 ? houseText.purposeRent : houseText.purposeSell),
  into_money: (price, { purpose }) => housePriceText(price, purpose),
  brokerage_fee: (fee) => `${fullMoney(fee)} đ`,
  latitude: writeDegrees,
  longitude: writeDegrees,
  brokerage_rate: (rate) => `${writeNumber(rate)} %`,
  internal_image: (images) => houseText.images(images.length),
  public_image: (images) => houseText.images(images.length),
  files: (files) => houseText.files(files.length),
  balcony_direction: (directions) => directions.join(', '),
};

const isRichText = (value: unknown): value is RichText =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc';

/** A field's value as people read it; '' for nothing. `nameOf` knows the people behind ids. */
export function wordsOf(
  field: HouseField,
  house: HouseFormValues,
  options: HouseOptions,
  nameOf: (field: HouseField, id: number) => string | undefined,
): string {
  const value = house[field];
  if (value === null || value === '') return '';
  const write = writers[field] as ((value: unknown, house: HouseFormValues) => string) | undefined;
  if (write) return write(value, house);
  const list = listOf[field];
  if (list) return options[list].find(({ id }) => id === value)?.value ?? `#${String(value)}`;
  if (isRichText(value)) return richTextToPlain(value);
  if (typeof value === 'boolean') return value ? houseText.yes : houseText.no;
  if (typeof value === 'number') return nameOf(field, value) ?? writeNumber(value);
  return String(value);
}

/** What a field is called. */
export const labelOf = (field: HouseField): string => houseLabel[field === 'share' ? 'public' : field];
