import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { byId, pagedRows } from '@toam/api-client/paged-rows';
import { keepRows } from '@toam/api-client/query-client';
import type { CallOf } from '@toam/contracts/endpoint';
import { listHousesByCondition } from '@toam/contracts/house/house-statistic.endpoints';
import { listProjects, readProject } from '@toam/contracts/project/project.endpoints';
import { listQuestions } from '@toam/contracts/project/question.endpoints';
import type { Purpose } from '@toam/domain/house/house-values';

type ProjectQuery = NonNullable<CallOf<typeof listProjects>['query']>;

/** Which questions: with an answer, or without. Null: all. */
export type Answered = '0' | '1' | null;

/** Houses and questions of one call. */
const size = 10;

/** Projects with their houses. A live `record.changed` of `project` refreshes them. */
export const projectQueries = {
  all: ['project'] as const,

  list: (query: ProjectQuery) =>
    queryOptions({
      queryKey: [...projectQueries.all, 'list', query],
      queryFn: ({ signal }) => call(listProjects, { query }, signal),
      ...keepRows,
    }),

  detail: (id: number) =>
    queryOptions({
      queryKey: [...projectQueries.all, 'detail', id],
      queryFn: ({ signal }) => call(readProject, { query: { project_id: id } }, signal),
    }),

  /** Those that the person may see, the newest first. @param purpose null: for sale and for rent */
  houses: (id: number, purpose: Purpose | null = null) =>
    infiniteQueryOptions({
      queryKey: [...projectQueries.all, 'houses', id, purpose],
      ...pagedRows((page: number, signal: AbortSignal) => {
        const filters = [
          { column: 'project_id' as const, operation: 'in' as const, values: [id] },
          ...(purpose === null ? [] : [{ column: 'purpose' as const, operation: 'in' as const, values: [purpose] }]),
        ];
        return call(listHousesByCondition, { query: { page, size }, body: { filters } }, signal);
      }, byId),
    }),
};

/** Questions about projects. Their live events name the question only. */
export const questionQueries = {
  all: ['question'] as const,
  of: (projectId: number) => [...questionQueries.all, 'of', projectId] as const,

  list: (projectId: number, answered: Answered) =>
    infiniteQueryOptions({
      queryKey: [...questionQueries.of(projectId), answered],
      ...pagedRows(
        (page: number, signal: AbortSignal) =>
          call(
            listQuestions,
            { params: { id: projectId }, query: { page, size, ...(answered !== null && { answered }) } },
            signal,
          ),
        byId,
      ),
    }),
};
