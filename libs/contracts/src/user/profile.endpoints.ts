import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { longestLine, recordId, requiredLine } from '@toam/contracts/field';
import { portalText } from '@toam/contracts/portal/portal.text';

/**
 * What people change about themselves outside `PUT user/detail`: portrait and portal accounts. Specification 2 §2 "Profile
 * modal", "Account page", §7.
 */

/**
 * The picture must be the caller's own upload, and no record may use it yet. Afterwards everybody may see it. The old
 * portrait becomes private, and is deleted later if no record uses it.
 */
export const changeAvatar = endpoint({
  method: 'PUT',
  path: '/user/avatar',
  summary: 'Makes an uploaded picture my portrait',
  access: 'signedIn',
  body: z.object({ profile_picture: recordId }),
  example: { body: { profile_picture: 999 } },
  data: z.object({
    profile_picture: z.number().int(),
    /** Address of the portrait. */
    avatar: z.string(),
    version: z.number().int(),
  }),
});

/**
 * A portal's password. It is stored but never returned (D103). Absent: the stored one stays. It is not trimmed, because
 * spaces are part of it.
 */
const portalPassword = z.string().min(1, portalText.passwordRequired).max(200, portalText.passwordTooLong).optional();

const portalName = requiredLine(portalText.name, longestLine);

/** The name of my account on a portal, and whether a password is stored. */
export const saveAlonhadat = endpoint({
  method: 'PUT',
  path: '/user/alonhadat',
  summary: 'Stores my account of the portal Alonhadat',
  access: 'signedIn',
  body: z.object({ alonhadat_name: portalName, alonhadat_password: portalPassword }),
  example: { body: { alonhadat_name: 'thuha.toam', alonhadat_password: 'mat-khau-cong-tin' } },
  data: z.object({ alonhadat_name: z.string(), has_alonhadat_password: z.boolean() }),
});

/** Like `saveAlonhadat`. D103. */
export const saveBatdongsan = endpoint({
  method: 'PUT',
  path: '/user/batdongsan',
  summary: 'Stores my account of the portal Batdongsan',
  access: 'signedIn',
  body: z.object({ batdongsan_name: portalName, batdongsan_password: portalPassword }),
  example: { body: { batdongsan_name: 'thuha.toam', batdongsan_password: 'mat-khau-cong-tin' } },
  data: z.object({ batdongsan_name: z.string(), has_batdongsan_password: z.boolean() }),
});

/** Deletes name and password. Without an account, nothing happens. */
export const forgetAlonhadat = endpoint({
  method: 'POST',
  path: '/user/post/alonhadat/delete',
  summary: 'Forgets my account of the portal Alonhadat',
  access: 'signedIn',
  data: z.null(),
});

/** Like `forgetAlonhadat`. */
export const forgetBatdongsan = endpoint({
  method: 'POST',
  path: '/user/post/batdongsan/delete',
  summary: 'Forgets my account of the portal Batdongsan',
  access: 'signedIn',
  data: z.null(),
});
