import { useSyncExternalStore } from 'react';

const asked = () => window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void) {
  const query = asked();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the device asks for stillness. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, () => asked().matches);
