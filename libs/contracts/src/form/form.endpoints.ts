import { visibleText } from '@toam/domain/visible-text';
import { type AskedField, type DayNameOf, type FormKind, formKinds } from '@toam/domain/work/form-kinds';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, recordId } from '@toam/contracts/field';
import { person } from '@toam/contracts/person';
import { momentParam } from '@toam/contracts/moment';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { approverWays, formText } from './form.text';
import { absentColleague, formFields, formListKinds, formRow, longestNote, type WireName } from './form.schema';

const kindParams = z.object({ type: z.enum(formKinds) });
const listParams = z.object({ type: z.enum(formListKinds) });
const oneParams = z.object({ type: z.enum(formKinds), id: idParam });
const status = z.coerce.number().pipe(z.union([z.literal(0), z.literal(1), z.literal(2)]));

const listQuery = pageQuery(10).extend({
  status: status.optional(),
  /** Forms that cover a day from here. */
  startAt: momentParam.optional(),
  /** Forms that cover a day until here. */
  endAt: momentParam.optional(),
  /** The form that a link opens, whatever its status. */
  id: idParam.optional(),
});

/** How many forms each kind has. */
const counts = z.record(z.enum(formKinds), z.number().int());

export const listMyForms = endpoint({
  method: 'GET',
  path: '/form/:type',
  summary: 'My forms of one kind or all, newest first',
  access: 'signedIn',
  params: listParams,
  query: listQuery,
  example: { params: { type: 'all' }, query: { page: 1, size: 10, status: 0 } },
  /** `by_kind`: what each kind has for the same status and days. */
  data: pageOf(formRow).extend({ by_kind: counts }),
});

/** D97: those addressed to me; admins see all. */
export const listWaitingForms = endpoint({
  method: 'GET',
  path: '/form/:type/waiting',
  summary: 'Forms of others that I may decide, newest first; by default those that wait',
  access: 'signedIn',
  params: listParams,
  query: listQuery.extend({ status: status.default(0) }),
  example: { params: { type: 'leave' }, query: { page: 1, size: 10 } },
  /** `by_kind`: those that wait, whatever is listed. */
  data: pageOf(formRow).extend({ by_kind: counts }),
});

/** H10: for the menu's badge. 0 for those without the tab. */
export const countWaitingForms = endpoint({
  method: 'GET',
  path: '/form/waiting/count',
  summary: 'Whether forms can wait for me, and how many do',
  access: 'signedIn',
  /** `is_asked`: an admin, or whom the setting of the approver can ask. Only they have the tab. D114 */
  data: z.object({ is_asked: z.boolean(), waiting: z.number().int(), by_kind: counts }),
});

const field = z.unknown().optional();
type BodyName = 'user_approve' | 'note' | DayNameOf<FormKind> | WireName<AskedField>;

/** Fields of every kind. `formFields` says what each kind requires. */
const formBody = z.object(
  Object.fromEntries(
    formKinds.flatMap((kind) => Object.keys(formFields[kind].shape)).map((name) => [name, field]),
  ) as Record<BodyName, typeof field>,
);
export type FormBody = z.output<typeof formBody>;

export const createForm = endpoint({
  method: 'POST',
  once: true,
  path: '/form/:type',
  summary: 'Sends a form to its approver',
  access: 'signedIn',
  params: kindParams,
  body: formBody,
  example: {
    params: { type: 'leave' },
    body: {
      reason: 9,
      start_date: '2026/11/25',
      end_date: '2026/11/25',
      shift: 0,
      labour: 0,
      user_approve: 1,
      note: '',
    },
  },
  data: formRow,
});

export const changeForm = endpoint({
  method: 'PUT',
  path: '/form/:type',
  summary: 'Changes a form that still waits',
  access: 'signedIn',
  params: kindParams,
  body: formBody.extend({ id: recordId, version: z.number().int().optional() }),
  example: {
    params: { type: 'leave' },
    body: { id: 1, version: 1, reason: 9, start_date: '2026/11/25', end_date: '2026/11/26', shift: 0, user_approve: 1 },
  },
  conflict: formRow,
  data: formRow,
});

export const removeForm = endpoint({
  method: 'DELETE',
  path: '/form/:type/:id',
  summary: 'Withdraws a form that still waits',
  access: 'signedIn',
  params: oneParams,
  example: { params: { type: 'leave', id: 1 } },
  data: z.null(),
});

