import { watchMedia } from './watch-media';

/** Whether the window is narrower than 500 px: panels fill the screen, lists become cards. Specification 1 §9, D7. */
export const useIsPhone = watchMedia('(max-width: 499.98px)');
