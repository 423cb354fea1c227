import type { PreflightField } from './portal-rules';

/** What somebody has to put right before a refused post can go up: a field of it, the account of the portal, or its balance. */
export const repairs = [
  ...(['title', 'text', 'images', 'price', 'area', 'address', 'district', 'ownership', 'direction'] as const),
  ...(['account', 'balance'] as const),
] as const satisfies readonly (PreflightField | 'account' | 'balance')[];
export type Repair = (typeof repairs)[number];
