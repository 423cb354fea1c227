import { exportKinds } from '@toam/contracts/export/export.endpoints';

/** Actions that the audit records. D48. */
export const auditActions = [
  'create',
  'update',
  'delete',
  'restore',
  'set_status',
  'stop',
  'resume',
  'share',
  'unshare',
  'propose',
  'submit',
  'withdraw',
  'approve',
  'reject',
  'revoke',
  'cancel_ask',
  'keep',
  'unpublish',
  'merge',
  'merge_undo',
  'link',
  'like',
  'tag',
  'untag',
  'upload',
  'bulk',
  'export',
  'image_archive',
  'phone_reveal',
  'import_upload',
  // a dry run shows which customers have the numbers in the file
  'import_check',
  'import_decide',
  'import',
  'import_undo',
  'import_discard',
  'lock',
  'unlock',
  'hand_over',
  'hand_over_undo',
  'password_change',
  'password_reset',
  'portal_change',
  'sign_out',
  'session_end',
  'sign_in_release',
  'checkin',
  'checkout',
  'leave_correct',
  'close_month',
  'reopen_month',
  'claim',
  // a new device is the customer's: it reads and writes their conversation from now on
  'join',
  // an earlier build of the shell or a remote is live again
  'release_back',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Kinds of records that the audit covers: those that can be exported, and others that change. */
export const auditNouns = [
  ...exportKinds,
  'contact',
  'recommendation',
  'comment',
  'tag',
  'view',
  'image',
  'file',
  'dictionary',
  'form_type',
  'form',
  'holiday',
  'leave',
  'closed_month',
  'accumulation',
  'target',
  'chat',
  'quick_reply',
  'project',
  'question',
  'blog',
  'article',
  'article_type',
  'article_comment',
  'zalo',
  'channel',
  'tariff',
  'post_budget',
  'portal_rule',
  'release',
] as const;
export type AuditNoun = (typeof auditNouns)[number];

/** One changed column, as people read it; null: was or became empty. */
export interface AuditedChange {
  column: string;
  old_value: string | null;
  new_value: string | null;
}

/** The changes of one record. */
export interface AuditedRecord {
  noun: AuditNoun;
  id: number;
  changes: AuditedChange[];
}
