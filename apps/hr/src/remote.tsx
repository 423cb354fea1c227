import type { RemoteModule } from '@toam/platform/remote';
import { isAnythingUnsent } from './work/checkin/unsent-checkins';
import { routes } from './routes';

// The shell loads this module at the start of a page if a check-in waits to be sent.
if (isAnythingUnsent())
  import('./work/checkin/send-unsent').then(
    ({ keepSending }) => keepSending(),
    () => undefined, // the check-in screen tries again
  );

/** What the shell loads on the first visit to one of this remote's URLs. */
const remote: RemoteModule = {
  name: 'hr',
  routes,
  slots: { command: { staff: () => import('./administration/staff/find-staff') } },
  offline: () => Promise.all([import('./work/checkin/checkin.frame'), import('./work/work-days/overview.screen')]),
};
export default remote;
