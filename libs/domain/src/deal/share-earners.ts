import { JobPosition, Role } from '@toam/domain/actor';

interface Colleague {
  role: Role;
  job_position: JobPosition;
  other_account: 0 | 1;
}

/**
 * Who gets a share of a fee. Marketers and accountants work for a salary: the specification counts neither in figures (brief 6 §4,
 * 'attendance'). An account that is
 * no person of the brokerage gets none either. Somebody who left may still be given one, because a deal is often recorded afterwards.
 */
export const earnsShares = ({ role, job_position, other_account }: Colleague): boolean =>
  other_account === 0 && role !== Role.marketer && job_position !== JobPosition.accountant;
