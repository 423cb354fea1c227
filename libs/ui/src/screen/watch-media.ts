import { useSyncExternalStore } from 'react';

/**
 * A hook that says whether a media query holds, and renders anew when that changes.
 * @param query such as "(min-width: 1120px)"
 */
export function watchMedia(query: string): () => boolean {
  // asked each time: what is watched may be stood in for by a test after this module has loaded
  const media = () => window.matchMedia(query);
  const subscribe = (listener: () => void) => {
    const watched = media();
    watched.addEventListener('change', listener);
    return () => watched.removeEventListener('change', listener);
  };
  const useMedia = () => useSyncExternalStore(subscribe, () => media().matches);
  return useMedia;
}
