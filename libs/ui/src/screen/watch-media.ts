import { useSyncExternalStore } from 'react';

/** Whether the window is narrower than 500 px: panels fill the screen, lists become cards. Specification 1 §9, D7. */
export const useIsPhone = watchMedia('(max-width: 499.98px)');

/** Whether the window is 992 px or wider, with room for columns side by side. Specification 2 §9, D7. */
export const useIsDesktop = watchMedia('(min-width: 991.02px)');

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
