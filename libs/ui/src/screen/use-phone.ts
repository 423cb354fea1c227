import { useSyncExternalStore } from 'react';

/** Under 500 px panels fill the screen and lists become cards. Specification 1 §9, D7. */
const phone = () => window.matchMedia('(max-width: 499.98px)');

function subscribe(listener: () => void) {
  const query = phone();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is narrower than 500 px. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phone().matches);
