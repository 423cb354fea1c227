import { useSyncExternalStore } from 'react';

/** From 992 px on there is room for columns beside each other. Specification 2 §9, D7. */
const desktop = () => window.matchMedia('(min-width: 991.02px)');

function subscribe(listener: () => void) {
  const query = desktop();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is a desktop's: 992 px or wider. */
export const useIsDesktop = (): boolean => useSyncExternalStore(subscribe, () => desktop().matches);
