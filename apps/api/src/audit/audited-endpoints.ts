import type { AuditAction, AuditNoun } from '@toam/contracts/audit/audit';

/** What a call was asked with, parsed. */
export interface Asked {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
}

/** A deed: one row for every call that succeeds. */
export interface AuditedEndpoint {
  action: AuditAction | ((asked: Asked) => AuditAction);
  noun: AuditNoun;
  /**
   * The field of the call that names the record; `self`: who calls. Left out where the call names none: a new record, several.
   * What the use case says (`recordChanges`, `auditChange`, `recordAudit`) tells it then.
   */
  record?: string;
  /** It works in several transactions and is written once, after the last; else in its first one that commits. */
  spans?: true;
}

/** Why no row is written. */
export interface UnauditedEndpoint {
  not: string;
}

const restoredOrUpdated = ({ body }: Asked): AuditAction => (body.restore ? 'restore' : 'update');
const reads: UnauditedEndpoint = { not: 'it only reads' };
const passing: UnauditedEndpoint = { not: 'it is about the moment, and nobody else sees what it leaves' };

/**
 * Every endpoint that is no GET: what of it stands in the audit, or why nothing does. A test holds what is mounted against it.
 * What a call tells is written besides: phones that were shown, archives of pictures (`recordAudit`).
 */
