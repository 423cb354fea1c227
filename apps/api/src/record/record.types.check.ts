// What the compiler refuses. Each line under a comment would compile if the types were loose.
import { addAccumulation } from '@toam/contracts/accumulation/accumulation.endpoints';
import { listHouseTags, saveHouseTag } from '@toam/contracts/house/house-tag.endpoints';
import type { Actor } from '@toam/domain/actor';
import { accumulation } from '@toam/domain/business/accumulation.record';
import { tag } from '@toam/domain/house/tag.record';
import { count, day, line, name, ref } from '@toam/domain/record/field';
import { record } from '@toam/domain/record/record';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, deletedAt } from '../db/columns';
import { handle } from '../http/handle';
import { accumulations } from '../modules/accumulations/accumulation.schema';
import { tags } from '../modules/houses/tags/tag.schema';
import { tagStore } from '../modules/houses/tags/tag.store';
import { type Check, recordStore } from './record-store';

declare const actor: Actor;
const base = {
  versioned: false,
  softDelete: true,
  list: { sorts: [], filters: [], first: 'x' as never },
  may: { write: () => null },
  audience: 'everyone',
} as const;
const fields = { name: name({ label: 'x' }) };

// @ts-expect-error a misspelt option
export const a1 = count({ label: 'x', requierd: true });
// @ts-expect-error an option of another kind
export const a2 = day({ label: 'x', max: 3 });
// @ts-expect-error an unknown noun
export const a3 = ref('dog', { label: 'x' });
// @ts-expect-error a field that is not there, in unique
export const a4 = record('tag', { ...base, fields, unique: ['nane'] });
// @ts-expect-error the first order is not one of the sorts
export const a5 = record('tag', { ...base, fields, list: { sorts: ['name'], filters: [], first: 'date' } });
// @ts-expect-error an audience that no rule is
export const a6 = record('tag', { ...base, audience: 'brokrage', fields });

const words = { notFound: '', refused: { mayNotChange: '' }, taken: () => ({ message: '' }) };
const stored = { id: integer('id').primaryKey(), user_id: integer('user_id'), created_at: createdAt() };
const lacking = pgTable('t', { ...stored, name: text('name').notNull(), deleted_at: deletedAt() });
// @ts-expect-error the table lacks a column
export const b1 = recordStore(tag, lacking, { words });
const wrong = pgTable('t', { ...stored, name: text('name'), color: text('color'), deleted_at: deletedAt() });
// @ts-expect-error the name may be null in the table
export const b2 = recordStore(tag, wrong, { words });
const halfWords = { notFound: '', refused: { closed: '' }, taken: words.taken };
// @ts-expect-error a reason without words
export const b3 = recordStore(accumulation, accumulations, { words: halfWords });
// @ts-expect-error the record's name is no noun of the audit
export const b4 = recordStore(record('tags', { ...base, fields: tag.fields }), tags, { words });

// @ts-expect-error a field that a record does not have
export const c1: Check<typeof tag, typeof tags> = ({ after }) => ({ name: after.nane });
// @ts-expect-error a name that is no field
export const c2: Check<typeof tag, typeof tags> = ({ changes }) => (changes('nane') ? {} : undefined);
// @ts-expect-error a new tag needs a colour
export const c3 = () => tagStore.create(actor, { name: 'x' });
// @ts-expect-error a name cannot be emptied
export const c4 = () => tagStore.change(actor, { id: 1, name: null });
// @ts-expect-error who made it is the server's
export const c5 = () => tagStore.change(actor, { id: 1, user_id: 3 });
// @ts-expect-error nothing filters tags
export const c6 = () => tagStore.all(actor, { name: ['x'] });

// @ts-expect-error a GET has no audit
export const d1 = handle(listHouseTags, { audit: { none: 'x' } }, () => tagStore.all(actor));
// @ts-expect-error every other method needs one
export const d2 = handle(saveHouseTag, () => tagStore.find(actor, 1));
// @ts-expect-error the answer lacks may_edit and more
export const d3 = handle(addAccumulation, { audit: { none: 'x' } }, () => tagStore.find(actor, 1));
// @ts-expect-error the audit names a field that the call does not have
export const d4 = handle(saveHouseTag, { audit: { action: 'update', noun: 'tag', record: 'tagID' } }, () =>
  tagStore.find(actor, 1),
);

export const fine = line({ label: 'x', max: 130 });
