import { houseColumns, type HouseColumnKind, type HouseNeed } from './house-columns';
import { apartment, Purpose } from './house-values';
import { type ColumnsWith, columnsWith } from '@toam/domain/record/columns';

type Needed = ColumnsWith<typeof houseColumns, { toShare: string }>;
export type ShareField = Needed | 'public_image';

/** What sharing checks. For `public_image` and `description` only presence counts. */
export interface ShareableHouse extends Record<Exclude<Needed, 'description'>, string | number | null> {
  purpose: Purpose;
  property_type: number | null;
  /** Number of public images. */
  public_image: number;
  /** Whether the rich text has any text. */
  description: boolean;
}

/** The form shows price and measures before the texts, and the long text last. */
const order: HouseColumnKind[] = ['price', 'number', 'line', 'rich'];
const place = (name: Needed) => order.indexOf(houseColumns[name].kind);

/** The required fields for sharing this kind of house, in the order of the form. Specification 1 §5. */
export function sharingFields(house: Pick<ShareableHouse, 'purpose' | 'property_type'>): ShareField[] {
  const of = (toShare: HouseNeed): Needed[] => columnsWith(houseColumns, { toShare });
  const needed = [
    ...of('always'),
    ...of(house.property_type === apartment ? 'apartment' : 'otherwise'),
    ...(house.purpose === Purpose.sell ? of('selling') : []),
  ];
  return [...needed.sort((one, other) => place(one) - place(other)), 'public_image'];
}

const isFilled = (value: string | number | boolean | null): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Boolean(value);

/** The fields that are missing for sharing; empty: the house may be shared. A price or an area of 0 is missing. Specification 1 §5, D35. */
export const missingForSharing = (house: ShareableHouse): ShareField[] =>
  sharingFields(house).filter((field) => !isFilled(house[field]));
