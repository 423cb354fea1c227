import { listStreets as listStreetsEndpoint, readHouseOptions } from '@toam/contracts/option/option.endpoints';
import type { HouseOptions, DictionaryType } from '@toam/contracts/option/option.schema';
import * as calls from '@toam/contracts/dictionary/dictionary.endpoints';
import type { RemovedEntry } from '@toam/contracts/dictionary/dictionary.endpoints';
import { dictionaryText } from '@toam/contracts/dictionary/dictionary.text';
import { houseText } from '@toam/contracts/house/house.text';
import type { Actor } from '@toam/domain/actor';
import { isFixedEntry } from '@toam/domain/dictionary/dictionary';
import { bareStreet, normaliseStreet, spellingsOf } from '@toam/domain/house/address';
import { plain, searchWords } from '@toam/domain/vietnamese';
import { and, asc, count, eq, isNull, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { contains } from '../../db/column-conditions';
import { handle, moduleOf } from '../../http/handle';
import { pageOf } from '../../http/page';
import { listProjectChoices } from '../projects/projects.reads';
import { listNamed } from './options.reads';
import { HttpError } from '../../http-error';
import { listEntries, findEntry, lockType, updateEntry } from './dictionary.queries';
import { serializeEntries, serializeEntry } from './entry-serializer';
import { changeEntry, createEntry, takeEntry, publishEntry, yes } from './save-entry';
import { auditNothing } from '../../audit/audit-context';
import { tx, db } from '../../db/db';
import { readUses } from './entry-uses';
import { nameKey, nameOrder } from '../../db/columns';
import { dictionaryEntries } from './dictionary.schema';

/** Every type but streets, which have a search instead. */
const offered = ['type', 'class', 'ownership', 'direction', 'street_type', 'province', 'district', 'city'] as const;

/** The lists of the house form. Entries that are switched off are included for their names only. */
async function houseOptions(): Promise<HouseOptions> {
  const entries = await listNamed([...offered]);
  const of = (type: (typeof offered)[number]) => entries.filter((entry) => entry.type === type);
  return {
    type: of('type'),
    class: of('class'),
    ownership: of('ownership'),
    direction: of('direction'),
    street_type: of('street_type'),
    province: of('province'),
    district: of('district'),
    city: of('city'),
    project: await listProjectChoices(),
  };
}

/**
 * Deletes an entry softly (D11). An entry in use is switched off instead (D66). Which of the two applies is decided here, under
 * the lock, because an entry that was unused on the screen may be in use by now. A house that is saved with the entry at the
 * same moment still shows its name, because a deleted entry keeps it.
 * @throws HttpError not_found; invalid for entries that the product needs
 */
const removeEntry = (
  actor: Actor,
  type: DictionaryType,
  { id, district_id }: { id: number; district_id?: number | null | undefined },
): Promise<RemovedEntry> =>
  tx(async () => {
    await lockType(type);
    const entry = await takeEntry(type, id, district_id);
    if (entry.deleted_at !== null) throw new HttpError('not_found', dictionaryText.notFound);
    if (isFixedEntry(type, id)) throw new HttpError('invalid', dictionaryText.fixed);
    const isUsed = (await readUses(type, [entry])).get(id)!.length > 0;
    if (!isUsed) await updateEntry(entry, { deleted_at: new Date() });
    else if (entry.active) await updateEntry(entry, { active: false });
    const after = (await findEntry(type, id))!;
    if (isUsed && !entry.active) auditNothing();
    else
      await publishEntry(actor, after, [
        { column: 'active', old_value: yes(entry.active), new_value: yes(after.active) },
        { column: 'deleted_at', old_value: null, new_value: isUsed ? null : houseText.historyDeleted },
      ]);
    return { outcome: isUsed ? 'deactivated' : 'deleted', entry: await serializeEntry(after) };
  });

/**
 * The dictionary for admins. `list` and `detail` take the same writes (D66). An entry's id counts within its type, so the use cases
 * add the audit's record themselves.
 */
const dictionaryCalls = [
  handle(calls.listDictionary, async ({ params, query }) => {
    const { total, list } = await listEntries(params.type, query);
    return pageOf(await serializeEntries(list), total, query);
  }),
  handle(calls.readDictionaryEntry, async ({ params, query }) => {
    const entry = await takeEntry(params.type, query.id, query.district_id);
    if (entry.deleted_at !== null) throw new HttpError('not_found', dictionaryText.notFound);
    return serializeEntry(entry);
  }),
  ...[calls.createDictionaryEntry, calls.createDictionaryEntryOnList].map((endpoint) =>
    handle(endpoint, { audit: { action: 'create', noun: 'dictionary' } }, ({ actor, params, body }) =>
      createEntry(actor, params.type, body),
    ),
  ),
  ...[calls.changeDictionaryEntry, calls.changeDictionaryEntryOnList].map((endpoint) =>
    handle(
      endpoint,
      { audit: { action: ({ body }) => (body.restore ? 'restore' : 'update'), noun: 'dictionary' } },
      ({ actor, params, body }) => changeEntry(actor, params.type, body),
    ),
  ),
  ...[calls.removeDictionaryEntry, calls.removeDictionaryEntryOnList].map((endpoint) =>
    handle(endpoint, { audit: { action: 'delete', noun: 'dictionary' } }, ({ actor, params, body }) =>
      removeEntry(actor, params.type, body),
    ),
  ),
];

interface StreetQuery {
  search: string;
  /** Quận/Huyện whose streets come first, among those that match as well. */
  province?: number | undefined;
  page: number;
  size: number;
}

/** The words of the name in one of its spellings, with or without the word 'Đường'. */
const isCalled = (search: string): SQL | undefined =>
  or(
    ...[search, ...spellingsOf(normaliseStreet(search))].map((name) =>
      and(...searchWords(name).map((word) => contains(dictionaryEntries.search, word))),
    ),
  );

const beginsWith = (name: SQLWrapper, beginnings: string[]): SQL =>
  sql.join(
    beginnings.map((begun) => sql`starts_with(${name}, ${begun})`),
    sql` or `,
  );

/** Dictionaries write a numbered street as '5', 'Số 5' or 'Đường số 5'. */
const asNumbered = (name: string): string[] =>
  /^\d/.test(name) ? [name, `so ${name}`, `duong ${name}`, `duong so ${name}`] : [name];

/** 0 for names that begin with what was typed, 1 if only without accents, 2 for others. Whoever types accents means them. */
function matchOf(search: string): SQL {
  const { value } = dictionaryEntries;
  const typed = [search.normalize('NFC').toLowerCase(), bareStreet(search)];
  const plainly = [...typed.map(plain), ...spellingsOf(normaliseStreet(search)).flatMap(asNumbered)];
  return sql`case when ${beginsWith(nameKey(value), typed)} then 0 when ${beginsWith(sql`f_vn(${value})`, plainly)} then 1 else 2 end`;
}

/** Street names, one row each, best matches first. A long street has an entry in every district that it crosses. */
async function listStreets({ search, province, page, size }: StreetQuery) {
  const where = and(
    eq(dictionaryEntries.type, 'street'),
    eq(dictionaryEntries.active, true),
    isNull(dictionaryEntries.deleted_at),
    isCalled(search),
  );
  const here = sql<number>`max((${dictionaryEntries.parent_id} = ${province ?? null}::int)::int)`;
  const inHere = sql`${dictionaryEntries.parent_id} = ${province ?? null}::int`;
  const streets = db()
    .select({
      id: sql<number>`coalesce(min(${dictionaryEntries.id}) filter (where ${inHere}), min(${dictionaryEntries.id}))`.as(
        'id',
      ),
      value: dictionaryEntries.value,
      parent_id: sql<
        number | null
      >`coalesce(min(${dictionaryEntries.parent_id}) filter (where ${inHere}), min(${dictionaryEntries.parent_id}))`.as(
        'parent_id',
      ),
    })
    .from(dictionaryEntries)
    .where(where)
    .groupBy(dictionaryEntries.value);
  const [counted] = await db().select({ total: count() }).from(streets.as('streets'));
  const list = await streets
    .orderBy(
      matchOf(search),
      sql`${here} desc nulls last`,
      nameOrder(dictionaryEntries.value),
      asc(dictionaryEntries.value),
    )
    .limit(size)
    .offset((page - 1) * size);
  return { total: counted?.total ?? 0, list };
}

/** The choices of forms and filters, and their administration. */
export const optionsModule = moduleOf([
  handle(readHouseOptions, houseOptions),
  handle(listStreetsEndpoint, async ({ query }) => {
    const { total, list } = await listStreets(query);
    return pageOf(list, total, query);
  }),
  ...dictionaryCalls,
]);
