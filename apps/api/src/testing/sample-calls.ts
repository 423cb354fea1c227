import { houseListModes } from '@toam/domain/house/house-list-mode';
import { plainToRichText } from '@toam/domain/rich-text';
import type { Endpoint } from '@toam/contracts/endpoint';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { customerCalls } from './customer-calls';
import { dictionaryCalls } from './dictionary-calls';
import { aHouseBody } from './insert-house';
import { aStaffBody } from './insert-user';
import type { SampleCall } from './sample-call';

const everyField = {
  ...aHouseBody,
  direction: ['Đông Nam'],
  purpose: 0,
  title: 'Nhà phố hẻm xe hơi',
  description: plainToRichText('Nhà mới'),
  descriptions: 'Gần chợ',
  internalDescription: plainToRichText('Chủ cần bán gấp'),
  key_word: 'hẻm xe hơi',
  ownership: 1,
  wide_street: 5,
  balcony_direction: ['Đông'],
  area: 62.5,
  width: 5,
  length: 12,
  floor_area: 200,
  end_open: 0,
  number_bedroom: 3,
  number_wc: 2,
  dining_room: 1,
  terrace: 0,
  kitchen: 1,
  car_parking: 0,
  into_money: 8_650_000_000,
  money_unit: 'bil',
  brokerage_fee: 80_000_000,
  brokerage_rate: 1,
  project_id: null,
  block_section: 'A',
  floor_lot: '12',
  new_address: 'Phường Bình Lợi Trung',
  city: { id: 1 },
  city_id: 1,
  latitude: 10.8,
  longitude: 106.7,
  user_id: 7,
  internal_image: [],
  public_image: [],
  files: [],
  public: 1,
  type_news: 1,
  type_news_day: 10,
  type_news_value: 100_000,
  batdongsan_type_news: 5,
  batdongsan_type_news_days: 10,
  addressPost: '148/12 Nguyễn Văn Đậu',
  post_address: 'Bình Thạnh',
};

/** A change takes the same fields as a new house; these are one of each kind. */
const { title, area, city, direction, into_money, public_image, internalDescription } = everyField;
const someFields = { title, area, city, direction, into_money, public_image, internalDescription, public: 1 };

const houseConditions = {
  role: 'all',
  search: '',
  status: null,
  filters: [
    { column: 'address', operation: 'like', values: ['nguyen van dau'] },
    { column: 'into_money', operation: 'between', values: [0, 900_000_000_000] },
    { column: 'user_id', operation: 'in', values: [7, 8] },
  ],
  tagSearch: [],
  newer_than: 1_700_000_000,
};

const listBody = (id: number) => ({
  ...houseConditions,
  mode: houseListModes[id % houseListModes.length],
  column: 'into_money',
  direction: 'desc',
});

/**
 * A valid call of every endpoint about the record with this id, by the name that `decided.ts` gives it. Tests that walk
 * the whole API start here; a new endpoint without a sample fails them.
 */
