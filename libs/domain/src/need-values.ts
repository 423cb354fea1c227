/** 0 chưa xử lý, 1 đã xử lý. Specification 2 §3 "Request". */
export const NeedStatus = { unresolved: 0, resolved: 1 } as const;
export type NeedStatus = (typeof NeedStatus)[keyof typeof NeedStatus];

/** The status of a customer's match with a house. Specification 1 §4, 2 §4. */
export const MatchTarget = { disliked: 0, recommended: 1, seen: 2, negotiating: 3, done: 4 } as const;
export type MatchTarget = (typeof MatchTarget)[keyof typeof MatchTarget];

/** In the order of a sale; disliked comes last, as in the tabs. Specification 2 §2. */
export const matchTargets = [
  MatchTarget.recommended,
  MatchTarget.seen,
  MatchTarget.negotiating,
  MatchTarget.done,
  MatchTarget.disliked,
] as const;

/** Statuses that allow a future visit. Negotiating customers may come back; after a deal or a refusal nobody comes. */
export const visitTargets: readonly MatchTarget[] = [
  MatchTarget.recommended,
  MatchTarget.seen,
  MatchTarget.negotiating,
];

const withoutLater: readonly (MatchTarget | null)[] = [MatchTarget.done, MatchTarget.disliked];

/** Whether the tab has a sub-list 'Quan tâm sau'; null is 'Phù hợp'. D58. */
export const hasLater = (target: MatchTarget | null): boolean => !withoutLater.includes(target);

/** Which superiors of the owner see a need: none, the direct one, or all. D60. */
export const ManagerLevel = { none: 0, direct: 1, all: 2 } as const;
export type ManagerLevel = (typeof ManagerLevel)[keyof typeof ManagerLevel];

/** Whether the minimum price is not above the maximum, if both are given. D63. */
export const isPriceRange = ({
  min_price,
  max_price,
}: {
  min_price?: number | null | undefined;
  max_price?: number | null | undefined;
}): boolean => min_price == null || max_price == null || min_price <= max_price;
