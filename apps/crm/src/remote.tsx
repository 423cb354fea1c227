import type { RemoteModule } from '@toam/platform/remote';
import { routes } from './routes';

/** What the shell loads on the first visit to one of this remote's URLs. */
const remote: RemoteModule = {
  name: 'crm',
  routes,
  slots: {
    command: {
      customers: () => import('./customer/find-customers'),
      needs: () => import('./need/find-needs'),
      projects: () => import('./project/find-projects'),
      articles: () => import('./knowledge/find-articles'),
      news: () => import('./blog/find-blogs'),
    },
    'admin.tab': { articles: () => import('./knowledge-approvals/articles.tab') },
    'house.detail.tab': { customers: () => import('./need-house-customers/house-customers.tab') },
  },
};
export default remote;
