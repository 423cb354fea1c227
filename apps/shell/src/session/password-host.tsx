import { OnDemand } from '../on-demand/on-demand';
import { closePasswordDialog, usePasswordDialog } from '../chrome/opened-state';

const load = async () => (await import('./password.dialog')).PasswordDialog;

/** Shows the change-password dialog when it is opened; its code and its schemas load then. */
export function PasswordHost() {
  const open = usePasswordDialog((dialog) => dialog.open);
  return <OnDemand wanted={open} load={load} onFailed={closePasswordDialog} />;
}
