import { useSyncExternalStore } from 'react';

/**
 * Creates a hook that returns whether a media query matches. It renders again when that changes.
 * @param query such as "(min-width: 1120px)"
 */
export function watchMedia(query: string): () => boolean {
  // called each time, because a test may replace matchMedia after this module has loaded
  const media = () => window.matchMedia(query);
  const subscribe = (listener: () => void) => {
    const watched = media();
    watched.addEventListener('change', listener);
    return () => watched.removeEventListener('change', listener);
  };
  const useMedia = () => useSyncExternalStore(subscribe, () => media().matches);
  return useMedia;
}
