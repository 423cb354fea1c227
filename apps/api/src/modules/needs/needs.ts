import { moduleOf } from '../../http/handle';
import { readRequestHistoryCall } from './history/need-history';
import { countRequestsCall, listRequestsCall, readRequestCall } from './list/read-needs';
import { matchHousesCall } from './matching/match-houses';
import { changeRequestCall } from './saving/change-need';
import { createRequestCall } from './saving/create-need';
import { deleteRequestCall, restoreRequestCall } from './saving/delete-need';
import { shareRequestCall } from './saving/share-need';

/** Needs: what customers want to buy or rent, and the houses that fit. */
export const requestsModule = moduleOf([
  listRequestsCall,
  countRequestsCall,
  readRequestCall,
  createRequestCall,
  changeRequestCall,
  deleteRequestCall,
  restoreRequestCall,
  shareRequestCall,
  readRequestHistoryCall,
  matchHousesCall,
]);
