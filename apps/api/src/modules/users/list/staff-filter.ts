import type { StaffFilters } from '@toam/contracts/user/user-list.schema';

/** Conditions of a staff list. All given ones must hold. */
export interface StaffFilter {
  search: string;
  /** 0 all, a role, or 100: locked people. */
  role?: number | undefined;
  ids?: number[] | undefined;
  isActiveOnly?: boolean | undefined;
  filters?: StaffFilters | undefined;
}
