import type { Portal } from '@toam/contracts/user/profile.endpoints';

/** Where a portal's password is sealed for: one person's row, one column. */
export const portalPlace = (portal: Portal, userId: number): string => `${portal} of ${userId}`;