export const auditedEndpoints: Record<string, AuditedEndpoint | UnauditedEndpoint> = {
  // anybody could fill a table from which nothing is taken by guessing passwords
  'POST /auth/signin/email': { not: 'sign-ins have their own record, login tracking' },
  'POST /auth/signout': { action: 'sign_out', noun: 'user', record: 'self' },
  'POST /auth/password/change': { action: 'password_change', noun: 'user', record: 'self' },

  // whose they were, the use case says
  'POST /user/sign-in-release': { action: 'sign_in_release', noun: 'user' },
  'DELETE /user/login-devices': { action: 'session_end', noun: 'user' },
  'DELETE /user/login-devices/:sessionId': { action: 'session_end', noun: 'user' },
  'POST /user/location/track': { not: 'it belongs to the record of the sign-in' },

  'POST /user/detail': { action: 'create', noun: 'user' },
  'PUT /user/detail': {
    action: ({ body: { user_id: _whose, version: _seen, status, ...more } }) => {
      if (status === undefined || Object.keys(more).length > 0) return 'update';
      return status === 0 ? 'lock' : 'unlock';
    },
    noun: 'user',
    record: 'user_id',
  },
  'DELETE /user/detail': { action: 'delete', noun: 'user', record: 'user_id' },
  'POST /user/restore': { action: 'restore', noun: 'user', record: 'user_id' },
  'PUT /user/reset/password': { action: 'password_reset', noun: 'user', record: 'user_id' },
  'POST /user/list-by-id': reads,
  'POST /user/import': { action: 'import_upload', noun: 'user' },
  'POST /user/import/:importId/store': { action: 'import', noun: 'user' },
  'POST /user/import/:importId/password': { action: 'password_reset', noun: 'user' },
  'POST /user/import/:importId/undo': { action: 'import_undo', noun: 'user' },
  'DELETE /user/import/:importId': { action: 'import_discard', noun: 'user' },
  'PUT /user/avatar': { action: 'update', noun: 'user', record: 'self' },
  'PUT /user/alonhadat': { action: 'portal_change', noun: 'user', record: 'self' },
  'PUT /user/batdongsan': { action: 'portal_change', noun: 'user', record: 'self' },
  'POST /user/post/alonhadat/delete': { action: 'portal_change', noun: 'user', record: 'self' },
  'POST /user/post/batdongsan/delete': { action: 'portal_change', noun: 'user', record: 'self' },
  'POST /user/hand-over/preview': reads,
  'POST /user/hand-over': { action: 'hand_over', noun: 'user', record: 'user_id' },
  'POST /user/hand-over/:id/undo': { action: 'hand_over_undo', noun: 'user' },

  'POST /notification/seen/:notificationId': passing,
  'POST /notification/seen-all': passing,

  'POST /house/list': reads,
  'POST /house/v2/list': reads,
  'POST /house/v2/list/counts': reads,
  'POST /house/detail': { action: 'create', noun: 'house' },
  'PUT /house/detail': { action: 'update', noun: 'house', record: 'house_id' },
  'DELETE /house/detail': { action: 'delete', noun: 'house', record: 'house_id' },
  'POST /house/:houseId/share': { action: 'share', noun: 'house', record: 'houseId' },
  'POST /house/:houseId/revoke': { action: 'unshare', noun: 'house', record: 'houseId' },
  'POST /house/:houseId/status': {
    action: ({ body }) => (body.status === 1 ? 'stop' : 'resume'),
    noun: 'house',
    record: 'houseId',
  },
  'POST /house/preview': { action: 'submit', noun: 'house', record: 'house_id' },
  'POST /house/:houseId/changes/withdraw': { action: 'withdraw', noun: 'house', record: 'houseId' },
  'POST /house/:houseId/web/withdraw': { action: 'withdraw', noun: 'house', record: 'houseId' },
  'POST /house/:houseId/web/revoke': { action: 'unpublish', noun: 'house', record: 'houseId' },
  'POST /house/public/approve': { action: 'approve', noun: 'house', record: 'house_id' },
  'POST /house/public/reject': { action: 'reject', noun: 'house', record: 'house_id' },
  'POST /house/preview/approve': { action: 'approve', noun: 'house', record: 'preview_id' },
  'POST /house/preview/reject': { action: 'reject', noun: 'house', record: 'preview_id' },
  'PUT /house/:houseId/changes': {
    action: ({ body }) => (body.status === 1 ? 'approve' : 'reject'),
    noun: 'house',
    record: 'houseId',
  },
  'POST /house/map': reads,
  'POST /house/map/extent': reads,
  'POST /house/:houseId/like': { action: 'like', noun: 'house', record: 'houseId' },
  'POST /house/:houseId/comment': { action: 'create', noun: 'comment' },
  'PUT /house/:houseId/comment/:commentId': { action: 'update', noun: 'comment', record: 'commentId' },
  'DELETE /house/:houseId/comment/:commentId': { action: 'delete', noun: 'comment', record: 'commentId' },
  'PUT /house/tag': {
    action: ({ body }) => (body.restore ? 'restore' : body.tagId ? 'update' : 'create'),
    noun: 'tag',
    record: 'tagId',
  },
  'DELETE /house/tag': { action: 'delete', noun: 'tag', record: 'tagId' },
  'PUT /house/tag/house': { action: 'tag', noun: 'house' },
  'DELETE /house/tag/house': { action: 'untag', noun: 'house' },
  'POST /history': reads,
  'POST /user/activity': { not: 'it counts a view of a house' },
  'POST /house/:houseId/presence': passing,

  'PUT /user/draft/:form': passing,
  'DELETE /user/draft/:form': passing,

  'POST /view/detail': { action: 'create', noun: 'view' },
  'PUT /view/detail': { action: 'update', noun: 'view', record: 'view_id' },
  'DELETE /view/detail': { action: 'delete', noun: 'view', record: 'view_id' },
  'POST /view/seen': passing,

  'POST /customer/detail': { action: 'create', noun: 'customer' },
  'PUT /customer/detail': { action: 'update', noun: 'customer', record: 'customer_id' },
  'DELETE /customer/detail': { action: 'delete', noun: 'customer', record: 'customer_id' },
  'POST /customer/restore': { action: 'restore', noun: 'customer', record: 'customer_id' },
  'POST /customer/merge/preview': reads,
  'POST /customer/merge': { action: 'merge', noun: 'customer', record: 'kept.id' },
  'POST /customer/merge/:id/undo': { action: 'merge_undo', noun: 'customer' },
  'POST /customer/import': { action: 'import_upload', noun: 'customer' },
  'POST /customer/import/:importId/check': { action: 'import_check', noun: 'customer' },
  'PUT /customer/import/:importId/head': { not: 'how a file is read; what is then checked and stored is recorded' },
  'PUT /customer/import/:importId/decision': { action: 'import_decide', noun: 'customer' },
  'POST /customer/import/:importId/store': { action: 'import', noun: 'customer' },
  'POST /customer/import/:importId/undo': { action: 'import_undo', noun: 'customer' },
  'DELETE /customer/import/:importId': { action: 'import_discard', noun: 'customer' },

  'POST /customer/request/detail': { action: 'create', noun: 'request' },
  'PUT /customer/request/detail': { action: 'update', noun: 'request', record: 'request_id' },
  'DELETE /customer/request/detail': { action: 'delete', noun: 'request', record: 'request_id' },
  'PUT /customer/request/restore': { action: 'restore', noun: 'request', record: 'request_id' },
  'POST /customer/request/share': { action: 'share', noun: 'request', record: 'request_id' },
  'POST /customer/house/recommend': { action: 'create', noun: 'recommendation' },
  'PUT /customer/house/recommend/restore': { action: 'restore', noun: 'recommendation' },
  'PUT /customer/house/recommend/update-status': { action: 'set_status', noun: 'recommendation' },
  'PUT /customer/house/recommend/update-priority': { action: 'update', noun: 'recommendation' },
  'POST /match/get-sub-recommend': reads,
  'POST /house/sub-recommend': reads,

  'PUT /house/contacts/:id': { action: 'set_status', noun: 'contact', record: 'id' },
  'POST /house/contacts/:id/customer': { action: 'link', noun: 'contact', record: 'id' },
  'POST /house/contacts/:id/request': { action: 'link', noun: 'contact', record: 'id' },
  'POST /public/house/:slug/contact': { action: 'create', noun: 'contact' },

  // an entry's id counts within its type: `recordChanges` tells the record
  'POST /dictionary/:type/list': { action: 'create', noun: 'dictionary' },
  'PUT /dictionary/:type/list': { action: restoredOrUpdated, noun: 'dictionary' },
  'DELETE /dictionary/:type/list': { action: 'delete', noun: 'dictionary' },
  'POST /dictionary/:type/detail': { action: 'create', noun: 'dictionary' },
  'PUT /dictionary/:type/detail': { action: restoredOrUpdated, noun: 'dictionary' },
  'DELETE /dictionary/:type/detail': { action: 'delete', noun: 'dictionary' },
  'POST /typeform/:type': { action: 'create', noun: 'form_type' },
  'PUT /typeform/:type': { action: restoredOrUpdated, noun: 'form_type', record: 'id' },
  'DELETE /typeform/:type': { action: 'delete', noun: 'form_type', record: 'id' },

  'POST /house/image': { action: 'upload', noun: 'image' },
  'POST /house/image/:id': { action: 'update', noun: 'image', record: 'id' },
  'POST /house/image/rotate': { action: 'update', noun: 'image', record: 'id' },
  'POST /house/file': { action: 'upload', noun: 'file' },

  'POST /export/:kind': { action: 'export', noun: 'house' },
  'POST /house/bulk': { action: 'bulk', noun: 'house', spans: true },
  'POST /house/restore': { action: 'bulk', noun: 'house', spans: true },
  'POST /house/list-by-condition': reads,
  'POST /house/count-by-condition': reads,
  'POST /house/image/zips/size': reads,

  'POST /client-error': { not: 'a failure in a browser changes nothing' },
};
