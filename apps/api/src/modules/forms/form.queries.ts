import { type FormKind, formKinds, isLeave } from '@toam/domain/work/form-kinds';
import { FormStatus } from '@toam/domain/work/form-access';
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { db } from '../../db/db';
import { idArray } from '../../db/id-array';
import type { Page } from '../../http/page';
import type { InputColumns } from './form-kinds';
import { type FormRecord, forms } from './form.schema';

const alive = isNull(forms.deleted_at);

/** Locks the form until the transaction ends. */
export async function lockForm(kind: FormKind, id: number): Promise<FormRecord | undefined> {
  const [found] = await db()
    .select()
    .from(forms)
    .where(and(eq(forms.id, id), eq(forms.kind, kind), alive))
    .for('update');
  return found;
}

/** Makes saves of a person's leave run one after the other: days must not overlap, nor be taken twice. */
export const lockLeaveOf = async (userId: number): Promise<void> => {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`leave ${userId}`}, 0))`);
};

type NewForm = InputColumns & Pick<FormRecord, 'kind' | 'user_id' | 'department'>;

export async function insertForm(values: NewForm): Promise<FormRecord> {
  const [made] = await db().insert(forms).values(values).returning();
  return made!;
}

type Written = Partial<
  InputColumns &
    Pick<
      FormRecord,
      | 'status'
      | 'decided_by'
      | 'decided_at'
      | 'reject_reason'
      | 'revoked_at'
      | 'cancel_asked_at'
      | 'cancel_reason'
      | 'deleted_at'
    >
>;

export async function updateForm(id: number, written: Written): Promise<FormRecord> {
  const [updated] = await db()
    .update(forms)
    .set({ ...written, version: sql`${forms.version} + 1` })
    .where(eq(forms.id, id))
    .returning();
  return updated!;
}

export interface FormFilter {
  kind: FormKind | 'all' | readonly FormKind[];
  /** 'open': waits for a decision, or for an answer to 'Xin huỷ'. D115. */
  status?: FormStatus | 'open' | undefined;
  /** Forms that cover a day from here to there: '2026-11-01'. */
  first?: string | undefined;
  last?: string | undefined;
  id?: number | undefined;
}

const isOpen = or(eq(forms.status, FormStatus.pending), isNotNull(forms.cancel_asked_at));

const matching = ({ kind, status, first, last, id }: FormFilter): SQL | undefined =>
  and(
    alive,
    kind === 'all' ? undefined : inArray(forms.kind, [kind].flat()),
    status === undefined ? undefined : status === 'open' ? isOpen : eq(forms.status, status),
    first === undefined ? undefined : gte(forms.end_date, first),
    last === undefined ? undefined : lte(forms.start_date, last),
    id === undefined ? undefined : eq(forms.id, id),
  );

/** A form that is not deleted. */
export async function findForm(kind: FormFilter['kind'], id: number): Promise<FormRecord | undefined> {
  const [found] = await db().select().from(forms).where(matching({ kind, id }));
  return found;
}

async function listWhere(where: SQL | undefined, { page, size }: Page) {
  const [counted] = await db().select({ total: count() }).from(forms).where(where);
  const list = await db()
    .select()
    .from(forms)
    .where(where)
    .orderBy(desc(forms.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, list };
}

/** Forms of a person, newest first. */
export const listFormsOf = (userId: number, filter: FormFilter, page: Page) =>
  listWhere(and(matching(filter), eq(forms.user_id, userId)), page);

/** Forms to be decided by a person, or by any admin. `approver` null: all. D97. */
const decidedBy = (approver: number | null): SQL | undefined =>
  approver === null ? undefined : eq(forms.approver_id, approver);

export const listFormsFor = (approver: number | null, filter: FormFilter, page: Page) =>
  listWhere(and(matching(filter), decidedBy(approver)), page);

/** How many forms each kind has. */
async function countByKind(where: SQL | undefined): Promise<Record<FormKind, number>> {
  const found = await db().select({ kind: forms.kind, count: count() }).from(forms).where(where).groupBy(forms.kind);
  const of = (kind: FormKind) => found.find((row) => row.kind === kind)?.count ?? 0;
  return Object.fromEntries(formKinds.map((kind) => [kind, of(kind)])) as Record<FormKind, number>;
}

/** Forms of a person by kind, whatever kind the filter names. */
export const countFormsOf = (userId: number, filter: FormFilter) =>
  countByKind(and(matching({ ...filter, kind: 'all' }), eq(forms.user_id, userId)));

/** Forms that wait for a person, by kind. */
export const countWaiting = (approver: number | null) => countByKind(and(alive, isOpen, decidedBy(approver)));

/** How many pending forms cover one of the days. */
export const countPending = (first: string, last: string): Promise<number> =>
  db().$count(forms, matching({ kind: 'all', status: FormStatus.pending, first, last }));

/** Forms of these people that cover one of the days. */
export const findFormsOn = (
  users: readonly number[],
  first: string,
  last: string,
  { statuses, kinds }: { statuses?: FormStatus[]; kinds?: FormKind[] } = {},
): Promise<FormRecord[]> =>
  db()
    .select()
    .from(forms)
    .where(
      and(
        alive,
        sql`${forms.user_id} = any(${idArray(users)})`,
        lte(forms.start_date, last),
        gte(forms.end_date, first),
        statuses && inArray(forms.status, statuses),
        kinds && inArray(forms.kind, kinds),
      ),
    )
    .orderBy(forms.id);

/** Leave of a person that waits or is approved and covers one of the days. @param except the form that is being changed */
export const findLeave = (userId: number, first: string, last: string, except = 0): Promise<FormRecord[]> =>
  db()
    .select()
    .from(forms)
    .where(
      and(
        alive,
        eq(forms.user_id, userId),
        inArray(forms.kind, formKinds.filter(isLeave)),
        inArray(forms.status, [FormStatus.pending, FormStatus.approved]),
        lte(forms.start_date, last),
        gte(forms.end_date, first),
        ne(forms.id, except),
      ),
    )
    .orderBy(forms.start_date, forms.id);

/** How many forms use each of these entries. Deleted ones count, too. */
export async function countByColumn(
  column: 'reason_id' | 'shift',
  ids: readonly number[],
): Promise<Map<number, number>> {
  const found = await db()
    .select({ id: forms[column], count: count() })
    .from(forms)
    .where(sql`${forms[column]} = any(${idArray(ids)})`)
    .groupBy(forms[column]);
  return new Map(found.flatMap(({ id, count: uses }) => (id === null ? [] : [[id, uses]])));
}
