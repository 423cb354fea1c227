import type { RemoteModule } from '@toam/platform/remote';
import { routes } from './routes';

/** What the shell loads on the first visit to one of this remote's URLs. */
const remote: RemoteModule = {
  name: 'hr',
  routes,
  slots: { command: { staff: () => import('./staff/find-staff') } },
};
export default remote;
