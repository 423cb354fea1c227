import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { pagedRows } from '@toam/api-client/paged-rows';
import type { CallOf } from '@toam/contracts/endpoint';
import { listFigureRows } from '@toam/contracts/business/statistic.endpoints';
import type { OpenFigure } from '@toam/domain/business/business-figures';
import { type BusinessChoice, questionOf } from '../business-choice';

/** Rows of a page. */
const size = 50;

type FigureQuestion = CallOf<typeof listFigureRows>['body'];

/** A figure of a choice that is narrowed to it. */
export const figureQuestionOf = (figure: OpenFigure, choice: BusinessChoice): FigureQuestion => ({
  ...questionOf(choice),
  figure,
});

/** What figures are made of. The keys begin as those of the statistic, so that both are read again together. */
export const figureQueries = {
  all: ['business', 'rows'] as const,

  rows: (body: FigureQuestion) =>
    infiniteQueryOptions({
      queryKey: [...figureQueries.all, body],
      ...pagedRows(
        (page: number, signal: AbortSignal) => call(listFigureRows, { query: { page, size }, body }, signal),
        ({ kind, id }) => `${kind} ${id}`,
      ),
    }),

  /** The sum alone. */
  sum: (body: FigureQuestion) =>
    queryOptions({
      queryKey: [...figureQueries.all, 'sum', body],
      queryFn: async ({ signal }) => (await call(listFigureRows, { query: { page: 1, size: 1 }, body }, signal)).sum,
    }),
};
