import { OnDemand } from '../on-demand/on-demand';
import { closeProfileDialog, useProfileDialog } from '../chrome/opened-state';

const load = async () => (await import('./profile.dialog')).ProfileDialog;

/** Shows the user's profile when it is opened; its code loads then. */
export function ProfileHost() {
  const open = useProfileDialog((dialog) => dialog.open);
  return <OnDemand wanted={open} load={load} onFailed={closeProfileDialog} />;
}