export const sampleCalls: Record<string, (id: number) => SampleCall> = {
  'POST /auth/signin/email': () => ({ body: { email: 'nobody@toam.vn', password: 'mat-khau-sai' } }),
  'POST /auth/signout': () => ({ body: { all: false } }),
  'POST /auth/password/change': () => ({ body: { old_password: 'mat-khau-cu', new_password: 'mat-khau-moi' } }),

  'GET /user/detail': (id) => ({ query: { user_id: id } }),
  'POST /user/detail': () => ({
    body: {
      ...{ ...aStaffBody, other_account: 0, job_position: 7, minimum_price: 0, project: [], introduction: '' },
      ...{ bank_account: '0071000123456', bank_name: 'Vietcombank', front_id_file: 1, back_id_file: 2 },
    },
  }),
  'PUT /user/detail': () => ({ body: { user_id: 9, status: 1, version: 1, name: 'Nguyễn Thu Hà', manager: null } }),
  'DELETE /user/detail': (id) => ({ body: { user_id: id } }),
  'POST /user/restore': (id) => ({ body: { user_id: id } }),
  'PUT /user/reset/password': () => ({ body: { user_id: 9 } }),
  'GET /user/list': (id) => ({
    query: {
      ...{ page: 1, size: 1000, role: 0, search: 'nhan', sortColumn: 'contact_name', sortOrder: 'asc', ids: `${id},7` },
      filters: JSON.stringify({ gender: ['female'], department: [2], team: [id], manager: [7] }),
    },
  }),
  'GET /user/list-by-condition': (id) => ({
    query: {
      ...{ page: 1, size: 100, search: 'nhan', role: 3, job_position: 7, department: 2 },
      ...{ employee_status: 'active', manager: id, team: id },
    },
  }),
  'GET /user/get-all': () => ({ query: { page: 1, size: 100, search: 'nhan' } }),
  'POST /user/list-by-id': (id) => ({ body: { ids: [id, 7] } }),
  'GET /user/manager-choices': (id) => ({ query: { job_position: 7, user_id: id, search: 'nhan' } }),
  'GET /user/taken': (id) => ({
    query: { email: 'ha@toam.vn', phone_number: '0903618274', social_id: '079095000001', user_id: id },
  }),
  'POST /user/import': () => ({}),
  'GET /user/import/list': () => ({ query: { page: 1, size: 20 } }),
  'GET /user/import/template': () => ({}),
  'GET /user/import/:importId': (id) => ({ params: { importId: id } }),
  'DELETE /user/import/:importId': (id) => ({ params: { importId: id } }),
  'GET /user/import/:importId/row': (id) => ({ params: { importId: id }, query: { page: 1, size: 50, show: 'all' } }),
  'POST /user/import/:importId/store': (id) => ({ params: { importId: id } }),
  'POST /user/import/:importId/undo': (id) => ({ params: { importId: id } }),
  'POST /user/import/:importId/password': (id) => ({ params: { importId: id } }),
  'GET /user/import/:importId/file': (id) => ({ params: { importId: id }, query: { show: 'error' } }),
  'GET /user/get-all-name': (id) => ({ query: { page: 1, size: 20, search: '', ids: `${id},7` } }),

  'GET /user/login-devices': (id) => ({ query: { page: 1, size: 10, user_id: id } }),
  'DELETE /user/login-devices': (id) => ({ query: { user_id: id } }),
  'GET /user/sign-in-failures': (id) => ({ query: { page: 1, size: 10, user_id: id } }),
  'POST /user/sign-in-release': (id) => ({ body: { user_id: id } }),
  'DELETE /user/login-devices/:sessionId': (id) => ({ params: { sessionId: id } }),
  'GET /user/location/last': () => ({}),
  'GET /deletion/:noun': () => ({ params: { noun: 'customer' }, query: { search: 'ha' } }),
  'GET /user/location/track': () => ({
    query: { page: 1, size: 20, search: 'ha', sortColumn: 'location_count', sortOrder: 'asc' },
  }),
  'POST /user/location/track': () => ({ body: { location: { latitude: 10.7769, longitude: 106.7009 } } }),
  'GET /user/location/track/:userId': (id) => ({ params: { userId: id }, query: { page: 1, size: 10 } }),

  'PUT /user/avatar': () => ({ body: { profile_picture: 999 } }),
  'PUT /user/alonhadat': () => ({ body: { alonhadat_name: 'thuha.toam', alonhadat_password: 'mat-khau-cong-tin' } }),
  'PUT /user/batdongsan': () => ({ body: { batdongsan_name: 'thuha.toam', batdongsan_password: 'mat-khau-cong-tin' } }),
  'POST /user/post/alonhadat/delete': () => ({}),
  'POST /user/post/batdongsan/delete': () => ({}),
  'POST /user/hand-over/preview': (id) => ({ body: { user_id: id, to_id: 8 } }),
  'POST /user/hand-over': (id) => ({
    body: { user_id: id, to_id: 8, kinds: ['customers', 'requests', 'houses', 'team'], lock: true, resigned: true },
  }),
  'POST /user/hand-over/:id/undo': (id) => ({ params: { id } }),
  'GET /user/hand-over': (id) => ({ query: { user_id: id } }),
  'GET /user/statistic': () => ({}),

  ...dictionaryCalls,

  'GET /notification/all': () => ({ query: { page: 1, size: 10, status: 0 } }),
  'POST /notification/seen/:notificationId': (id) => ({ params: { notificationId: id } }),
  'POST /notification/seen-all': () => ({}),

  // the same question as v2's, which is asked in full
  'POST /house/list': (id) => ({ query: { page: 1, size: 1000 }, body: { mode: listBody(id).mode } }),
  'POST /house/v2/list': (id) => ({ query: { page: 1, size: 1000 }, body: { ...listBody(id), fetchType: 'list' } }),
  'POST /house/v2/list/counts': () => ({ body: houseConditions }),
  'GET /house/detail': (id) => ({ query: { house_id: id } }),
  'POST /house/detail': (id) => ({ body: { ...everyField, customer_id: id } }),
  'PUT /house/detail': (id) => ({
    body: { ...someFields, customer_id: id, house_id: id, version: 1, resetCondition: true, status: 0 },
  }),
  'DELETE /house/detail': (id) => ({ body: { house_id: id } }),
  'GET /house/:houseId/sharing': (id) => ({ params: { houseId: id } }),
  'POST /house/:houseId/share': (id) => ({ params: { houseId: id } }),
  'POST /house/:houseId/revoke': (id) => ({ params: { houseId: id } }),
  'POST /house/:houseId/status': (id) => ({
    params: { houseId: id },
    body: id % 2 ? { status: 1, reason_stop_selling: 'Chủ nhà đã bán' } : { status: 0 },
  }),
  'POST /house/preview': (id) => ({ body: { house_id: id } }),
  'GET /house/preview': (id) => ({ query: { house_id: id } }),
  'POST /house/:houseId/changes/withdraw': (id) => ({ params: { houseId: id }, body: { draft_version: 1 } }),
  'POST /house/:houseId/web/withdraw': (id) => ({ params: { houseId: id } }),
  'POST /house/:houseId/web/revoke': (id) => ({ params: { houseId: id } }),
  'GET /house/approval/count': () => ({}),
  'GET /house/public/pending': () => ({ query: { page: 1, size: 100 } }),
  'POST /house/public/approve': (id) => ({ body: { house_id: id, version: 1 } }),
  'POST /house/public/reject': (id) => ({ body: { house_id: id, condition: 'Thiếu sổ', version: 1 } }),
  'GET /house/preview/approved': () => ({ query: { page: 1, size: 10 } }),
  'POST /house/preview/approve': (id) => ({ body: { preview_id: id, version: 1 } }),
  'POST /house/preview/reject': (id) => ({ body: { preview_id: id, condition: 'Ảnh mờ', version: 1 } }),
  'GET /house/updates': () => ({ query: { page: 1, size: 100 } }),
  'GET /house/:houseId/changes': (id) => ({ params: { houseId: id } }),
  'PUT /house/:houseId/changes': (id) => ({
    params: { houseId: id },
    body: { status: id % 2 ? 1 : 2, version: 2, draft_version: 1 },
  }),
  'GET /house/column/values': (id) => ({ query: { column: id % 2 ? 'customer_id' : 'title', search: '' } }),
  'GET /house/duplicate-address': () => ({
    query: { house_number: '148/12', house_address: 'Nguyễn Văn Đậu', province: 2, district: 21, house_id: 999 },
  }),
  'GET /dashboard/data': () => ({ query: { by: 'week' } }),
  'GET /dashboard/community': () => ({ query: { page: 1, size: 1000, before: '4000000000000000.999999999' } }),
  'GET /house/top/viewed': () => ({ query: { size: 1000 } }),
  'GET /house/duplicate-owner': (id) => ({ query: { customer_id: id, house_id: 999 } }),
  'POST /house/map': (id) => ({
    body: { mode: listBody(id).mode, bounds: { south: 8, west: 102, north: 23, east: 110 }, zoom: 19 },
  }),
  'POST /house/map/extent': (id) => ({ body: { mode: listBody(id).mode, search: 'nguyen', filters: [] } }),
  'GET /map/config': () => ({}),
  'GET /house/option': () => ({}),
  'GET /house/street': () => ({ query: { page: 1, size: 200, search: 'nguyen', province: 2 } }),
  'POST /house/:houseId/like': (id) => ({ params: { houseId: id } }),
  'GET /house/:houseId/like': (id) => ({ params: { houseId: id } }),
  'GET /house/:houseId/comment': (id) => ({ params: { houseId: id }, query: { page: 1, size: 100 } }),
  'GET /notification/:notificationId/comment': (id) => ({
    params: { notificationId: id },
    query: { page: 1, size: 100 },
  }),
  'GET /house/comments': () => ({ query: { page: 1, size: 100 } }),
  'POST /house/:houseId/comment': (id) => ({
    params: { houseId: id },
    body: { content: 'Nhà còn không @[7]?', image: null, parent_comment_id: null, client_key: 'mot-y-dinh-1' },
  }),
  'PUT /house/:houseId/comment/:commentId': (id) => ({
    params: { houseId: id, commentId: id },
    body: { status: 1, content: 'Chủ bớt 150 triệu', image: null },
  }),
  'DELETE /house/:houseId/comment/:commentId': (id) => ({ params: { houseId: id, commentId: id } }),
  'GET /house/:houseId/mention': (id) => ({ params: { houseId: id }, query: { search: 'nguyen' } }),
  'GET /house/tag': () => ({}),
  'PUT /house/tag': (id) => ({ body: { tagName: `Nhãn ${id}`, color: '#0F766E' } }),
  'DELETE /house/tag': (id) => ({ body: { tagId: id } }),
  'PUT /house/tag/house': (id) => ({ body: { tag_name: 'Hàng nóng', houses: [id] } }),
  'DELETE /house/tag/house': (id) => ({ body: { tag_id: 1, houses: [id] } }),
  'POST /history': (id) => ({
    query: { page: 1, size: 100 },
    body: {
      filter: { model: id % 2 ? 'House' : 'Customer', model_id: id },
      sort: { column: 'created_at', order: 'desc' },
    },
  }),
  'GET /user/activity': (id) => ({ query: { house_id: id } }),
  'POST /user/activity': (id) => ({ body: { house_id: id } }),
  'POST /house/:houseId/presence': (id) => ({ params: { houseId: id }, body: { page: 'mot-trang', doing: 'viewing' } }),

  'GET /user/draft/:form': () => ({ params: { form: 'house-new' } }),
  'PUT /user/draft/:form': () => ({
    params: { form: 'house-new' },
    body: { tab: 'a', version: 1, data: { title: 'Nhà' } },
  }),
  'DELETE /user/draft/:form': () => ({ params: { form: 'house-new' }, body: { tab: 'a' } }),

  'GET /view/list': () => ({ query: { list: 'house' } }),
  'GET /view/shared': () => ({ query: { list: 'house', key: '0b5f2f5c-6a3e-4c39-9a55-4b7f6f1f2d11' } }),
  'POST /view/detail': () => ({
    body: {
      list: 'house',
      name: 'Nội thành',
      address: 'mode=publicList',
      columns: [{ key: 'title', width: 300, shown: true }],
    },
  }),
  'PUT /view/detail': (id) => ({ body: { view_id: id, name: 'Nội thành', address: 'mode=approved', columns: null } }),
  'DELETE /view/detail': (id) => ({ body: { view_id: id } }),
  'POST /view/seen': (id) => ({ body: { view_id: id } }),

  ...customerCalls,

  'POST /house/image': () => ({}),
  'POST /house/image/:id': () => ({ params: { id: 999 } }),
  'POST /house/image/rotate': () => ({ body: { id: 999, rotation: 90 } }),
  'GET /house/image/:id': () => ({ params: { id: 999 } }),
  'POST /house/file': () => ({}),
  'GET /media/image/:key/:variant': () => ({
    params: { key: '3f0c3d55-1c0f-4d2c-9d0f-5f6a1f0f6a11', variant: 'main' },
    query: { expires: 1, signature: 'x' },
  }),
  'GET /media/file/:key': () => ({
    params: { key: '3f0c3d55-1c0f-4d2c-9d0f-5f6a1f0f6a11' },
    query: { expires: 1, signature: 'x' },
  }),

  'GET /audit/list': (id) => ({
    query: {
      ...{ page: 1, size: 100, user_id: 7, action: 'update', noun: 'house', record_id: id },
      ...{ from: 0, to: 4_000_000_000, search: 'nha' },
    },
  }),
  'GET /audit/detail': (id) => ({ query: { audit_id: id } }),

  'POST /export/:kind': (id) => ({
    params: { kind: 'house' },
    body: {
      ...listBody(id),
      all: id % 2 === 0,
      columns: ['id', 'title', 'customer_id', 'address', 'into_money'].map((key) => ({ key, width: 120 })),
    },
  }),

  'POST /house/bulk': (id) => ({
    body: { action: 'stop', houses: [id, 999], reason_stop_selling: 'Chủ nhà đổi ý' },
  }),
  'POST /house/restore': (id) => ({ body: { houses: [id] } }),

  'GET /house/:id/image/zip': (id) => ({ params: { id } }),
  'GET /house/image/zips': (id) => ({ query: { houseIds: `${id},999` } }),
  'POST /house/image/zips/size': (id) => ({ body: { houses: [id, 999] } }),

  'POST /house/list-by-condition': (id) => ({
    query: { page: 1, size: 1000 },
    body: { users: [], startAt: 0, endAt: 4_000_000_000, filters: listBody(id).filters },
  }),
  'POST /house/count-by-condition': (id) => ({ body: { users: [id], filters: listBody(id).filters } }),
  'GET /house/statistic': () => ({ query: { user_id: 7 } }),
  'GET /house/statistic/detail': () => ({ query: { startAt: 1_790_000_000, endAt: 1_800_000_000 } }),

  'POST /client-error': () => ({
    body: { remote: 'properties', version: '1', stage: 'render', message: 'lỗi', path: '/house' },
  }),
};

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

const encoded = (value: unknown): string => encodeURIComponent(String(value));

/** Sends a call as it stands, however wrong it has been made. */
export function sendSample(
  app: FastifyInstance,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  { params = {}, query = {}, body }: SampleCall,
  token: string,
): Promise<LightMyRequestResponse> {
  const address = path.replace(/:([A-Za-z]+)/g, (_all, name: string) => encoded(params[name]));
  const asked = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
  return app.inject({
    method,
    url: `/api${address}${asked.length ? `?${asked.join('&')}` : ''}`,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    payload: body && JSON.stringify(body),
  });
}
