import { importShows } from '@toam/contracts/customer/customer-import.schema';
import { type ImportField, importFields } from '@toam/domain/customer-import/customer-import-columns';
import { z } from 'zod';

/** What the address of an import holds; broken values fall back. */
export const importSearch = z.object({
  /** 'columns': back at the columns of a file that is checked already. */
  step: z.enum(['', 'columns']).catch(''),
  /** The columns as they are chosen and not checked yet: 'name,phone_number,-'. */
  columns: z.string().catch(''),
  show: z.enum(importShows).catch('all'),
  page: z.coerce.number().int().min(1).catch(1),
});

const isField = (name: string): name is ImportField => importFields.some((field) => field === name);

/** The columns in the address, where they fit the file; else those of the import. */
export function columnsIn(address: string, kept: (ImportField | null)[]): (ImportField | null)[] {
  const named = address.split(',').map((name) => (isField(name) ? name : null));
  return address && named.length === kept.length ? named : kept;
}

export const columnsAddress = (columns: (ImportField | null)[]): string =>
  columns.map((field) => field ?? '-').join(',');
