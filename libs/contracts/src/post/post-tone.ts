import type { PostSign } from './post-mark.text';

/** The tone of where a post stands, in tags and marks. look.md: always with a sign or word. */
export const postTone: Record<PostSign, 'success' | 'warning' | 'error' | 'info' | 'neutral'> = {
  none: 'neutral',
  waitingApproval: 'warning',
  waiting: 'info',
  posting: 'info',
  posted: 'success',
  drift: 'warning',
  endsSoon: 'warning',
  over: 'neutral',
  updating: 'info',
  takingDown: 'warning',
  failed: 'error',
  removed: 'neutral',
  renewed: 'success',
};
