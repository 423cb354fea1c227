import { isAdmin, isMarketer, isSuperAdmin, JobPosition, seesAllWork, type Actor } from './actor';
import { canEditProjects } from './project-access';
import { canImport, canRecord, canSeeBusinessSummary, canWriteTargets } from './business-access';

/** Admins, and staff who answer chats: the specification's "admin-only rule". Specification 1 §2, D19. */
const isBackOffice = (actor: Actor) => isAdmin(actor) || actor.chat_permission === 1;

/**
 * Every rule that an endpoint, a menu entry or a slot may name. A rule looks at the person only. Whether they may touch one record
 * is a row rule (`house-access.ts`). The use case checks it. D18: the API enforces, the browser only hides.
 */
export const accessRules = {
  /** No session needed. */
  public: () => true,
  /** Any person with a live session. */
  signedIn: () => true,
  admin: isAdmin,
  superAdmin: isSuperAdmin,
  /** Everyone but marketers. Marketers read approved houses, post and write news, nothing more (D20). */
  brokerage: (actor: Actor) => !isMarketer(actor),
  createHouse: (actor: Actor) => !isMarketer(actor) && (isAdmin(actor) || actor.create_product_permission === 1),
  backOffice: isBackOffice,
  customers: (actor: Actor) => !isMarketer(actor) && (isBackOffice(actor) || actor.customer_permission === 1),
  needs: (actor: Actor) => !isMarketer(actor) && (isBackOffice(actor) || actor.request_permission === 1),
  /** Includes Sale Admins. D22. */
  projects: (actor: Actor) =>
    isBackOffice(actor) || actor.project_permission === 1 || actor.job_position === JobPosition.saleAdmin,
  /** Making, changing and deleting projects, and answering questions. D22, C1 */
  editProjects: canEditProjects,
  news: (actor: Actor) => isBackOffice(actor) || isMarketer(actor) || actor.news_permission === 1,
  staffDiagram: (actor: Actor) => isBackOffice(actor) || actor.employment_diagram_permission === 1,
  chat: isBackOffice,
  /** The tab 'Tổng hợp tích luỹ'. D25. */
  businessSummary: canSeeBusinessSummary,
  /** Starting values of quarters. B13. */
  writeTargets: (actor: Actor) => !isMarketer(actor) && canWriteTargets(actor),
  /** Deals, receipts, coupons and cancel bills. D89. */
  recordDeals: (actor: Actor) => !isMarketer(actor) && canRecord(actor),
  /** Sheets of transactions and receipts. D89. */
  importDeals: (actor: Actor) => !isMarketer(actor) && canImport(actor),
  /** Closing a month of the timesheet. D116 */
  closeMonths: seesAllWork,
  posts: (actor: Actor) => isBackOffice(actor) || isMarketer(actor),
} satisfies Record<string, (actor: Actor) => boolean>;

export type AccessRule = keyof typeof accessRules;

const isAccessRule = (rule: string): rule is AccessRule => Object.hasOwn(accessRules, rule);

/**
 * Whether the rule admits the actor. Fails closed: an unknown rule (a newer remote.json, a typo) admits nobody. Only `public` admits
 * someone without a session.
 */
export function allows(rule: string, actor: Actor | null): boolean {
  if (!isAccessRule(rule)) return false;
  if (!actor) return rule === 'public';
  return accessRules[rule](actor);
}
