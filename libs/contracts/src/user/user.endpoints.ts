import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idList, idParam, recordId } from '@toam/contracts/field';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { department, employeeStatus, jobPosition, role, staffListRow, staffName, staffRow, staffUser } from './user';
import { handOverCounts } from './hand-over.endpoints';
import { staffListQuery, staffPageSize, staffSearch } from './user-list.schema';
import { newUser, userChange } from './user-save.schema';

export const readUser = endpoint({
  method: 'GET',
  path: '/user/detail',
  summary: 'One staff user; the current one without user_id',
  access: 'signedIn',
  query: z.object({ user_id: idParam.optional() }),
  example: { query: { user_id: 1 } },
  data: z.union([staffUser, staffRow]),
});

export const listUsers = endpoint({
  method: 'GET',
  path: '/user/list',
  summary: 'Staff, paged, searched, filtered and sorted; admins get the columns of papers besides',
  access: 'backOffice',
  query: pageQuery(staffPageSize).extend(staffListQuery.shape),
  example: {
    query: {
      page: 1,
      size: 20,
      role: 0,
      search: 'nguyễn',
      sortColumn: 'contact_name',
      sortOrder: 'asc',
      ids: '1,7',
      filters: '{"gender":["female"],"department":[2],"team":[1],"manager":[7]}',
    },
  },
  data: pageOf(z.union([staffListRow, staffRow])),
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
    /** 1: only those who may get a share of a fee. */
    earners: z.coerce.number().pipe(z.literal(1)).optional(),
  }),
  example: { query: { page: 1, size: 20, search: '', ids: '1,7' } },
  data: pageOf(staffName),
});

export const listAllUsers = endpoint({
  method: 'GET',
  path: '/user/get-all',
  summary: 'Active staff as colleagues see them, by name',
  access: 'signedIn',
  query: z.object({ ...pageQuery(staffPageSize).shape, search: staffSearch }),
  example: { query: { page: 1, size: 20, search: 'nguyễn' } },
  data: pageOf(staffRow),
});

/** All given conditions must hold. Without conditions: all active staff. */
export const listUsersByCondition = endpoint({
  method: 'GET',
  path: '/user/list-by-condition',
  summary: 'Active staff of a role, position, department, status, manager or team',
  access: 'signedIn',
  query: z.object({
    ...pageQuery(staffPageSize).shape,
    search: staffSearch,
    role: z.coerce.number().pipe(role).optional(),
    job_position: z.coerce.number().pipe(jobPosition).optional(),
    department: z.coerce.number().pipe(department).optional(),
    employee_status: employeeStatus.optional(),
    /** People who report to this person directly. */
    manager: idParam.optional(),
    /** This person and everybody below (D29). */
    team: idParam.optional(),
  }),
  example: {
    query: {
      page: 1,
      size: 20,
      search: 'nguyễn',
      role: 3,
      job_position: 7,
      department: 2,
      employee_status: 'active',
      manager: 1,
      team: 1,
    },
  },
  data: pageOf(staffRow),
});

export const listUsersById = endpoint({
  method: 'POST',
  path: '/user/list-by-id',
  summary: 'The named staff as colleagues see them, locked ones too; unknown ids are left out',
  access: 'signedIn',
  body: z.object({ ids: z.array(recordId).max(1000) }),
  example: { body: { ids: [1, 7] } },
  data: z.array(staffRow),
});

/** Possible managers for a person at a position. `current` is the present manager, who stays a choice. D27. */
export const listManagerChoices = endpoint({
  method: 'GET',
  path: '/user/manager-choices',
  summary: 'Who may be the manager of a person at a job position, without their own team',
  access: 'admin',
  query: z.object({
    job_position: z.coerce.number().pipe(jobPosition),
    /** The person being edited. */
    user_id: idParam.optional(),
    search: staffSearch,
  }),
  example: { query: { job_position: 7, user_id: 1, search: 'nguyễn' } },
  data: z.object({
    list: z.array(staffName),
    /** The position of the offered people; null if there is no higher position, or if roles decide (position 8). */
    offered_position: jobPosition.nullable(),
    /** Nobody may be chosen: position 1. The form clears the field. */
    has_none: z.boolean(),
    /** 'Không chọn' is a choice. */
    may_have_none: z.boolean(),
    current: staffName.nullable(),
  }),
});

const whose = z.object({ id: z.number().int(), name: z.string() });

