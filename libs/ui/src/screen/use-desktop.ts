import { watchMedia } from './watch-media';

/** Whether the window is 992 px or wider, with room for columns side by side. Specification 2 §9, D7. */
export const useIsDesktop = watchMedia('(min-width: 991.02px)');
