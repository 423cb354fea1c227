import { importShows } from '@toam/contracts/customer/customer-import.schema';
import { type ImportField, importFields } from '@toam/domain/customer-import/customer-import-columns';
import { z } from 'zod';

/** The state of an import in the address bar. Broken values get the default. */
export const importSearch = z.object({
  /** 'columns': back at the columns of a file that is already checked. */
  step: z.enum(['', 'columns']).catch(''),
  /** The chosen columns, before they are checked: 'name,phone_number,-'. */
  columns: z.string().catch(''),
  show: z.enum(importShows).catch('all'),
  page: z.coerce.number().int().min(1).catch(1),
});

const isField = (name: string): name is ImportField => importFields.some((field) => field === name);

/** The columns in the address if they fit the file; else those of the import. */
export function columnsIn(address: string, stored: (ImportField | null)[]): (ImportField | null)[] {
  const named = address.split(',').map((name) => (isField(name) ? name : null));
  return address && named.length === stored.length ? named : stored;
}

export const columnsAddress = (columns: (ImportField | null)[]): string =>
  columns.map((field) => field ?? '-').join(',');
