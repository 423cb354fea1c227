import { changeColumn, createColumn, listColumns } from '@toam/contracts/knowledge/knowledge.endpoints';
import { knowledgeText as text } from '@toam/contracts/texts/knowledge';
import { articleType } from '@toam/domain/knowledge/article.record';
import { changes, creates, handle } from '../../http/handle';
import { recordStore } from '../../record/record-store';
import { countPosted, lastPosition } from './column.queries';
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

/** Columns of the knowledge board. Admins write them. */
export const columnCalls = [
  handle(listColumns, ({ actor }) => store.all(actor)),
  handle(createColumn, { audit: creates('article_type') }, ({ actor, body }) => store.create(actor, body)),
  handle(changeColumn, { audit: changes('article_type', 'id') }, ({ actor, body }) => store.change(actor, body)),
];
