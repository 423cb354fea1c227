import type { Portal } from '@toam/domain/post/portal';

/** Binds the encryption of a portal password to one person's row and one column. */
export const portalPlace = (portal: Portal, userId: number): string => `${portal} of ${userId}`;
