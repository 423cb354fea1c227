import { type Actor, isAdmin, isMarketer, isSuperAdmin, JobPosition } from './actor';

type Standing = Pick<Actor, 'role' | 'job_position'>;

const isAccountant = ({ job_position }: Standing): boolean => job_position === JobPosition.accountant;

/** Scope S: who reads everybody's figures. Others read their own and those of everybody below them. D25, D29. */
export const seesAllBusiness = (actor: Standing): boolean => isAdmin(actor) || isAccountant(actor);

/** Who records deals, receipts, coupons and cancel bills. Specification 3 §6, D89. */
export const canRecord = (actor: Standing): boolean => isAdmin(actor) || isAccountant(actor);

/** Who imports deals and receipts. Role 2 does not. Specification 3 §6, D89. */
export const canImport = (actor: Standing): boolean => isSuperAdmin(actor) || isAccountant(actor);

/** Who writes the starting values of quarters. B13. */
export const canWriteTargets = (actor: Standing): boolean =>
  isAdmin(actor) || actor.job_position === JobPosition.saleAdmin;

const summaryPositions: readonly JobPosition[] = [
  JobPosition.saleAdmin,
  JobPosition.seniorManager,
  JobPosition.manager,
  JobPosition.teamLeader,
  JobPosition.accountant,
];

/** Who has the tab 'Tổng hợp tích luỹ'. Its rows are those of scope S. D25, D20. */
export const canSeeBusinessSummary = (actor: Actor): boolean =>
  !isMarketer(actor) &&
  (isAdmin(actor) || summaryPositions.includes(actor.job_position) || actor.bussiness_permission === 1);
