import { z } from 'zod';

/** "house_id", "houseId", "id", "slug": a key that names one record. A list of ids does not count: unknown ids are left out. */
export const namesRecord = /(^|_)id$|[a-z]Id$|^(slug|key|kind|type)$/;

/** The fields of a part of a call; none if it is a union. */
export const keysOf = (schema: z.ZodType): string[] => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);
