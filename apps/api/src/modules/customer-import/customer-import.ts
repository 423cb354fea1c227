import {
  type CustomerImport,
  type CustomerImportRow,
  customerImports,
  maxImportRows,
} from '@toam/contracts/customer/customer-import.endpoints';
import { customerLabel } from '@toam/contracts/customer/customer.text';
import { customerImportText as text } from '@toam/contracts/customer/customer-import.text';
import type { ImportDecision } from '@toam/contracts/sheet/import.endpoints';
import { importText } from '@toam/contracts/sheet/import.text';
import { type Actor, isAdmin, isMarketer } from '@toam/domain/actor';
import { canEditCustomer } from '@toam/domain/customer/customer-change';
import {
  customerTable,
  firstIsData,
  importCellText,
  type ImportField,
  importFields,
  missingImportFields,
} from '@toam/domain/customer-import/customer-import-columns';
import { isImportOpen } from '@toam/domain/sheet/import-state';
import { eq } from 'drizzle-orm';
import { addAuditEvent } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { handle, moduleOf } from '../../http/handle';
import { HttpError } from '../../http-error';
import { emit } from '../../live/emit';
import { lockOwn } from '../../sheets/import/carry-out-import';
import { decideRows, findActiveActor, fromTheStart, recount, updateImport } from '../../sheets/import/import.queries';
import { type ImportRecord, type ImportRow, imports } from '../../sheets/import/import.schema';
import {
  howItIsRead,
  type ImportAnswers,
  importCalls,
  importOnWire,
  rowOnWire,
  standingAfter,
  stepCalls,
} from '../../sheets/import/import-calls';
import { type ImportNoun, textColumn } from '../../sheets/import/import-noun';
import { importJob, lookAtImports, workInCall } from '../../sheets/import/import-work';
import { setFirstRow } from '../../sheets/import/read-import';
import { type LinkableCustomer, readLinkableCustomers } from '../customers/customer-links.reads';
import { readCustomersToMatch } from '../customers/customers.reads';
import { checkRows } from './check-rows';
import { duplicateCustomers, lastCustomer, staffOfImport } from './customer-import.queries';
import { storeRows } from './store-rows';
import { undoRows } from './undo-rows';

const sameOf = (actor: Actor, rows: ImportRow[]): Promise<Map<number, LinkableCustomer>> =>
  readLinkableCustomers(actor, [...new Set(rows.flatMap(({ same_id }) => same_id ?? []))]);

/** The outcome of a row, as text. */
function outcomeText({ outcome, record_id, same_row }: ImportRow, same?: LinkableCustomer): string {
  if (outcome === 'created') return text.resultCreated(record_id ?? 0);
  if (outcome === 'merged') return text.resultMerged(record_id ?? 0);
  const whose = same ? text.sameAsCustomer(same.name, same.user) : '';
  const above = same_row === null ? '' : text.sameAsRow(same_row);
  return [whose || above, outcome === 'skipped' ? text.resultSkipped : ''].filter(Boolean).join('. ');
}

async function publish(one: ImportRecord): Promise<void> {
  const changed_by = one.state === 'undoing' ? one.undone_by : one.user_id;
  const event = { kind: 'record.changed', changed_by } as const;
  await emit({ ...event, noun: 'customer-import', record_id: one.id }, { users: [one.user_id] });
  const customer = one.state === 'checking' ? null : await lastCustomer(one.id);
  // one customer stands for all in the event; the audience comes from the rows
  if (customer !== null)
    await emit(
      { ...event, noun: 'customer', record_id: customer },
      { rule: 'customers', users: await staffOfImport(one) },
    );
}

const isOwn = (actor: Actor, { user_id }: ImportRecord): boolean => user_id === actor.id;

const customers: ImportNoun = {
  nouns: ['customer'],
  sheet: {
    limits: { unpacked: 120_000_000, cell: 5000, timeout: 30_000 },
    mostRows: maxImportRows,
    rules: customerTable,
    hasHead: (first) => !firstIsData(first),
  },
  // an import belongs to whoever uploaded it, and runs with their rights. Admins look. Marketers have no customers (D20)
  canSee: (actor, one) => !isMarketer(actor) && (isAdmin(actor) || isOwn(actor, one)),
  listed: (actor) => (isAdmin(actor) ? undefined : eq(imports.user_id, actor.id)),
  decider: { is: (actor, one) => !isMarketer(actor) && isOwn(actor, one), mayNot: text.mayNotDecide },
  text: { ...text, sheetName: () => text.sheetName },
  cellText: (field, cell) => importCellText(field as ImportField | null, cell),
  titleOf: ({ headers }, at) => headers[at]?.title ?? '',
  outcomes: async (actor, rows) => {
    const same = await sameOf(actor, rows);
    return rows.map((row) => outcomeText(row, same.get(row.same_id ?? 0)));
  },
  steps: { check: checkRows, store: storeRows, text },
  batches: { checking: 100, storing: 50, undoing: 200 },
  undo: undoRows,
  publish,
  importerGone: text.importerGone,
};

/** Checks, stores or undoes imports of customers. */
export const customerImportWork = importJob(customers);
export { customers as customerImport };

