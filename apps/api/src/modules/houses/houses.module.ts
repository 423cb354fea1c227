import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { useCommercialSite } from './sharing/commercial-address';
import { registerHouseArchives } from './media/house-archive.routes';
import { registerHouseBulk } from './saving/house-bulk.routes';
import { registerHousePresence } from './views/house-presence.routes';
import { registerApprovals, registerSharing } from './sharing/house-sharing.routes';
import { registerHouseStatistics } from './statistic/house-statistic.routes';
import { registerHouses } from './house.routes';

/** Listings: lists, pages, saving and views. */
export function housesModule(app: FastifyInstance, env: Env): void {
  useCommercialSite(env.COMMERCIAL_URL);
  registerHouses(app);
  registerSharing(app);
  registerApprovals(app);
  registerHouseBulk(app);
  registerHouseArchives(app);
  registerHouseStatistics(app);
  registerHousePresence(app);
}