/** Called while somebody types. A taken email is an error; a taken phone or paper number is a warning. */
export const findTaken = endpoint({
  method: 'GET',
  path: '/user/taken',
  summary: 'Whose an email, phone number or paper number is already',
  access: 'admin',
  query: z.object({
    email: z.string().trim().max(130).optional(),
    phone_number: z.string().trim().max(40).optional(),
    social_id: z.string().trim().max(40).optional(),
    /** The person being edited. Their own values do not count as taken. */
    user_id: idParam.optional(),
  }),
  example: { query: { email: 'ha@toam.vn', phone_number: '0903618274', social_id: '079095000001', user_id: 1 } },
  data: z.object({ email: whose.nullable(), phone_number: whose.nullable(), social_id: whose.nullable() }),
});

/**
 * The password in readable form, answered once. It is not readable in any other answer, log or stored copy of this answer
 * (D67).
 */
const oncePassword = z.string();

/**
 * A taken email is 409 with `errors.email`. The same Idempotency-Key gets the same answer for 15 minutes. Later, it gets
 * the record with `password` null: a reset creates a new password.
 */
export const createUser = endpoint({
  method: 'POST',
  once: { secret: 'password' },
  path: '/user/detail',
  summary: 'Creates a staff user or an account outside the hierarchy; its password is answered once',
  access: 'admin',
  body: newUser,
  example: {
    body: {
      name: 'Phạm Minh Khoa',
      phone_number: '0912345678',
      email: 'khoa@toam.vn',
      date_of_birth: '1995-06-15',
      social_id: '079095000001',
      provided_date: '2021-05-10',
      issued_place: 'Cục Cảnh sát quản lý hành chính về trật tự xã hội',
      address: '12 Nguyễn Văn Đậu, Bình Thạnh',
      id_address: '5 Lê Lợi, Huế',
      hometown_address: 'Huế',
      gender: 'male',
      marriage: 'single',
      religion: 'none',
      literacy: 'university',
      contact_name: 'Phạm Văn Bình',
      contact_phone: '0987654321',
      employee_type: 'official',
      employee_status: 'active',
      department: 2,
      onboarding_date: '2024-03-01',
      role: 3,
      other_account: 0,
      job_position: 7,
      minimum_price: 0,
      project: [],
      introduction: 'Chuyên nhà phố Bình Thạnh',
      bank_account: '0071000123456',
      bank_name: 'Vietcombank',
      front_id_file: 1,
      back_id_file: 2,
    },
  },
  data: z.object({ user: staffUser, password: oncePassword.nullable(), message: z.string() }),
});

/**
 * Admins change anybody, other people only themselves. The allowed columns are `changeableColumns` of the domain. A
 * changed value in another column is refused (403 with `errors`). `status` locks (0) and unlocks (1); locking ends every
 * session at once (D68). If nothing differs, nothing is written, and the answer says so. A stale `version` is 409 with
 * `current` (D12), a taken email 409 with `errors.email`. Whoever changes their own email says their password, too: 422 at
 * `current_password` without it, 429 after ten wrong ones.
 */
export const changeUser = endpoint({
  method: 'PUT',
  path: '/user/detail',
  summary: 'Changes a staff user by the fields that are sent, or locks and unlocks',
  access: 'signedIn',
  body: userChange,
  example: { body: { user_id: 9, version: 1, name: 'Nguyễn Thu Hà', status: 1, manager: null } },
  conflict: staffUser,
  data: z.object({ user: staffUser, message: z.string() }),
});

/** 409 with `current` (`handOverCounts`) while the person still has customers, needs, houses or a team. Hand them over first. */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/user/detail',
  summary: 'Deletes a staff user who looks after nothing any more; it can be restored',
  access: 'admin',
  body: z.object({ user_id: recordId }),
  example: { body: { user_id: 1 } },
  conflict: handOverCounts,
  data: z.object({ message: z.string() }),
});

export const restoreUser = endpoint({
  method: 'POST',
  path: '/user/restore',
  summary: 'Takes the deletion of a staff user back',
  access: 'admin',
  body: z.object({ user_id: recordId }),
  example: { body: { user_id: 1 } },
  data: z.object({ user: staffUser, message: z.string() }),
});

/** Ends all sessions of the person (D68). They choose a new password at the next sign-in (D67). */
export const resetPassword = endpoint({
  method: 'PUT',
  path: '/user/reset/password',
  summary: 'Gives a staff user a new password, answered once',
  access: 'admin',
  body: z.object({ user_id: recordId }),
  example: { body: { user_id: 9 } },
  data: z.object({ user: staffUser, password: oncePassword, message: z.string() }),
});
