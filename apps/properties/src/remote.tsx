import type { RemoteModule } from '@toam/platform/remote';
import { routes } from './routes';

/** What the shell loads on the first visit to one of this remote's URLs. */
const remote: RemoteModule = {
  name: 'properties',
  routes,
  slots: {
    command: { houses: () => import('./house/find-houses') },
    'house.detail.tab': { posts: () => import('./post-house/posts.tab') },
    'admin.tab': {
      shares: () => import('./house-approvals/shares.tab'),
      edits: () => import('./house-approvals/edits.tab'),
    },
  },
};
export default remote;
