import { listCommunity } from '@toam/contracts/dashboard/community.endpoints';
import { readDashboard as readDashboardEndpoint } from '@toam/contracts/dashboard/dashboard.endpoints';
import { listTopViewed } from '@toam/contracts/house/top-viewed.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { pageOf } from '../../http/page';
import { readFeed } from '../houses/feed/house-feed.reads';
import { readTopViewed } from '../houses/statistic/house-figures.reads';
import { readDashboard } from './read-dashboard';

export function registerDashboard(app: FastifyInstance): void {
  registerRoute(app, readDashboardEndpoint, { handler: ({ actor, query }) => readDashboard(actor, query.by) });

  registerRoute(app, listCommunity, { handler: ({ actor, query }) => readFeed(actor, query) });

  registerRoute(app, listTopViewed, {
    handler: async ({ actor, query }) => {
      const list = await readTopViewed(actor, query.size);
      return pageOf(list, list.length, { page: 1, size: query.size });
    },
  });
}
