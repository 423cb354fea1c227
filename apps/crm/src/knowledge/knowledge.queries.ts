import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { byId, pagedRows } from '@toam/api-client/paged-rows';
import { keepRows } from '@toam/api-client/query-client';
import {
  listArticleComments,
  listColumn,
  listColumns,
  listRefused,
  listVersions,
  listWaiting,
  readKnowledge,
  readVersion,
  type KnowledgeShow,
} from '@toam/contracts/knowledge/knowledge.endpoints';
import type { KnowledgeArticle, KnowledgeCard } from '@toam/contracts/knowledge/knowledge.schema';

/** Cards of a column that load at once. Specification 2 §7 */
export const cardsAPage = 10;
/** Rows of a list. */
const rowsAPage = 20;

/** What the list beside the board shows: a search, or one of these. */
export type KnowledgeList = { search: string } | { show: Exclude<KnowledgeShow, 'waiting'> | 'refused' };

interface CardPage {
  total: number;
  total_page: number;
  page: number;
  list: KnowledgeCard[];
}

async function pageOfCards(
  query: { search?: string; show?: KnowledgeShow; page: number; size: number },
  signal: AbortSignal,
): Promise<CardPage> {
  return (await call(readKnowledge, { query }, signal)) as CardPage;
}

/** All keys begin with `article`, the noun of live events; a record's own parts lie below its detail and are read again with it. */
export const knowledgeQueries = {
  all: ['article'] as const,
  board: ['article', 'board'] as const,
  /** Below the board, which is read again with every change. */
  counts: ['article', 'board', 'counts'] as const,
  columns: queryOptions({
    queryKey: ['article', 'columns'],
    queryFn: ({ signal }) => call(listColumns, {}, signal),
  }),
  /** One page of a column. */
  cards: (typeId: number, page: number) =>
    queryOptions({
      queryKey: [...knowledgeQueries.board, typeId, page],
      queryFn: ({ signal }) => call(listColumn, { params: { typeId }, query: { page, size: cardsAPage } }, signal),
    }),
  list: (query: KnowledgeList) =>
    infiniteQueryOptions({
      queryKey: [...knowledgeQueries.all, 'list', query],
      ...pagedRows((page: number, signal: AbortSignal): Promise<CardPage> => {
        if (!('show' in query)) return pageOfCards({ ...query, page, size: rowsAPage }, signal);
        const { show } = query;
        if (show === 'refused') return call(listRefused, { query: { page, size: rowsAPage } }, signal);
        return pageOfCards({ show, page, size: rowsAPage }, signal);
      }, byId),
      ...keepRows,
    }),
  /** How many of one's own were refused, and how many are to be looked at again. */
  refusedCount: queryOptions({
    queryKey: ['article', 'board', 'counts', 'refused'],
    queryFn: async ({ signal }) => (await call(listRefused, { query: { page: 1, size: 1 } }, signal)).total,
  }),
  overdueCount: queryOptions({
    queryKey: ['article', 'board', 'counts', 'overdue'],
    queryFn: async ({ signal }) => (await pageOfCards({ show: 'overdue', page: 1, size: 1 }, signal)).total,
  }),
  detail: (id: number) =>
    queryOptions({
      queryKey: [...knowledgeQueries.all, 'detail', id],
      queryFn: async ({ signal }) => (await call(readKnowledge, { query: { id } }, signal)) as KnowledgeArticle,
    }),
  comments: (id: number) =>
    infiniteQueryOptions({
      queryKey: [...knowledgeQueries.all, 'detail', id, 'comments'],
      ...pagedRows(
        (page: number, signal: AbortSignal) =>
          call(listArticleComments, { params: { id }, query: { page, size: 50 } }, signal),
        byId,
      ),
    }),
  versions: (id: number) =>
    queryOptions({
      queryKey: [...knowledgeQueries.all, 'detail', id, 'versions'],
      queryFn: ({ signal }) => call(listVersions, { params: { id }, query: { page: 1, size: 100 } }, signal),
    }),
  version: (id: number, version: number) =>
    queryOptions({
      queryKey: [...knowledgeQueries.all, 'version', id, version],
      queryFn: ({ signal }) => call(readVersion, { params: { id, version } }, signal),
    }),
  /** What waits for a decision. `approval.changed` names the first part of the key. */
  waiting: (filter: { type: number | null }) =>
    infiniteQueryOptions({
      queryKey: ['approval', 'articles', filter],
      ...pagedRows(async (page: number, signal: AbortSignal): Promise<CardPage> => {
        if (filter.type === null) return pageOfCards({ show: 'waiting', page, size: rowsAPage }, signal);
        const query = { page, size: rowsAPage };
        return call(listWaiting, { params: { typeId: filter.type }, query }, signal);
      }, byId),
      ...keepRows,
    }),
};
