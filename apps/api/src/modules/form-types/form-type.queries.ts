import type { FormTypeKind } from '@toam/domain/form-types';
import { and, asc, eq, gte, isNull, max, ne, sql } from 'drizzle-orm';
import { nameKey } from '../../db/columns';
import { db } from '../../db/db';
import { type FormTypeRow, formTypes, shiftVersions } from './form-type.schema';

const stands = isNull(formTypes.deleted_at);
const ofKind = (kind: FormTypeKind) => and(eq(formTypes.kind, kind), stands);

/** Makes changes to entries of a kind run one after the other: names must stay unique, and shifts must not overlap. */
export const lockKind = async (kind: FormTypeKind): Promise<void> => {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`form type ${kind}`}, 0))`);
};

/** In the order of the forms, with those switched off. */
export const listKind = (kind: FormTypeKind): Promise<FormTypeRow[]> =>
  db().select().from(formTypes).where(ofKind(kind)).orderBy(asc(formTypes.position), asc(formTypes.id));

export const listAll = (): Promise<FormTypeRow[]> =>
  db().select().from(formTypes).where(stands).orderBy(asc(formTypes.kind), asc(formTypes.position), asc(formTypes.id));

/** Deleted ones too, because they can be restored. */
export async function findFormType(kind: FormTypeKind, id: number): Promise<FormTypeRow | undefined> {
  const [found] = await db()
    .select()
    .from(formTypes)
    .where(and(eq(formTypes.kind, kind), eq(formTypes.id, id)));
  return found;
}

/** Whether another entry of the kind has the name, without case; accents count. */
export async function isNameTaken(kind: FormTypeKind, name: string, except?: number): Promise<boolean> {
  const isSame = sql`${nameKey(formTypes.name)} = ${nameKey(sql`${name}::text`)}`;
  const other = except === undefined ? undefined : ne(formTypes.id, except);
  const [found] = await db()
    .select({ id: formTypes.id })
    .from(formTypes)
    .where(and(ofKind(kind), isSame, other))
    .limit(1);
  return found !== undefined;
}

/** The fields that an entry's form sets. */
export type FormTypeColumns = Pick<
  FormTypeRow,
  'name' | 'start_minute' | 'end_minute' | 'grace_minutes' | 'optional' | 'uses_quota'
>;

/** What says from when a shift is so. */
type Dated = Pick<FormTypeRow, 'applies_from'>;

/** Adds an entry after the others of its kind. */
export async function insertFormType(kind: FormTypeKind, columns: FormTypeColumns & Dated): Promise<FormTypeRow> {
  const [last] = await db()
    .select({ position: max(formTypes.position) })
    .from(formTypes)
    .where(ofKind(kind));
  const [made] = await db()
    .insert(formTypes)
    .values({ ...columns, kind, position: (last?.position ?? 0) + 1 })
    .returning();
  return made!;
}

export async function updateFormType(
  id: number,
  written: Partial<FormTypeColumns & Dated & Pick<FormTypeRow, 'active' | 'deleted_at'>>,
): Promise<FormTypeRow> {
  const [updated] = await db()
    .update(formTypes)
    .set({ ...written, version: sql`${formTypes.version} + 1` })
    .where(eq(formTypes.id, id))
    .returning();
  return updated!;
}

/** Stores the order. It is not a change of the entries themselves. */
export async function writeOrder(ids: readonly number[]): Promise<void> {
  const order = sql.param(`{${ids.join(',')}}`);
  await db().execute(sql`
    update ${formTypes} set position = placed.position
    from unnest(${order}::int[]) with ordinality as placed (id, position)
    where form_types.id = placed.id and form_types.position <> placed.position`);
}

/** Every shift, deleted ones too, with its versions, each row once for each. By their order, and the days of the versions. */
export const listShiftVersions = () =>
  db()
    .select({ shift: formTypes, version: shiftVersions })
    .from(formTypes)
    .leftJoin(shiftVersions, eq(shiftVersions.shift_id, formTypes.id))
    .where(eq(formTypes.kind, 'shift'))
    .orderBy(asc(formTypes.position), asc(formTypes.id), asc(shiftVersions.applies_from));

type NewVersion = typeof shiftVersions.$inferInsert;

export const hasVersions = async (shiftId: number): Promise<boolean> =>
  (await db().$count(shiftVersions, eq(shiftVersions.shift_id, shiftId))) > 0;

export const insertVersion = (values: NewVersion) => db().insert(shiftVersions).values(values);

/** The versions from a day on give way to another. */
export const dropVersionsFrom = (shiftId: number, day: string) =>
  db()
    .delete(shiftVersions)
    .where(and(eq(shiftVersions.shift_id, shiftId), gte(shiftVersions.applies_from, day)));
