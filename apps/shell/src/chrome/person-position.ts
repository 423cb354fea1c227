import type { SignedInUser } from '@toam/auth/signed-in-user';
import { userText } from '@toam/contracts/user/user.text';
import { Role } from '@toam/domain/actor';

/** The line below a person's name: the job for staff, the role for others. D28. */
export const positionOf = ({ role, job_position }: SignedInUser): string =>
  role === Role.staff ? userText.jobPosition[job_position] : userText.role[role];
