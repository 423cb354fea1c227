import { moduleOf } from '../../http/handle';
import { readRequestHistoryCall } from './history/request-history';
import { countRequestsCall, listRequestsCall, readRequestCall } from './list/read-requests';
import { matchHousesCall } from './matching/match-houses';
import { changeRequestCall } from './saving/change-request';
import { createRequestCall } from './saving/create-request';
import { deleteRequestCall, restoreRequestCall } from './saving/delete-request';
import { shareRequestCall } from './saving/share-request';

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
