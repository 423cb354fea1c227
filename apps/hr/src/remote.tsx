import type { RemoteModule } from '@toam/platform/remote';
import { isAnythingUnsent } from './checkin/unsent-checkins';
import { routes } from './routes';

// The shell loads this module at the start of a page if a check-in waits to be sent.
if (isAnythingUnsent())
  import('./checkin/send-unsent').then(
    ({ keepSending }) => keepSending(),
    () => undefined, // the check-in screen tries again
  );

/** What the shell loads on the first visit to one of this remote's URLs. */
const remote: RemoteModule = {
  name: 'hr',
  routes,
  slots: { command: { staff: () => import('./staff/find-staff') } },
  offline: () => Promise.all([import('./checkin/checkin.frame'), import('./work-days/overview.screen')]),
};
export default remote;