const answers: ImportAnswers<CustomerImport, CustomerImportRow> = {
  // the columns of a customers' import are fields of customers
  imports: (actor, list) => list.map((one) => importOnWire(customers, actor, one) as CustomerImport),
  rows: serializeRows,
};

/** Rows as the importer may see them. Of customers with the same number they see the name and the staff (D56). */
async function serializeRows(actor: Actor, one: ImportRecord, list: ImportRow[]): Promise<CustomerImportRow[]> {
  // the rows are judged with the importer's rights
  const importer = one.user_id === actor.id ? actor : ((await findActiveActor(one.user_id)) ?? actor);
  const same = await sameOf(actor, list);
  const owned = await readCustomersToMatch([...same.keys()]);
  return list.map((row) => {
    const other = same.get(row.same_id ?? 0);
    const owner = owned.get(row.same_id ?? 0);
    const may_merge = owner ? canEditCustomer(importer, owner) : row.same_row !== null;
    return {
      ...rowOnWire(customers, actor, one, row),
      same_phone: other
        ? { id: other.id, name: other.name, user: other.user, may_open: other.may_open, may_merge }
        : null,
      can_merge: may_merge,
    };
  });
}

const columnMissing: Partial<Record<ImportField, string>> = {
  name: text.nameColumnMissing,
  phone_number: text.phoneColumnMissing,
};

/** @throws HttpError invalid if the rows cannot be checked with these columns */
function refuseColumns({ headers }: ImportRecord, columns: (ImportField | null)[]): void {
  const [missing] = missingImportFields(columns);
  const twice = columns.find((field, at) => field !== null && columns.indexOf(field) !== at);
  const message =
    (columns.length !== headers.length && text.columnsDiffer) ||
    (missing && columnMissing[missing]) ||
    (twice && text.columnTwice(customerLabel[twice]));
  if (message) throw new HttpError('invalid', message, { errors: { columns: message } });
}

/**
 * Begins to check every row with these columns. A second call while it runs starts again with the new columns. The call is
 * audited, because checking reveals who has many numbers, even if the import is discarded afterwards (D56).
 * @throws HttpError not_found, forbidden; invalid for columns without a name or a phone; conflict once it is stored
 */
async function checkImport(actor: Actor, importId: number, columns: (ImportField | null)[]): Promise<void> {
  await tx(async () => {
    const one = await lockOwn(customers, actor, importId);
    if (!isImportOpen(one.state)) throw new HttpError('conflict', text.notReadable);
    refuseColumns(one, columns);
    await updateImport(importId, { ...fromTheStart(), state: 'checking', columns, counts: {} });
    addAuditEvent({ count: one.row_count, detail: { import_id: importId } });
    await workInCall(customers, actor, importId);
  });
  lookAtImports(customers);
}

/** Rows that must not be merged, because the importer may not edit their customer. */
async function unmergeable(actor: Actor, importId: number, only: number[] | undefined): Promise<number[]> {
  const found = await duplicateCustomers(importId, only);
  const known = await readCustomersToMatch([...new Set(found.map(({ id }) => id))]);
  return found.flatMap(({ id, row }) => {
    const customer = known.get(id);
    return customer && canEditCustomer(actor, customer) ? [] : [row];
  });
}

/**
 * Sets what happens to rows whose number already belongs to a customer. If merging is asked for and not allowed, the row
 * keeps its earlier decision. @throws HttpError not_found, forbidden; conflict unless the import waits for this
 */
const decideImport = (
  actor: Actor,
  importId: number,
  { decision, rows }: { decision: ImportDecision; rows?: number[] | undefined },
): Promise<void> =>
  tx(async () => {
    const one = await lockOwn(customers, actor, importId);
    if (one.state !== 'checked') throw new HttpError('conflict', importText.notCheckedYet);
    await decideRows(importId, decision, rows, decision === 'merge' ? await unmergeable(actor, importId, rows) : []);
    const decided = { import_id: importId, decision, ...(rows && { rows }) };
    addAuditEvent({ count: rows?.length ?? one.counts.duplicates ?? 1, detail: decided });
    await recount(importId);
    await updateImport(importId, {});
  });

const columnsOfTemplate = importFields.map((field) =>
  textColumn(customerLabel[field], field === 'address' || field === 'description' ? 32 : 20),
);

const after = standingAfter(customers, answers);

/** Import of customers from workbooks: upload, columns, dry run, storing, undoing. */
export const customerImportModule = moduleOf([
  ...importCalls(customers, customerImports, answers),
  ...stepCalls(customers, customerImports, answers, {
    ...{ name: text.sheetName, columns: columnsOfTemplate, file: text.templateFile },
  }),
  handle(
    customerImports.check,
    { audit: { action: 'import_check', noun: 'customer' } },
    ({ actor, params: { importId }, body }) => after(actor, importId, checkImport(actor, importId, body.columns)),
  ),
  handle(customerImports.head, { audit: howItIsRead }, ({ actor, params: { importId }, body }) =>
    after(actor, importId, setFirstRow(customers, actor, importId, body.first_is_data, text)),
  ),
  handle(
    customerImports.decide,
    { audit: { action: 'import_decide', noun: 'customer' } },
    ({ actor, params: { importId }, body }) => after(actor, importId, decideImport(actor, importId, body)),
  ),
]);
