import { apartment, houseDefaults, land } from '@toam/domain/house/house-values';

/** Types whose entries have a parent: wards and streets belong to a Quận/Huyện, a Quận/Huyện to a city. D30, D66. */
export const parentTypes = { province: 'city', district: 'province', street: 'province' } as const;
export type ChildType = keyof typeof parentTypes;

/** Whether each entry of the type has a parent. */
export const isChildType = (type: string): type is ChildType => Object.hasOwn(parentTypes, type);

/** Entries that rules of the product use by id: the apartment (D51), land (D106), the city of new houses (specification 1 §9). */
const fixed: Readonly<Record<string, number[]>> = { type: [apartment, land], city: [houseDefaults.city] };

/** Whether the product uses this entry by id. It may be renamed, but not switched off or deleted. */
export const isFixedEntry = (type: string, id: number): boolean => fixed[type]?.includes(id) ?? false;

/**
 * Whether records hold the value itself instead of an id. Houses and needs hold directions this way (specification 1 §3), and
 * matching compares them. So a direction in use keeps its name.
 */
export const isHeldByValue = (type: string): boolean => type === 'direction';
