import { postFilters, postTabs, listPosted } from '@toam/contracts/post/post.endpoints';
import type { PostRow } from '@toam/contracts/post/post.schema';
import { postColumnText as text, postStateText } from '@toam/contracts/post/post.text';
import { newsInWords } from '@toam/contracts/post/post-event.text';
import type { Actor } from '@toam/domain/actor';
import { dayStart } from '@toam/domain/day';
import { z } from 'zod';
import { type ExportColumn, exportColumnsOf, sheetColumn } from '../../sheets/export-column';
import { exportKind } from '../../sheets/export-kind';
import type { SheetBatch } from '../../sheets/sheet';
import { findByIds, findIds } from './post-list.queries';
import { serializePosts } from './post-serializer';

const { text: words, number, moment, day } = exportColumnsOf<PostRow>();

const unitCount = ({ channel, ...row }: PostRow): number | null =>
  channel.portal === 'batdongsan' ? row.batdongsan_type_news_days : row.type_news_day;

/** Columns of the manager. */
const columns: Record<string, ExportColumn<PostRow>> = {
  id: words(text.id, ({ id }) => String(id), 80),
  house_id: words(text.house_id, ({ house }) => String(house.id), 80),
  title: words(text.title, ({ title, house }) => title ?? house.title, 280),
  address: words(text.address, ({ house }) => house.address, 280),
  price: number(text.price, ({ house }) => house.into_money),
  channel: words(text.channel, ({ channel }) => channel.name, 120),
  poster: words(text.poster, ({ user }) => user.name, 160),
  news: words(text.news, (row) => newsInWords(row.channel.portal, row), 220),
  count: number(text.count, unitCount),
  value: number(text.value, ({ type_news_value }) => type_news_value),
  total: number(text.total, ({ total }) => total),
  standing: words(text.standing, ({ standing }) => postStateText[standing], 120),
  error: words(text.error, ({ error, leaving_reason }) => error ?? leaving_reason, 280),
  failed_quantity: number(text.failed_quantity, ({ failed_quantity }) => failed_quantity),
  approver: words(text.approver, ({ approver }) => approver?.name ?? null, 160),
  approved_at: moment(text.approved_at, ({ approved_at }) => approved_at),
  posted_at: moment(text.posted_at, ({ posted_at }) => posted_at),
  last_day: day(text.last_day, ({ last_day }) => (last_day === null ? null : dayStart(last_day))),
  link: words(text.link, ({ link }) => link, 240),
  created_at: moment(text.created_at, ({ created_at }) => created_at),
  updated_at: moment(text.updated_at, ({ updated_at }) => updated_at),
};

/** `bought`: what portals took. */
const question = z.object({ tab: z.enum([...postTabs, 'bought']).default('posted'), ...postFilters });

const rowsAtOnce = 500;

async function* batches(actor: Actor, ids: number[], cells: ExportColumn<PostRow>[]): AsyncGenerator<SheetBatch> {
  for (let at = 0; at < ids.length; at += rowsAtOnce) {
    const rows = await serializePosts(actor, await findByIds(ids.slice(at, at + rowsAtOnce)));
    yield rows.map((row) => cells.map(({ value }) => value(row)));
  }
}

/** Posts of a tab as the screen shows them, or all that were not removed. D48 */
export const postExport = exportKind({
  list: listPosted,
  question,
  column: (wanted) => sheetColumn(columns, wanted),
  find: async (actor, query, wanted) => {
    const ids = await findIds(actor, query && { tab: query.tab, filters: query });
    const cells = wanted.map(({ key }) => columns[key]!);
    return { total: ids.length, batches: batches(actor, ids, cells) };
  },
});
