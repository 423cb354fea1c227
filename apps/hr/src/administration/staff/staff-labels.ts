import type { StaffRow } from '@toam/contracts/user/user';
import { staffLabel, userText } from '@toam/contracts/user/user.text';

/** Accounts outside the hierarchy have no position. D28. */
export const positionOf = ({
  other_account,
  job_position,
}: Pick<StaffRow, 'other_account' | 'job_position'>): string =>
  other_account === 1 ? staffLabel.other_account : userText.jobPosition[job_position];

/** A person's job: their own title, or else their position in the hierarchy. */
export const jobOf = (user: Pick<StaffRow, 'position' | 'other_account' | 'job_position'>): string =>
  user.position || positionOf(user);
