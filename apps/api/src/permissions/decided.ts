import type { Who } from './who';

const signedIn: Who[] = ['staff, owner', 'staff, other', 'manager', 'admin', 'accountant', 'marketer'];
/** Marketers read approved houses, post and write news, nothing more (D20). */
const brokerage: Who[] = ['staff, owner', 'staff, other', 'manager', 'admin', 'accountant'];
const admin: Who[] = ['admin'];
const everyone: Who[] = ['no session', 'locked', ...signedIn];
/** create_product_permission; 'staff, other' has lost it. */
const createHouse: Who[] = ['staff, owner', 'manager', 'admin', 'accountant'];

/**
 * Who gets past the door of every endpoint, decided by people. The permission matrix holds the mounted endpoints against
 * it and fails on one that is not here. Rows behind the door: the `*-access` tests of libs/domain and of the modules.
 */
export const decided: Record<string, Who[]> = {
  'POST /auth/signin/email': everyone,
  'POST /auth/signout': signedIn,
  'POST /auth/password/change': signedIn,

  'GET /user/detail': signedIn,
  'PUT /user/detail': admin,
  'GET /user/list': signedIn,
  'GET /user/get-all-name': signedIn,

  'GET /notification/all': signedIn,
  'POST /notification/seen/:notificationId': signedIn,
  'POST /notification/seen-all': signedIn,

  'POST /house/list': signedIn,
  'POST /house/v2/list': signedIn,
  'GET /house/detail': signedIn,
  'POST /house/detail': createHouse,
  'PUT /house/detail': brokerage,
  'DELETE /house/detail': brokerage,
  'GET /house/:houseId/sharing': brokerage,
  'POST /house/:houseId/share': brokerage,
  'POST /house/:houseId/revoke': brokerage,
  'POST /house/:houseId/status': brokerage,
  'POST /house/preview': brokerage,
  'GET /house/preview': brokerage,
  'POST /house/:houseId/web/withdraw': brokerage,
  'POST /house/:houseId/web/revoke': admin,
  'GET /house/approval/count': admin,
  'GET /house/public/pending': admin,
  'POST /house/public/approve': admin,
  'POST /house/public/reject': admin,
  'GET /house/preview/approved': admin,
  'POST /house/preview/approve': admin,
  'POST /house/preview/reject': admin,
  'GET /house/updates': admin,
  'GET /house/:houseId/changes': brokerage,
  'PUT /house/:houseId/changes': admin,
  'GET /house/column/values': signedIn,
  'GET /house/duplicate-address': brokerage,
  'GET /house/duplicate-owner': brokerage,
  'POST /house/map': signedIn,
  'POST /house/map/extent': signedIn,
  'GET /map/config': signedIn,
  'GET /dashboard/data': signedIn,
  'GET /dashboard/community': signedIn,
  'GET /house/top/viewed': signedIn,
  'GET /house/option': signedIn,
  'GET /house/street': signedIn,
  'POST /house/:houseId/like': brokerage,
  'GET /house/:houseId/like': signedIn,
  'GET /house/:houseId/comment': signedIn,
  'GET /notification/:notificationId/comment': signedIn,
  'GET /house/comments': signedIn,
  'POST /house/:houseId/comment': brokerage,
  'PUT /house/:houseId/comment/:commentId': brokerage,
  'DELETE /house/:houseId/comment/:commentId': brokerage,
  'GET /house/:houseId/mention': brokerage,
  'GET /house/tag': signedIn,
  'PUT /house/tag': brokerage,
  'DELETE /house/tag': brokerage,
  'PUT /house/tag/house': brokerage,
  'DELETE /house/tag/house': brokerage,
  'POST /history': signedIn,
  'GET /user/activity': admin,
  'POST /user/activity': signedIn,
  'POST /house/:houseId/presence': signedIn,

  'GET /user/draft/:form': signedIn,
  'PUT /user/draft/:form': signedIn,
  'DELETE /user/draft/:form': signedIn,

  'GET /view/list': signedIn,
  'GET /view/shared': signedIn,
  'POST /view/detail': signedIn,
  'PUT /view/detail': signedIn,
  'DELETE /view/detail': signedIn,
  'POST /view/seen': signedIn,

  'GET /customer/list': brokerage,
  'GET /customer/detail': brokerage,
  'POST /customer/detail': brokerage,

  'GET /match/house/request': brokerage,
  'GET /match/request/house': brokerage,
  'POST /customer/house/recommend': brokerage,
  'PUT /customer/house/recommend/restore': brokerage,
  'GET /customer/house/recommend/history': brokerage,
  'GET /customer/house/recommend/search': brokerage,
  'PUT /customer/house/recommend/update-status': brokerage,
  'PUT /customer/house/recommend/update-priority': brokerage,
  'POST /match/get-sub-recommend': brokerage,
  'POST /house/sub-recommend': brokerage,
  'GET /match/request/relaxation': brokerage,
  'GET /house/contacts': brokerage,
  'PUT /house/contacts/:id': brokerage,
  'GET /house/contacts/:id': brokerage,
  'GET /house/contacts/houses': brokerage,
  'POST /house/contacts/:id/customer': brokerage,
  'GET /house/contacts/:id/need-draft': brokerage,
  'POST /house/contacts/:id/request': brokerage,
  // A visitor of the website; limited by address, number and house (D15).
  'POST /public/house/:slug/contact': everyone,

  'POST /house/image': brokerage,
  'POST /house/image/:id': brokerage,
  'POST /house/image/rotate': brokerage,
  'GET /house/image/:id': signedIn,
  'POST /house/file': brokerage,
  // What is not public has a signature in its address, which is its key.
  'GET /media/image/:key/:variant': everyone,
  'GET /media/file/:key': everyone,

  'POST /export/:kind': signedIn,
  'POST /house/bulk': brokerage,
  'POST /house/restore': brokerage,
  'POST /house/list-by-condition': brokerage,
  'POST /house/count-by-condition': brokerage,
  'GET /house/statistic': brokerage,
  'GET /house/statistic/detail': brokerage,
  'GET /house/:id/image/zip': signedIn,
  'GET /house/image/zips': signedIn,
  'POST /house/image/zips/size': signedIn,

  'POST /client-error': everyone,
};
