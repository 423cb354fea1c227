import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { pagedRows } from '@toam/api-client/paged-rows';
import { keepRows } from '@toam/api-client/query-client';
import { type AnswerFigure, listAnsweredTurns, readAnswerTimes } from '@toam/contracts/chat/answer-time.endpoints';

export interface Period {
  from: string;
  to: string;
  user_id?: number | undefined;
}

/** Under the live events' key: a new message may change every figure. */
export const answerTimeQueries = {
  figures: (period: Period) =>
    queryOptions({
      queryKey: ['chat', 'answer-times', period],
      queryFn: ({ signal }) => call(readAnswerTimes, { query: period }, signal),
      ...keepRows,
    }),
  rows: (period: Period, figure: AnswerFigure) =>
    infiniteQueryOptions({
      queryKey: ['chat', 'answer-times', 'rows', period, figure],
      ...pagedRows(
        (page: number, signal: AbortSignal) =>
          call(listAnsweredTurns, { query: { ...period, figure, page, size: 20 } }, signal),
        ({ uuid, asked }) => `${uuid} ${asked}`,
      ),
    }),
};
