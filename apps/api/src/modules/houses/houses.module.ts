import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { useCommercialSite } from './sharing/commercial-address';
import { mountHouseArchives } from './media/house-archive.routes';
import { mountHouseBulk } from './saving/house-bulk.routes';
import { mountHousePresence } from './views/house-presence.routes';
import { mountApprovals, mountSharing } from './sharing/house-sharing.routes';
import { mountHouseStatistics } from './statistic/house-statistic.routes';
import { mountHouses } from './house.routes';

/** Listings: lists, pages, saving, who looked at them. */
export function housesModule(app: FastifyInstance, env: Env): void {
  useCommercialSite(env.COMMERCIAL_URL);
  mountHouses(app);
  mountSharing(app);
  mountApprovals(app);
  mountHouseBulk(app);
  mountHouseArchives(app);
  mountHouseStatistics(app);
  mountHousePresence(app);
}
