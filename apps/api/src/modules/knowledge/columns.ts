import { changeColumn, createColumn, deleteColumn, listColumns } from '@toam/contracts/knowledge/knowledge.endpoints';
import { knowledgeText as text } from '@toam/contracts/knowledge/knowledge.text';
import type { Actor } from '@toam/domain/actor';
import { articleType } from '@toam/domain/knowledge/article.record';
import { tx } from '../../db/db';
import { changes, creates, deletes, handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { recordStore } from '../../record/record-store';
import { countArticles, countPosted, lastPosition, lockColumns } from './column.queries';
import { articleTypes } from './knowledge.schema';

const store = recordStore(articleType, articleTypes, {
  words: {
    notFound: text.typeNotFound,
    refused: {},
    taken: ({ type_name }) => ({ message: text.typeTaken(type_name), at: 'type_name' }),
  },
  fill: async ({ before }) => (before ? {} : { position: (await lastPosition()) + 1 }),
  row: async () => {
    const counts = await countPosted();
    return ({ id }) => ({ count: counts.get(id) ?? 0 });
  },
});

/** @throws HttpError not_found; conflict while it has articles, also such as wait or were refused */
const remove = (actor: Actor, id: number): Promise<null> =>
  tx(async () => {
    await lockColumns([id]);
    const count = await countArticles(id);
    if (count > 0) throw new HttpError('conflict', text.typeNotEmpty(count));
    return store.remove(actor, { id });
  });

/** Columns of the knowledge board. Admins write them. */
export const columnCalls = [
  handle(listColumns, ({ actor }) => store.all(actor)),
  handle(createColumn, { audit: creates('article_type') }, ({ actor, body }) => store.create(actor, body)),
  handle(changeColumn, { audit: changes('article_type', 'id') }, ({ actor, body }) => store.change(actor, body)),
  handle(deleteColumn, { audit: deletes('article_type', 'id') }, ({ actor, params }) => remove(actor, params.id)),
];
