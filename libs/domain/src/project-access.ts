import { type Actor, isAdmin, JobPosition } from './actor';

/** Who makes, changes and deletes projects, and answers questions about them: admins, holders of the flag, Sale Admins. D22, C1 */
export const canEditProjects = (actor: Actor): boolean =>
  isAdmin(actor) || actor.project_permission === 1 || actor.job_position === JobPosition.saleAdmin;
