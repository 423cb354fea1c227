import { watchMedia } from '../screen/watch-media';

/** Whether the device asks for stillness. */
export const useReducedMotion = watchMedia('(prefers-reduced-motion: reduce)');
