import { z } from 'zod';

/** Result for one of many records: done, or refused with the code and message of a call for this record alone. */
export const bulkResult = z.discriminatedUnion('ok', [
  z.object({ id: z.number().int(), ok: z.literal(true) }),
  z.object({ id: z.number().int(), ok: z.literal(false), code: z.string(), message: z.string() }),
]);
export type BulkResult = z.output<typeof bulkResult>;
