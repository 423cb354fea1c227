import { JobPosition, Role } from '../actor';

interface Colleague {
  role: Role;
  job_position: JobPosition;
}

/**
 * Who gets a share of a fee. Marketers and accountants work for a salary: the specification counts neither in figures (brief 6 §4,
 * 'attendance'). Somebody who left may still be given one, because a deal is often recorded afterwards.
 */
export const earnsShares = ({ role, job_position }: Colleague): boolean =>
  role !== Role.marketer && job_position !== JobPosition.accountant;
