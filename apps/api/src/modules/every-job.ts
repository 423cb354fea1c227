import { forgetKeys } from '../idempotency/answer-once';
import { forgetOldEvents } from '../live/live.queries';
import { forgetOldNotifications } from '../live/notification.queries';
import { forgetPresences } from './houses/views/presence.queries';
import { forgetFailures } from './client-errors/client-failure.queries';
import { forgetAttempts } from './auth/sign-in-attempts.writes';
import { forgetDrafts } from './drafts/draft.queries';
import { takeHouseStatistics } from './houses/statistic/house-statistic.queries';
import { findCheckinPlace } from './checkins/find-checkin-place';
import { clearOldImports } from '../sheets/import/import.queries';
import { resumeImports } from '../sheets/import/import-work';
import { customerImport, customerImportWork } from './customer-import/customer-import';
import { seedHolidays } from './holidays/fixed-holidays';
import { rekeyAddresses } from './houses/duplicates/rekey-addresses';
import { rewriteHousePlaces } from './houses/dictionary/rewrite-places';
import { remindKeepers } from './knowledge/review-articles';
import { cleanForgotten } from './media/clean-forgotten';
import { postListing, resumePosts } from './posts/post-listing';
import { notifyEnding } from './posts/notify-ending';
import { remindVisits } from './matches/visits/remind-visits';
import { rewriteNeedPlaces } from './needs/dictionary/rewrite-need-places';
import { notifyMatches } from './needs/match-news/notify-matches';
import { forgetUsedStates } from './zalo/zalo.queries';
import { forgetSessions } from '../sessions/forget-sessions';
import { findSignInPlace } from '../sign-ins/find-place';
import { forgetSignIns } from '../sign-ins/forget-sign-ins';
import { revalidateWeb } from '../web-revalidation/web-revalidation';
import type { Job } from '../jobs/jobs';
import type { OneOff } from '../jobs/one-off';

/** All scheduled jobs. */
export const everyJob: Job[] = [
  { name: 'remind-visits', cron: '*/5 * * * *', work: () => remindVisits() },
  { name: 'tell-matches', cron: '* * * * *', work: notifyMatches },
  { name: 'house-statistics', cron: '0 * * * *', work: () => takeHouseStatistics() },
  { name: 'forget-live-events', cron: '10 * * * *', work: forgetOldEvents },
  { name: 'forget-presences', cron: '15 * * * *', work: forgetPresences },
  { name: 'forget-sign-in-attempts', cron: '20 * * * *', work: forgetAttempts },
  { name: 'forget-notifications', cron: '25 3 * * *', work: forgetOldNotifications },
  { name: 'forget-sessions', cron: '30 3 * * *', work: forgetSessions },
  { name: 'forget-sign-ins', cron: '33 3 * * *', work: forgetSignIns },
  { name: 'forget-idempotency-keys', cron: '35 3 * * *', work: forgetKeys },
  { name: 'forget-drafts', cron: '37 3 * * *', work: forgetDrafts },
  { name: 'forget-zalo-states', cron: '39 3 * * *', work: forgetUsedStates },
  { name: 'forget-client-failures', cron: '42 3 * * *', work: forgetFailures },
  { name: 'rekey-addresses', cron: '5 3 * * *', work: async () => void (await rekeyAddresses()) },
  { name: 'remind-keepers', cron: '0 7 * * *', work: remindKeepers },
  { name: 'seed-holidays', cron: '7 3 * * *', work: () => seedHolidays() },
  { name: 'tell-ending-posts', cron: '5 7 * * *', work: notifyEnding },
  { name: 'resume-posts', cron: '* * * * *', work: () => resumePosts() },
  { name: 'resume-customer-imports', cron: '* * * * *', work: () => resumeImports(customerImport) },
  { name: 'clear-imports', cron: '45 3 * * *', work: clearOldImports },
  { name: 'clean-forgotten-uploads', cron: '40 3 * * *', work: async () => void (await cleanForgotten()) },
];

/** All one-off jobs. */
export const everyOneOff: OneOff[] = [
  revalidateWeb,
  findSignInPlace,
  findCheckinPlace,
  rewriteHousePlaces,
  rewriteNeedPlaces,
  customerImportWork,
  postListing,
];
