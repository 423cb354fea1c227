import { moduleOf } from '../../http/handle';
import { matchRequestsOfHouseCall } from './house-customers/house-customers';
import { moveCalls } from './moving/move-customer';
import { failingColumnCalls } from './near-misses/failing-columns';
import { listRelaxationsCall } from './near-misses/relaxations';
import { needHouseCalls } from './need-houses/need-houses';

/** The match status of customers with houses: from the house's side, and in the drawer of a need. */
export const recommendationsModule = moduleOf([
  matchRequestsOfHouseCall,
  ...moveCalls,
  ...needHouseCalls,
  ...failingColumnCalls,
  listRelaxationsCall,
]);
