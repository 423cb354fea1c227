import type { RemoteModule } from '@toam/platform/remote';
import { routes } from './routes';

/** What the shell loads on the first visit to one of this remote's URLs. */
const remote: RemoteModule = {
  name: 'properties',
  routes,
  slots: { command: { houses: () => import('./house/find-houses') } },
};
export default remote;
