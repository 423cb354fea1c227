import { apartment, Purpose } from './house-values';

/** What sharing looks at. `public_image` and `description` count only by whether there is something in them. */
export interface ShareableHouse {
  purpose: Purpose;
  property_type: number | null;
  title: string | null;
  into_money: number | null;
  /** How many public images stand on it. */
  public_image: number;
  /** Whether the rich text says anything. */
  description: boolean;
  descriptions: string | null;
  key_word: string | null;
  area: number | null;
  floor_area: number | null;
}

export type ShareField = Exclude<keyof ShareableHouse, 'purpose' | 'property_type'>;

/** The fields that must be filled before this kind of house is shared, in the order that a form shows them. Specification 1 §5. */
export function sharingFields(house: Pick<ShareableHouse, 'purpose' | 'property_type'>): ShareField[] {
  const size: ShareField = house.property_type === apartment ? 'floor_area' : 'area';
  const always: ShareField[] = ['into_money', size, 'title'];
  const forSale: ShareField[] = house.purpose === Purpose.sell ? ['key_word', 'descriptions'] : [];
  return [...always, ...forSale, 'description', 'public_image'];
}

const isFilled = (value: string | number | boolean | null): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Boolean(value);

/** What is still missing before the house may be shared; empty = it may. A price or an area of 0 is missing. Specification 1 §5, D35. */
export const missingForSharing = (house: ShareableHouse): ShareField[] =>
  sharingFields(house).filter((field) => !isFilled(house[field]));
