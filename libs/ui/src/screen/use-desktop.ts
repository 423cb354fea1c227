import { watchMedia } from './watch-media';

/** Whether the window is a desktop's, 992 px or wider: room for columns beside each other. Specification 2 §9, D7. */
export const useIsDesktop = watchMedia('(min-width: 991.02px)');
