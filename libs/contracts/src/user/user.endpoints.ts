import { z } from 'zod';
import { endpoint } from '../endpoint';
import { idList, idParam } from '../field';
import { pageOf, pageQuery } from '../page';
import { jobPosition, staffName, staffRow, staffUser } from './user';

/** The role filter of the staff list: 0 all, a role, or 100 the locked ones. Specification 2 §9, D68. */
const roleFilter = z.coerce.number().int().min(0).max(100).default(0);

/** Active colleagues, by name; search ignores case and accents and takes names and phone numbers. D47. */
const staffSearch = z.string().trim().max(130).default('');

export const readUser = endpoint({
  method: 'GET',
  path: '/user/detail',
  summary: 'One staff user; the current one without user_id',
  access: 'signedIn',
  query: z.object({ user_id: idParam.optional() }),
  data: z.union([staffUser, staffRow]),
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/user/list',
  summary: 'Staff, paged, searched and sorted',
  access: 'signedIn',
  query: z.object({
    ...pageQuery(100).shape,
    role: roleFilter,
    search: staffSearch,
    job_position: z.coerce.number().pipe(jobPosition).optional(),
    sortColumn: z
      .enum(['id', 'name', 'email', 'phone_number', 'created_at', 'onboarding_date', 'job_position'])
      .default('name'),
    sortOrder: z.enum(['asc', 'desc']).default('asc'),
  }),
  data: pageOf(staffRow),
});

export const listUserNames = endpoint({
  method: 'GET',
  path: '/user/get-all-name',
  summary: 'Names for staff pickers, searched on the server',
  access: 'signedIn',
  query: z.object({
    ...pageQuery(20).shape,
    search: staffSearch,
    ids: idList.optional(),
  }),
  data: pageOf(staffName),
});

/** For admins: locks (0) or unlocks (1). Locking ends every session of the user at once (D68). */
export const setUserStatus = endpoint({
  method: 'PUT',
  path: '/user/detail',
  summary: 'Lock or unlock a staff user',
  access: 'admin',
  body: z.object({ user_id: idParam, status: z.union([z.literal(0), z.literal(1)]) }),
  data: z.null(),
});
