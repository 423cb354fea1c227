import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { useCommercialSite } from './commercial-address';
import { mountHouseArchives } from './house-archive.routes';
import { mountHouseBulk } from './house-bulk.routes';
import { mountHousePresence } from './house-presence.routes';
import { mountApprovals, mountSharing } from './house-sharing.routes';
import { mountHouseStatistics } from './house-statistic.routes';
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
