import { z } from 'zod';

/** A staff member as colleagues see them. */
export const person = z.object({ id: z.number().int(), name: z.string(), avatar: z.string().nullable() });
export type Person = z.output<typeof person>;
