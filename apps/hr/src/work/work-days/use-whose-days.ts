import { useUser } from '@toam/auth/session';
import { seesAllWork } from '@toam/domain/actor';
import type { WorkDaysAddress } from './work-days.search';

/** Whose days the address asks for. Without a team of their own, admins and payroll begin with everybody. */
export function useWhoseDays({ mode, team, person }: WorkDaysAddress) {
  const viewer = useUser();
  const seesAll = seesAllWork(viewer);
  const isTeam = mode === 'team';
  return {
    viewer,
    seesAll,
    isTeam,
    leader: team ?? (seesAll ? 0 : viewer.id),
    /** Null: the whole team. */
    person: isTeam ? person : viewer.id,
  };
}

export type WhoseDays = ReturnType<typeof useWhoseDays>;
