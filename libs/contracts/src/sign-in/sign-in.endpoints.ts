import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, recordId, searchLine } from '@toam/contracts/field';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { coordinates, failedSignIn, loginDevice, signIn, signInPlace, signInSummary } from './sign-in';

/** Sort columns of the security list. */
export const signInSorts = ['name', 'location_count', 'last_login'] as const;

/** Search in names, phone numbers and emails. It ignores case and accents (D47). */
const summaryList = {
  ...pageQuery(20).shape,
  search: searchLine(),
  sortColumn: z.enum(signInSorts).default('last_login'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
};

/** My devices; super admins may ask for another person's with `user_id`. The calling device is first, then by last use. */
export const listLoginDevices = endpoint({
  method: 'GET',
  path: '/user/login-devices',
  summary: 'Devices on which I am, or for super admins somebody is, signed in',
  access: 'signedIn',
  query: z.object({ ...pageQuery(10).shape, user_id: idParam.optional() }),
  example: { query: { page: 1, size: 10, user_id: 1 } },
  data: pageOf(loginDevice),
});

/** The device's tabs sign out at once. */
export const endLoginDevice = endpoint({
  method: 'DELETE',
  path: '/user/login-devices/:sessionId',
  summary: 'Sign out one of my devices, or for super admins anybody’s',
  access: 'signedIn',
  params: z.object({ sessionId: idParam }),
  example: { params: { sessionId: 1 } },
  data: z.null(),
});

/** All my devices except the calling one. With another person's `user_id`: all of theirs. */
export const endLoginDevices = endpoint({
  method: 'DELETE',
  path: '/user/login-devices',
  summary: 'Sign out all my other devices, or for super admins all of somebody’s',
  access: 'signedIn',
  query: z.object({ user_id: idParam.optional() }),
  example: { query: { user_id: 1 } },
  data: z.object({ ended: z.number().int() }),
});

/** Null if none of my sign-ins of the last year has a place. */
export const readLastLocation = endpoint({
  method: 'GET',
  path: '/user/location/last',
  summary: 'My latest sign-in that has a place',
  access: 'signedIn',
  data: signIn.extend({ location: signInPlace }).nullable(),
});

export const listSignInSummaries = endpoint({
  method: 'GET',
  path: '/user/location/track',
  summary: 'Security list: everybody with their latest sign-in',
  access: 'superAdmin',
  query: z.object(summaryList),
  example: { query: { page: 1, size: 20, search: 'hà', sortColumn: 'location_count', sortOrder: 'asc' } },
  data: pageOf(signInSummary),
});

/**
 * D69: with a location, it is stored at my session's sign-in; the first location stays. Without one, the answer is the
 * list above.
 */
export const trackLocation = endpoint({
  method: 'POST',
  path: '/user/location/track',
  summary: 'Tell where I signed in; without a location the security list',
  access: 'signedIn',
  body: z.object({ ...summaryList, location: coordinates.nullish() }),
  example: { body: { location: { latitude: 10.7769, longitude: 106.7009 } } },
  data: z.union([pageOf(signInSummary), z.null()]),
});

/** Everybody may read their own, super admins anybody's (D23). */
export const listSignIns = endpoint({
  method: 'GET',
  path: '/user/location/track/:userId',
  summary: 'Sign-ins of a person, newest first',
  access: 'signedIn',
  params: z.object({ userId: idParam }),
  query: pageQuery(10),
  example: { params: { userId: 1 }, query: { page: 1, size: 10 } },
  data: pageOf(signIn),
});

/** Newest first. Unknown emails are never listed. D23. */
export const listFailedSignIns = endpoint({
  method: 'GET',
  path: '/user/sign-in-failures',
  summary: 'Wrong passwords: of whom, from where, when and how many',
  access: 'superAdmin',
  query: z.object({ ...pageQuery(10).shape, user_id: idParam.optional() }),
  example: { query: { page: 1, size: 10, user_id: 1 } },
  data: pageOf(failedSignIn),
});

/**
 * Earlier wrong passwords no longer count. For 15 minutes, the account's own limit does not apply, so wrong passwords from
 * elsewhere can't lock the person out.
 */
export const releaseSignIn = endpoint({
  method: 'POST',
  path: '/user/sign-in-release',
  summary: 'Lets somebody sign in again whom wrong passwords keep out',
  access: 'admin',
  body: z.object({ user_id: recordId }),
  example: { body: { user_id: 1 } },
  data: z.object({ released: z.number().int(), message: z.string() }),
});
