import type { RemoteModule } from '@toam/platform/remote';
import { routes } from './routes';

const commands = () => import('./commands');

/** What the shell loads on the first visit to one of this remote's URLs. */
const remote: RemoteModule = {
  name: 'crm',
  routes,
  slots: {
    command: {
      customers: async () => ({ default: (await commands()).findCustomers }),
      needs: async () => ({ default: (await commands()).findNeeds }),
      projects: async () => ({ default: (await commands()).findProjects }),
      articles: async () => ({ default: (await commands()).findArticles }),
      news: async () => ({ default: (await commands()).findBlogs }),
    },
    'admin.tab': { articles: () => import('./knowledge-approvals/articles.tab') },
    'house.detail.tab': { customers: () => import('./need-house-customers/house-customers.tab') },
  },
};
export default remote;
