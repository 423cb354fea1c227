import { readPlace } from '@toam/contracts/checkin/checkin.endpoints';
import { nearestDistrict } from '../../geocoder/nearest-district';
import { handle, moduleOf } from '../../http/handle';
import { closeMonthCall, readWorkMonthCall, reopenMonthCall } from './close-month';
import { monitorCheckinsCall } from './monitor';
import {
  explainDayCall,
  readDaysOfTeamCall,
  readDaysOfUserCall,
  readExplainedDayCall,
  readLastCall,
} from './read-days';
import { sendCheckinCall } from './send-checkin';

/** Check-in and check-out, the working days that follow from them, and closing a month of them. D116 */
export const checkinsModule = moduleOf([
  readLastCall,
  handle(readPlace, async ({ query }) => ({ address: await nearestDistrict(query) })),
  sendCheckinCall,
  readDaysOfUserCall,
  readDaysOfTeamCall,
  explainDayCall,
  readExplainedDayCall,
  monitorCheckinsCall,
  readWorkMonthCall,
  closeMonthCall,
  reopenMonthCall,
]);
