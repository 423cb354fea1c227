import { watchMedia } from '../screen/watch-media';

/** Whether the device asks for reduced motion. */
export const useReducedMotion = watchMedia('(prefers-reduced-motion: reduce)');
