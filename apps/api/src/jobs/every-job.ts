import { forgetOldEvents } from '../live/live.queries';
import { forgetPresences } from '../live/presence.queries';
import { cleanForgotten } from '../modules/media/clean-forgotten';
import { forgetAttempts, forgetSessions } from '../sessions/forget-sessions';
import type { Job } from './jobs';

/** Every job of the API. */
export const everyJob: Job[] = [
  { name: 'forget-live-events', cron: '10 * * * *', work: forgetOldEvents },
  { name: 'forget-presences', cron: '15 * * * *', work: forgetPresences },
  { name: 'forget-sign-in-attempts', cron: '20 * * * *', work: forgetAttempts },
  { name: 'forget-sessions', cron: '30 3 * * *', work: forgetSessions },
  { name: 'clean-forgotten-uploads', cron: '40 3 * * *', work: async () => void (await cleanForgotten()) },
];
