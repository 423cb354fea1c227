import { create } from 'zustand';

const key = 'toam.rail';

function wasOpen(): boolean {
  try {
    return localStorage.getItem(key) === 'open';
  } catch {
    return false;
  }
}

/** Whether the side menu shows its labels. It is compact unless the user opened it on this device. Specification 1 §2. */
export const useRail = create<{ open: boolean }>(() => ({ open: wasOpen() }));

export function toggleRail(): void {
  const open = !useRail.getState().open;
  useRail.setState({ open });
  try {
    localStorage.setItem(key, open ? 'open' : 'compact');
  } catch {
    // storage is forbidden: the choice lasts until the page closes
  }
}
