import { furthest } from '@toam/domain/map/geo';
import { z } from 'zod';
import { epochSeconds } from '@toam/contracts/page';
import { staffName } from '@toam/contracts/user/user';

const id = z.number().int();

/** Device and browser as the browser reports them; 'unknown' and '' if it reports nothing known. */
const device = {
  device_type: z.enum(['desktop', 'mobile', 'tablet', 'unknown']),
  /** 'Windows 11', 'iOS 18.1'. */
  os: z.string(),
  /** 'Chrome 141'. */
  browser: z.string(),
};
export type Device = z.output<z.ZodObject<typeof device>>;

const degrees = (max: number) => z.number().min(-max).max(max);

/** Location that the browser reports, in WGS 84 degrees. */
export const coordinates = z.object({
  latitude: degrees(furthest.latitude),
  longitude: degrees(furthest.longitude),
});

/** Where a sign-in happened. `address` null: only the coordinates are known. */
export const signInPlace = z.object({
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  address: z.string().nullable(),
  /** The source: the person's browser, or the IP address. */
  by: z.enum(['browser', 'ip']),
});
export type SignInPlace = z.output<typeof signInPlace>;

/** One sign-in. `location` null: unknown; shown as 'Not permitted'. Specification 2 §3 "Login tracking". */
export const signIn = z.object({
  id,
  user_id: id,
  ip_address: z.string(),
  ...device,
  location: signInPlace.nullable(),
  created_at: epochSeconds,
  /** The session of this sign-in is still live. */
  is_live: z.boolean(),
});
export type SignIn = z.output<typeof signIn>;

/** A device with a live session. */
export const loginDevice = z.object({
  /** Id of the session. */
  id,
  ...device,
  ip_address: z.string(),
  location: signInPlace.nullable(),
  created_at: epochSeconds,
  /** Accurate to five minutes. */
  last_seen_at: epochSeconds,
  /** The calling session. */
  is_current: z.boolean(),
});
export type LoginDevice = z.output<typeof loginDevice>;

/** A row of the security list: a person and their latest sign-in. Specification 2 §2 "Security". */
export const signInSummary = z.object({
  user_id: id,
  user: staffName.pick({ id: true, name: true, avatar: true, status: true }),
  /** Number of sign-ins in the last year. The name is the specification's "login count". */
  location_count: z.number().int(),
  latest_info: signIn.pick({ ip_address: true, device_type: true, os: true, browser: true, location: true }).nullable(),
  last_login: epochSeconds.nullable(),
});
export type SignInSummary = z.output<typeof signInSummary>;

/** Wrong passwords for a person from one network within the last 30 days. D23. */
export const failedSignIn = z.object({
  user: staffName,
  /** The latest address in that network. */
  ip_address: z.string(),
  tries: z.number().int(),
  first_at: epochSeconds,
  last_at: epochSeconds,
  /** Sign-in to the account from this network is blocked for now, except in a browser that has signed in before. */
  is_limited: z.boolean(),
});
export type FailedSignIn = z.output<typeof failedSignIn>;
