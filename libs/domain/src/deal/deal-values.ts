/**
 * Whose side a share of a deal is. D76: the customer's side is a purchase, the owner's a sale. Both sides are one person's own
 * customer and own owner. This constant is the only place that says which number is which.
 */
export const DealType = { purchase: 1, sale: 2, connection: 3, both: 4 } as const;
export type DealType = (typeof DealType)[keyof typeof DealType];
export const dealTypes = Object.values(DealType);

/** How far a deal is. Any can be chosen at any time. Specification 3 §4. */
export const DealStatus = { reserved: 1, deposited: 2, notarized: 3, registering: 4 } as const;
export type DealStatus = (typeof DealStatus)[keyof typeof DealStatus];
export const dealStatuses = Object.values(DealStatus);

/** How much of an old transaction's fee was received. Specification 3 §4. */
export const FeeStatus = { none: 1, part: 2, whole: 3 } as const;
export type FeeStatus = (typeof FeeStatus)[keyof typeof FeeStatus];
export const feeStatuses = Object.values(FeeStatus);

/** The most VND of one amount: sums of a hundred thousand of them stay exact in bigint, and one of them in a browser's number. */
export const largestAmount = 1_000_000_000_000_000;
