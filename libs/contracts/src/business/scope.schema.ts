import { z } from 'zod';
import { idList, idParam, recordId } from '@toam/contracts/field';

/**
 * Whose figures a call is about. `team`: a leader and everybody below. `users`: these people. Both: all of them. Neither: everybody
 * whom the viewer may see. Somebody else: 403. Brief 6 §4.
 */
export const scopeQuery = z.object({ team: idParam.optional(), users: idList.optional() });

/** The same in a body. */
export const scopeBody = z.object({ team: recordId.nullish(), users: z.array(recordId).max(1000).nullish() });
