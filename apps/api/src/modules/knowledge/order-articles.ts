import type { reorderArticles as reorderEndpoint } from '@toam/contracts/knowledge/knowledge.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { knowledgeText as text } from '@toam/contracts/knowledge/knowledge.text';
import type { Actor } from '@toam/domain/actor';
import { addAuditEvent, auditNothing } from '../../audit/audit-context';
import { tx } from '../../db/db';
import { HttpError } from '../../http-error';
import { emitChanges } from '../../live/emit';
import { articleStore } from './article.store';
import {
  findPosted,
  isLivingColumn,
  listPosted,
  lockColumns,
  placeArticles,
  readColumnNames,
  topOf,
} from './column.queries';

type Columns = InputOf<typeof reorderEndpoint>['body']['columns'];

/** @throws HttpError conflict if a column no longer begins with what the person saw */
async function refuseMoved(columns: Columns, present: readonly { id: number; type_id: number }[]): Promise<void> {
  for (const { type_id, seen } of columns) {
    if (!seen) continue;
    const first = present.filter((one) => one.type_id === type_id).slice(0, seen.length);
    if (seen.every((id, at) => first[at]?.id === id)) continue;
    throw new HttpError('conflict', text.orderMoved((await readColumnNames()).get(type_id) ?? ''));
  }
}

/**
 * Saves the order of columns. Articles that the call does not name follow in their old order, so what was posted meanwhile keeps its
 * place at the end. Unknown and unposted ids are left out. D65
 * @throws HttpError not_found for an unknown column; conflict if another order was seen
 */
export const reorderArticles = (actor: Actor, columns: Columns): Promise<null> =>
  tx(async () => {
    for (const { type_id } of columns)
      if (!(await isLivingColumn(type_id))) throw new HttpError('not_found', text.typeNotFound);
    const named = await findPosted(columns.flatMap(({ ids }) => ids));
    const touched = new Set([...columns.map(({ type_id }) => type_id), ...named.map(({ type_id }) => type_id)]);
    await lockColumns([...touched]);
    const known = new Set(named.map(({ id }) => id));
    const present = await listPosted([...touched]);
    await refuseMoved(columns, present);
    const changed: number[] = [];
    for (const { type_id, ids } of columns) {
      const first = ids.filter((id) => known.has(id));
      const others = present.filter((one) => one.type_id === type_id && !known.has(one.id)).map(({ id }) => id);
      changed.push(...(await placeArticles(type_id, [...first, ...others])));
    }
    if (changed.length === 0) auditNothing();
    else addAuditEvent({ count: changed.length });
    await emitChanges('article', changed, actor.id, 'everyone');
    return null;
  });

/** Moves a posted article to the top of a column. @throws HttpError not_found */
export const moveArticle = (actor: Actor, articleId: number, typeId: number): Promise<null> =>
  tx(async () => {
    if (!(await isLivingColumn(typeId))) throw new HttpError('not_found', text.typeNotFound);
    const [posted] = await findPosted([articleId]);
    if (!posted) throw new HttpError('not_found', text.notFound);
    await lockColumns([typeId, posted.type_id]);
    const before = await articleStore.hold(articleId);
    await articleStore.apply(actor, before, { type_id: typeId, position: await topOf(typeId) });
    return null;
  });
