import { type Actor, isAdmin, isSuperAdmin, JobPosition, seesAllWork } from '@toam/domain/actor';

/** 0 pending, 1 approved, 2 rejected. Specification 3 §4, D96. */
export const FormStatus = { pending: 0, approved: 1, rejected: 2 } as const;
export type FormStatus = (typeof FormStatus)[keyof typeof FormStatus];

/** What the rules of a form look at. */
export interface FormState {
  user_id: number;
  approver_id: number;
  status: FormStatus;
  /** Since when the owner asks for the approval to be taken back; null: they don't. D115. */
  cancel_asked_at: Date | null;
}

/** Whose days and forms somebody may read. `isLed`: the actor leads the person, at any depth. Brief 5 §5. */
export const canSeeWork = (actor: Actor, person: { id: number; isLed: boolean }): boolean =>
  person.id === actor.id || person.isLed || seesAllWork(actor);

/** Who may be asked as a direct manager: positions 2 to 6. D114. */
const firstAsked = JobPosition.admin;
const lastAsked = JobPosition.teamLeader;

/** A superior, as far as the choice of an approver looks at them. */
export interface Superior {
  id: number;
  job_position: JobPosition;
  isActive: boolean;
}

/** Whether forms of those below go no further up. D114. */
export const isAsked = ({ job_position, isActive }: Omit<Superior, 'id'>): boolean =>
  isActive && job_position >= firstAsked && job_position <= lastAsked;

/** The direct manager who decides: the nearest superior who may be asked. Null: there is none. @param superiors the direct one first */
export const nearestApprover = (superiors: readonly Superior[]): number | null => superiors.find(isAsked)?.id ?? null;

/** Only the owner changes a form, and only while it waits. D96. */
export const mayEditForm = (actor: Actor, form: FormState): boolean =>
  form.user_id === actor.id && form.status === FormStatus.pending;

/** Who may decide, whether it still waits or not: whom it is addressed to, and admins. Nobody their own, but role 1. H11. */
export const isDecider = (actor: Actor, form: Pick<FormState, 'user_id' | 'approver_id'>): boolean =>
  (form.approver_id === actor.id || isAdmin(actor)) && (form.user_id !== actor.id || isSuperAdmin(actor));

export const mayDecideForm = (actor: Actor, form: FormState): boolean =>
  form.status === FormStatus.pending && isDecider(actor, form);

/** 'Huỷ duyệt': whoever may decide, whether the owner asks for it or not. D115. */
export const mayRevokeForm = (actor: Actor, form: FormState): boolean =>
  form.status === FormStatus.approved && isDecider(actor, form);

/** 'Giữ nguyên' of whoever may decide, where the owner asks; 'Không huỷ nữa' of the owner. D115. */
export const mayKeepForm = (actor: Actor, form: FormState): boolean =>
  form.status === FormStatus.approved &&
  form.cancel_asked_at !== null &&
  (form.user_id === actor.id || isDecider(actor, form));

/** 'Xin huỷ'. D115. */
export const mayAskCancel = (actor: Actor, form: FormState): boolean =>
  form.status === FormStatus.approved && form.user_id === actor.id && form.cancel_asked_at === null;
