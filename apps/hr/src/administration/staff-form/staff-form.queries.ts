import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import type { DataOf } from '@toam/contracts/endpoint';
import { findTaken, listManagerChoices } from '@toam/contracts/user/user.endpoints';
import type { JobPosition } from '@toam/domain/actor';
import { userQueries } from '../staff/staff.queries';

/** Fields that another person may already have; the form checks them during typing. */
export const checkedFields = ['email', 'phone_number', 'social_id'] as const;
export type CheckedField = (typeof checkedFields)[number];

export type ManagerChoices = DataOf<typeof listManagerChoices>;

/** The form's queries besides the record itself. `userId` is the person being edited; null for a new person. */
export const staffFormQueries = {
  /** Who has this number or address; null if nobody. Not under the staff key, so that a save does not refetch it. */
  taken: (field: CheckedField, typed: string, userId: number | null) =>
    queryOptions({
      queryKey: ['taken', field, typed, userId],
      queryFn: async ({ signal }) => {
        const query = { [field]: typed, ...(userId !== null && { user_id: userId }) };
        return (await call(findTaken, { query }, signal))[field];
      },
      staleTime: 30_000,
    }),

  /** Who can be the manager of a person at this position. D27. */
  managers: (job_position: JobPosition, userId: number | null, search = '') =>
    queryOptions({
      queryKey: [...userQueries.all, 'managers', job_position, userId, search],
      queryFn: ({ signal }) => {
        const query = { job_position, search, ...(userId !== null && { user_id: userId }) };
        return call(listManagerChoices, { query }, signal);
      },
      staleTime: 30_000,
    }),
};
