import { withoutUnseen } from '@toam/domain/visible-text';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, keyLine, longestLine, recordId, searchLine } from '@toam/contracts/field';
import { dictionaryTypes } from '@toam/contracts/option/option.schema';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { dictionaryText } from './dictionary.text';
import { dictionaryEntry } from './dictionary.schema';

/** Page sizes that the picker offers. */
export const dictionaryPageSize = 20;
export const dictionaryPageSizes = [10, 20, 50, 100] as const;

/** `position` is the order in which forms offer the entries. */
export const dictionarySortColumns = ['position', 'id', 'value', 'created_at', 'updated_at'] as const;
export const dictionaryStatuses = ['active', 'inactive'] as const;

const params = z.object({ type: z.enum(dictionaryTypes) });

/** The parent entry: a Quận/Huyện for wards and streets, a city for a Quận/Huyện. Specification 2 §7. */
const district_id = recordId;

const query = pageQuery(dictionaryPageSize).extend({
  district_id: idParam.optional(),
  /** Words, in any order, without accents. */
  search: searchLine(),
  /** Only the entry with this name, in any case. Called while a name is typed (D66). */
  value: z.string().transform(withoutUnseen).pipe(z.string().max(longestLine)).optional(),
  status: z.enum(dictionaryStatuses).optional(),
  sort: z.enum(dictionarySortColumns).default('position'),
  order: z.enum(['asc', 'desc']).default('asc'),
});
export type DictionaryQuery = z.output<typeof query>;

const valueOf = keyLine(dictionaryText.value);
const made = z.object({ value: valueOf, district_id: district_id.nullish() });
const changed = z.object({
  id: recordId,
  district_id: district_id.nullish(),
  value: valueOf.optional(),
  /** False: forms stop offering it; true: forms offer it again. */
  active: z.boolean().optional(),
  /** Moves it one place up or down in the order of the forms. */
  move: z.enum(['up', 'down']).optional(),
  /** Restores a deleted entry: the undo of a deletion (D11). */
  restore: z.literal(true).optional(),
  version: z.number().int().optional(),
});
export type DictionaryChange = z.output<typeof changed>;

/** The result: deleted, or switched off because something uses it (D66). */
export const removedEntry = z.object({ outcome: z.enum(['deleted', 'deactivated']), entry: dictionaryEntry });
export type RemovedEntry = z.output<typeof removedEntry>;

const removed = z.object({ id: recordId, district_id: district_id.nullish() });

/** Reads are meant for `list`, writes for `detail`; both paths accept both (D66). */
const at = <const P extends 'list' | 'detail'>(path: P) => ({
  create: endpoint({
    method: 'POST',
    once: true,
    path: `/dictionary/:type/${path}`,
    summary: 'Adds a value that forms choose from',
    access: 'admin',
    params,
    body: made,
    example: { params: { type: 'street' }, body: { value: 'Phan Văn Trị', district_id: 2 } },
    data: dictionaryEntry,
  }),
  change: endpoint({
    method: 'PUT',
    path: `/dictionary/:type/${path}`,
    summary: 'Renames, moves, switches on or off, or restores a value that forms choose from',
    access: 'admin',
    params,
    body: changed,
    example: { params: { type: 'ownership' }, body: { id: 1, value: 'Sổ hồng chung', active: true, move: 'down' } },
    conflict: dictionaryEntry,
    data: dictionaryEntry,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: `/dictionary/:type/${path}`,
    summary: 'Deletes a value that forms choose from, or switches it off where it is used',
    access: 'admin',
    params,
    body: removed,
    example: { params: { type: 'street' }, body: { id: 3, district_id: 2 } },
    data: removedEntry,
  }),
});

export const listDictionary = endpoint({
  method: 'GET',
  path: '/dictionary/:type/list',
  summary: 'Values that forms choose from, and what uses them',
  access: 'backOffice',
  params,
  query: query,
  example: {
    params: { type: 'district' },
    query: { page: 1, size: 20, district_id: 2, search: 'phường', status: 'active', sort: 'value', order: 'desc' },
  },
  data: pageOf(dictionaryEntry),
});

export const readDictionaryEntry = endpoint({
  method: 'GET',
  path: '/dictionary/:type/detail',
  summary: 'One value that forms choose from, and what uses it',
  access: 'backOffice',
  params,
  query: z.object({ id: idParam, district_id: idParam.optional() }),
  example: { params: { type: 'district' }, query: { id: 21, district_id: 2 } },
  data: dictionaryEntry,
});

export const {
  create: createDictionaryEntry,
  change: changeDictionaryEntry,
  remove: removeDictionaryEntry,
} = at('detail');

/** The same endpoint on the other path. */
export const {
  create: createDictionaryEntryOnList,
  change: changeDictionaryEntryOnList,
  remove: removeDictionaryEntryOnList,
} = at('list');
