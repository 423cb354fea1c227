import { queryOptions } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { listUsersByCondition } from '@toam/contracts/user/user.endpoints';
import type { Actor } from '@toam/domain/actor';
import { seesAllBusiness } from '@toam/domain/business-access';

/** D6. */
const everybody = 1000;

/** The active staff whose figures the viewer may see: all, or themselves and everybody below. D25. */
export const businessStaffQuery = (viewer: Pick<Actor, 'id' | 'role' | 'job_position'>) => {
  const team = seesAllBusiness(viewer) ? {} : { team: viewer.id };
  return queryOptions({
    queryKey: ['user', 'business', team],
    queryFn: async ({ signal }) =>
      (await call(listUsersByCondition, { query: { size: everybody, ...team } }, signal)).list,
  });
};
