import { useSyncExternalStore } from 'react';

/** Room for the index and the checklist beside the form; below it the checklist goes to the form's end. */
const wide = () => window.matchMedia('(min-width: 1120px)');

function subscribe(listener: () => void) {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export const useHasSideColumns = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);
