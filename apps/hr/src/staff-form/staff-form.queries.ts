import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import type { DataOf } from '@toam/contracts/endpoint';
import { findTaken, listManagerChoices } from '@toam/contracts/user/user.endpoints';
import type { JobPosition } from '@toam/domain/actor';
import { userQueries } from '../staff/staff.queries';

/** What may be somebody else's already, and is asked for as it is typed. */
export const checkedFields = ['email', 'phone_number', 'social_id'] as const;
export type CheckedField = (typeof checkedFields)[number];

export type ManagerChoices = DataOf<typeof listManagerChoices>;

/** Whom the form asks about beside the record itself. `userId` is the person being edited; null for a newcomer. */
export const staffFormQueries = {
  /** Whose a number or address is; null where it is nobody's. Apart from the staff: a save does not ask about itself. */
  taken: (field: CheckedField, typed: string, userId: number | null) =>
    queryOptions({
      queryKey: ['taken', field, typed, userId],
      queryFn: async ({ signal }) => {
        const query = { [field]: typed, ...(userId !== null && { user_id: userId }) };
        return (await call(findTaken, { query }, signal))[field];
      },
      staleTime: 30_000,
    }),

  /** Who may be the manager of a person at a position. D27. */
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
