import { furthest } from '@toam/domain/map/geo';
import { z } from 'zod';
import { epochSeconds } from '../page';
import { staffName } from '../user/user';

const id = z.number().int();

/** What a browser says it runs on; 'unknown' and '' where it says nothing known. */
const device = {
  device_type: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
  /** 'Windows 11', 'iOS 18.1'. */
  os: z.string(),
  /** 'Chrome 141'. */
  browser: z.string(),
};
export type Device = z.output<z.ZodObject<typeof device>>;

const degrees = (max: number) => z.number().min(-max).max(max);

/** Where a browser says it is. WGS 84 degrees. */
export const coordinates = z.object({
  latitude: degrees(furthest.latitude),
  longitude: degrees(furthest.longitude),
});

/** Where a sign-in happened. `address` null: the coordinates are known, what is there is not. */
export const signInPlace = z.object({
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  address: z.string().nullable(),
  /** The person's browser told, or the IP address was looked up. */
  by: z.enum(['browser', 'ip']),
});
export type SignInPlace = z.output<typeof signInPlace>;

/** One sign-in. `location` null: nobody told; shown as 'Not permitted'. Specification 2 §3 "Login tracking". */
export const signIn = z.object({
  id,
  user_id: id,
  ip_address: z.string(),
  ...device,
  location: signInPlace.nullable(),
  created_at: epochSeconds,
  /** The session that began then goes on. */
  is_live: z.boolean(),
});
export type SignIn = z.output<typeof signIn>;

/** A device on which somebody is signed in: a live session. */
export const loginDevice = z.object({
  /** The session's. */
  id,
  ...device,
  ip_address: z.string(),
  location: signInPlace.nullable(),
  created_at: epochSeconds,
  /** To within five minutes. */
  last_seen_at: epochSeconds,
  /** The one that asks. */
  is_current: z.boolean(),
});
export type LoginDevice = z.output<typeof loginDevice>;

/** A row of the security list: a person and their latest sign-in. Specification 2 §2 "Security". */
export const signInSummary = z.object({
  user_id: id,
  user: staffName.pick({ id: true, name: true, avatar: true, status: true }),
  /** Sign-ins of the last year; the specification's name of "login count". */
  location_count: z.number().int(),
  latest_info: signIn.pick({ ip_address: true, device_type: true, os: true, browser: true, location: true }).nullable(),
  last_login: epochSeconds.nullable(),
});
export type SignInSummary = z.output<typeof signInSummary>;

/** Passwords of a person that were wrong, tried from one network within the last 30 days. D23. */
export const failedSignIn = z.object({
  user: staffName,
  /** The latest address in it. */
  ip_address: z.string(),
  tries: z.number().int(),
  first_at: epochSeconds,
  last_at: epochSeconds,
  /** From there nobody gets in to the account just now, unless by a browser that had signed in before. */
  is_limited: z.boolean(),
});
export type FailedSignIn = z.output<typeof failedSignIn>;
