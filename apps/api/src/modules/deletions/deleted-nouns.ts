import type { DeletedNoun } from '@toam/contracts/deletion/deletion.endpoints';
import { deletionText as text } from '@toam/contracts/deletion/deletion.text';
import { type SQL, sql } from 'drizzle-orm';
import { deletedLedger } from './deleted-ledger';
import type { DeletedSource } from './deleted-source';

const isDeleted = sql`r.deleted_at is not null`;

/** What people wrote: found by its title, told by its beginning. */
const article = (from: SQL, model: DeletedSource['model']): DeletedSource => ({
  ...{ model, from, which: isDeleted, name: sql`r.title`, detail: sql`left(r.excerpt, 80)`, owner: sql`r.user_id` },
  ...{ search: sql`f_vn(r.id::text || ' ' || r.title)`, hindered: sql`null::text` },
});

export const deletedNouns: Readonly<Record<DeletedNoun, DeletedSource>> = {
  house: {
    model: 'House',
    from: sql`houses r left join customers c on c.id = r.customer_id`,
    which: isDeleted,
    name: sql`coalesce(nullif(r.title, ''), r.house_number || ' ' || r.house_address)`,
    detail: sql`concat_ws(', ', r.house_number || ' ' || r.house_address, nullif(r.place, ''))`,
    owner: sql`r.user_id`,
    search: sql`r.search`,
    hindered: sql`case when c.deleted_at is not null then ${text.ownerDeleted}::text end`,
  },
  customer: {
    model: 'Customer',
    from: sql`customers r`,
    which: sql`${isDeleted} and r.merged_into is null`,
    name: sql`r.name`,
    detail: sql`''`,
    owner: sql`r.user_id`,
    search: sql`r.id::text || ' ' || r.search`,
    hindered: sql`null::text`,
  },
  request: {
    model: 'Request',
    from: sql`requests r join customers c on c.id = r.customer_id`,
    which: isDeleted,
    name: sql`c.name`,
    detail: sql`r.place`,
    owner: sql`r.user_id`,
    search: sql`r.search || ' ' || c.search`,
    hindered: sql`case when c.deleted_at is not null then ${text.customerDeleted}::text end`,
  },
  project: {
    model: 'Project',
    from: sql`projects r`,
    which: isDeleted,
    name: sql`r.name`,
    detail: sql`coalesce(r.address, '')`,
    owner: sql`r.user_id`,
    search: sql`f_vn(r.id::text || ' ' || r.name || ' ' || coalesce(r.address, ''))`,
    hindered: sql`null::text`,
  },
  blog: article(sql`blogs r`, 'Blog'),
  article: article(sql`articles r`, 'Article'),
  user: {
    model: 'User',
    from: sql`users r left join users t on t.deleted_at is null and lower(t.email) = lower(r.email)`,
    which: isDeleted,
    name: sql`r.name`,
    detail: sql`coalesce(r.email, '')`,
    owner: sql`null::int`,
    search: sql`r.id::text || ' ' || r.search`,
    hindered: sql`case when t.id is not null then replace(${text.emailTaken('{name}')}::text, '{name}', t.name) end`,
  },
  ...deletedLedger,
};
