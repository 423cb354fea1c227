import { listCustomers, customerListQuery } from '@toam/contracts/customer/customer.endpoints';
import type { Actor } from '@toam/domain/actor';
import { sheetColumn } from '../../../sheets/export-column';
import { exportKind } from '../../../sheets/export-kind';
import { packedIds } from '../../../sheets/packed-ids';
import { rowsInBatches } from '../../../sheets/rows-in-batches';
import { customerExportColumns } from './customer-export.columns';
import { everyCustomer, readListed } from './customer-list.queries';
import { serializeCustomers } from '../customer-serializer';

/** All customers of the actor, newest first. */
const everything = customerListQuery.parse({});

/**
 * The list of customers as a sheet. Admins and people with the customers page export all, others their own. Numbers are
 * shown or masked as on the screen. The audit records each export. D48, D107.
 */
export const customerExport = exportKind({
  list: listCustomers,
  question: customerListQuery,
  column: (wanted) => sheetColumn(customerExportColumns, wanted),
  find: async (actor: Actor, query, columns) => {
    const { found, order } = everyCustomer(actor, { ...(query ?? everything), shared: null });
    const ids = await packedIds(found, order);
    const cells = columns.map(({ key }) => customerExportColumns[key]!);
    const read = async (some: number[]) =>
      (await serializeCustomers(actor, await readListed(some))).map((row) => cells.map(({ value }) => value(row)));
    return { total: ids.length, batches: rowsInBatches(ids, read) };
  },
});
