import type { SessionEnding } from '../../references/session-ending';
import { deleteAccountOfLeaver } from './zalo.queries';

/** The tokens of somebody who was locked or deleted go at once. Whoever signs out everywhere keeps them: no device has them. */
export const forgetLeaversZalo: SessionEnding = { needs: 'signedIn', end: deleteAccountOfLeaver };
