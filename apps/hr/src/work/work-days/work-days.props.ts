import type { DaysOfTeam, DaysOfUser } from './work-days.queries';
import type { WorkDaysAddress } from './work-days.search';

export interface OneProps {
  days: DaysOfUser;
  address: WorkDaysAddress;
  /** The days are the viewer's own. */
  isMine: boolean;
}

export interface TeamProps {
  team: DaysOfTeam;
  address: WorkDaysAddress;
}
