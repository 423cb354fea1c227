import { apartment, houseDefaults, land } from './house/house-values';

/** Where entries belong to another: wards and streets to a Quận/Huyện, a Quận/Huyện to a city. D30, D66. */
export const parentTypes = { province: 'city', district: 'province', street: 'province' } as const;
export type ChildType = keyof typeof parentTypes;

/** Whether each entry of the type belongs to another. */
export const isChildType = (type: string): type is ChildType => Object.hasOwn(parentTypes, type);

/** Entries that rules of the product name by id: the apartment (D51), land (D106), the city of new houses (specification 1 §9). */
const fixed: Readonly<Record<string, number[]>> = { type: [apartment, land], city: [houseDefaults.city] };

/** Whether the product relies on the entry: it may be renamed, but neither switched off nor deleted. */
export const isFixedEntry = (type: string, id: number): boolean => fixed[type]?.includes(id) ?? false;

/**
 * Whether records hold the value itself instead of an id. Houses and needs hold directions so (specification 1 §3), and
 * match by them: a direction in use keeps its name.
 */
export const isHeldByValue = (type: string): boolean => type === 'direction';
