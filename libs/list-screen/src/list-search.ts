import { z } from 'zod';

/*
 * Fields that a list keeps in the address bar. Invalid values fall back to defaults and never throw.
 */

export const searchWords = z.string().trim().max(130).catch('');

export const sortOrder = (usual: 'asc' | 'desc') => z.enum(['asc', 'desc']).catch(usual);

export const pageNumber = z.coerce.number().int().min(1).catch(1);

/** Rows per page, one of the sizes that the user may choose. */
export const pageSize = (usual: number, sizes: readonly number[] = [10, 20, 50, 100]) =>
  z.coerce
    .number()
    .refine((size) => sizes.includes(size))
    .catch(usual);

/** The id of a record, such as the one in the panel. */
export const recordId = z.coerce.number().int().positive().nullable().catch(null);