export const readForm = endpoint({
  method: 'GET',
  path: '/form/:type/:id',
  summary: 'One form that I sent or may decide, or of somebody whose days I may read',
  access: 'signedIn',
  /** 'all': whatever its kind. */
  params: oneParams.extend({ type: z.enum(formListKinds) }),
  example: { params: { type: 'leave', id: 1 } },
  data: formRow,
});

export const approveForm = endpoint({
  method: 'PUT',
  path: '/form/:type/:id/approve',
  summary: 'Approves a form that waits',
  access: 'signedIn',
  params: oneParams,
  example: { params: { type: 'leave', id: 1 } },
  conflict: formRow,
  data: formRow,
});

const said = z.string().transform(visibleText);

/** D115. */
export const revokeForm = endpoint({
  method: 'PUT',
  path: '/form/:type/:id/revoke',
  summary: 'Takes the approval of a form back, with a reason',
  access: 'signedIn',
  params: oneParams,
  body: z.object({
    reason: z
      .string(formText.revokeReasonMissing)
      .transform(visibleText)
      .pipe(z.string().min(1, formText.revokeReasonMissing).max(longestNote)),
  }),
  example: { params: { type: 'leave', id: 1 }, body: { reason: 'Khách đổi lịch xem nhà' } },
  conflict: formRow,
  data: formRow,
});

/** D115. */
export const askCancel = endpoint({
  method: 'PUT',
  path: '/form/:type/:id/ask-cancel',
  summary: 'Asks for the approval of one’s own form to be taken back',
  access: 'signedIn',
  params: oneParams,
  body: z.object({ reason: said.pipe(z.string().max(longestNote)).nullish() }),
  example: { params: { type: 'leave', id: 1 }, body: { reason: 'Đổi ngày nghỉ' } },
  conflict: formRow,
  data: formRow,
});

/** D115. */
export const keepForm = endpoint({
  method: 'PUT',
  path: '/form/:type/:id/keep',
  summary: 'Leaves a form approved whose owner asks to cancel it; its owner takes the wish back',
  access: 'signedIn',
  params: oneParams,
  example: { params: { type: 'leave', id: 1 } },
  conflict: formRow,
  data: formRow,
});

export const rejectForm = endpoint({
  method: 'PUT',
  path: '/form/:type/:id/reject',
  summary: 'Rejects a form that waits, with a reason',
  access: 'signedIn',
  params: oneParams,
  body: z.object({
    reason: z
      .string(formText.rejectReasonMissing)
      .transform(visibleText)
      .pipe(z.string().min(1, formText.rejectReasonMissing).max(longestNote)),
  }),
  example: { params: { type: 'leave', id: 1 }, body: { reason: 'Trùng lịch dẫn khách' } },
  conflict: formRow,
  data: formRow,
});

/** Who else is away on the days of a form: those of the same team. Its sender is told, too, so it says nobody's reason. */
export const readFormNeighbours = endpoint({
  method: 'GET',
  path: '/form/:type/:id/neighbours',
  summary: 'Leave and trips of the same team on the days of a form',
  access: 'signedIn',
  params: oneParams,
  example: { params: { type: 'leave', id: 1 } },
  data: z.array(absentColleague),
});

const approverSetting = z.object({
  /** Who decides my forms unless I name one of `choices`. Without any active admin there is nobody. */
  approver: person.nullable(),
  choices: z.array(person),
  /** The admin, or the direct manager: the nearest active superior of positions 2 to 6. */
  by: z.enum(approverWays),
  /** The admin who decides, or what has no direct manager. */
  fixed: person.nullable(),
  admins: z.array(person),
});

/** D96, D114, H12. */
export const readFormSetting = endpoint({
  method: 'GET',
  path: '/form/setting',
  summary: 'Who decides forms unless the sender names somebody else',
  access: 'signedIn',
  data: approverSetting,
});

export const changeFormSetting = endpoint({
  method: 'PUT',
  path: '/form/setting',
  summary: 'Says who decides new forms: an admin, or the direct manager',
  access: 'admin',
  /** What is left out stays. */
  body: z.object({ approver_id: recordId.optional(), by: z.enum(approverWays).optional() }),
  example: { body: { approver_id: 1, by: 'manager' } },
  data: approverSetting,
});
