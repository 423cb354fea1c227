import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { moduleOf } from '../../http/handle';
import { deleteHouseCall } from './deletion/delete-house';
import { duplicateCalls } from './duplicates/find-duplicates';
import { likeCalls } from './likes/likes';
import { listColumnValuesCall } from './list/house-column-values';
import { houseListCalls } from './list/list-houses';
import { houseMapCalls } from './map/map-houses';
import { archiveCalls } from './media/archive-images';
import { readHouseCall } from './read-house';
import { changeHouseCall } from './saving/change-house';
import { bulkCalls } from './saving/change-houses';
import { createHouseCall } from './saving/create-house';
import { useCommercialSite } from './sharing/commercial-address';
import { decideEditCall } from './sharing/decide-edit';
import { queueCalls } from './sharing/list-queues';
import { pendingEditCalls } from './sharing/pending-edits';
import { sharingCalls } from './sharing/read-sharing';
import { stepCalls } from './sharing/house-steps';
import { withdrawEditCall } from './sharing/withdraw-edit';
import { conditionCalls } from './statistic/house-condition';
import { statisticCalls } from './statistic/house-statistic';
import { attendHouseCall } from './views/attend-house';
import { viewCalls } from './views/house-views';

/** Listings: lists, pages, saving, sharing, views and likes. */
export function housesModule(app: FastifyInstance, env: Env): void {
  useCommercialSite(env.COMMERCIAL_URL);
  moduleOf([
    ...houseListCalls,
    ...houseMapCalls,
    listColumnValuesCall,
    readHouseCall,
    createHouseCall,
    changeHouseCall,
    deleteHouseCall,
    ...duplicateCalls(),
    ...sharingCalls,
    ...stepCalls,
    ...queueCalls,
    ...pendingEditCalls,
    decideEditCall,
    withdrawEditCall,
    ...bulkCalls,
    ...archiveCalls,
    ...conditionCalls,
    ...statisticCalls,
    ...viewCalls,
    attendHouseCall,
    ...likeCalls,
  ])(app);
}
