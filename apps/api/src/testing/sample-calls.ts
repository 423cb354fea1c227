import { houseListModes } from '@toam/domain/house-list-mode';
import { plainToRichText } from '@toam/domain/rich-text';
import type { Endpoint } from '@toam/contracts/endpoint';
import { houseCustomerGroups } from '@toam/contracts/request/match.schema';
import { needListModes } from '@toam/contracts/request/request.endpoints';
import { needHouseGroups, needHouseSorts } from '@toam/contracts/request/need-houses.schema';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { aHouseBody } from './insert-house';
import { aNeedBody } from './insert-need';

type Texts = Record<string, string | number>;

/** What a person who means well sends to an endpoint. */
export interface SampleCall {
  params?: Texts;
  query?: Texts;
  body?: Record<string, unknown>;
}

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

const listBody = (id: number) => ({
  role: 'all',
  mode: houseListModes[id % houseListModes.length],
  search: '',
  column: 'into_money',
  direction: 'desc',
  status: null,
  filters: [
    { column: 'address', operation: 'like', values: ['nguyen van dau'] },
    { column: 'into_money', operation: 'between', values: [0, 900_000_000_000] },
    { column: 'user_id', operation: 'in', values: [7, 8] },
  ],
  tagSearch: [],
  newer_than: 1_700_000_000,
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
  'PUT /user/detail': () => ({ body: { user_id: 9, status: 1 } }),
  'GET /user/list': () => ({
    query: { page: 1, size: 1000, role: 0, search: 'nhan', job_position: 7, sortColumn: 'name', sortOrder: 'asc' },
  }),
  'GET /user/get-all-name': (id) => ({ query: { page: 1, size: 20, search: '', ids: `${id},7` } }),

  'GET /notification/all': () => ({ query: { page: 1, size: 10, status: 0 } }),
  'POST /notification/seen/:notificationId': (id) => ({ params: { notificationId: id } }),
  'POST /notification/seen-all': () => ({}),

  // the same question as v2's, which is asked in full
  'POST /house/list': (id) => ({ query: { page: 1, size: 1000 }, body: { mode: listBody(id).mode } }),
  'POST /house/v2/list': (id) => ({ query: { page: 1, size: 1000 }, body: { ...listBody(id), fetchType: 'list' } }),
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
  'PUT /user/draft/:form': () => ({ params: { form: 'house-new' }, body: { data: { title: 'Nhà' }, version: 1 } }),
  'DELETE /user/draft/:form': () => ({ params: { form: 'house-new' } }),

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

  'GET /customer/list': () => ({
    query: {
      ...{ page: 1, size: 1000, role: 'all', search: '', sort: 'user', order: 'desc', user_id: 7 },
      ...{ created_from: 0, created_to: 4_000_000_000 },
    },
  }),
  'GET /customer/userId/:id': (id) => ({
    params: { id: id % 2 ? 7 : id },
    query: { page: 1, size: 1000, search: '', sort: 'description', order: 'asc', needs: id % 2 ? 'open' : 'none' },
  }),
  'GET /customer/get-all': (id) => ({ query: { page: 1, size: 1000, search: '', ids: `${id},7` } }),
  'GET /customer/same-phone': (id) => ({ query: { phone: '0283822125', customer_id: id } }),
  'GET /customer/detail': (id) => ({ query: { customer_id: id } }),
  'POST /customer/detail': (id) => ({
    body: {
      name: 'Trần Văn Bình',
      phone_number: '0283822123',
      phone_number2: '0283822124',
      email: 'binh@example.vn',
      fax: '1',
      social_id: '079090001234',
      date_of_birth: '1990-02-28',
      address: 'Quận 1',
      description: `Khách số ${id}`,
      image: null,
      user_id: 7,
      keep_duplicate: false,
    },
  }),
  'PUT /customer/detail': (id) => ({
    body: {
      ...{ customer_id: id, version: 1, name: 'Trần Văn Bình', phone_number: '0000000000', phone_number3: null },
      ...{ date_of_birth: '1990-02-28', address: 'Quận 1', image: null, user_id: 7, keep_duplicate: true },
    },
  }),
  'DELETE /customer/detail': (id) => ({ body: { customer_id: id } }),
  'POST /customer/restore': (id) => ({ body: { customer_id: id } }),
  'POST /customer/merge/preview': (id) => ({ body: { customer_id: id, other_id: id + 1 } }),
  'POST /customer/merge': (id) => ({
    body: {
      kept: { id, version: 1 },
      merged: { id: id + 1, version: 1 },
      choices: { name: 'merged', phone_number: 'merged', description: 'both', user_id: 'kept' },
    },
  }),
  'POST /customer/merge/:id/undo': (id) => ({ params: { id } }),
  'GET /customer/merge/list': (id) => ({ query: { customer_id: id } }),

  'POST /customer/import': () => ({}),
  'GET /customer/import/list': () => ({ query: { page: 1, size: 1000 } }),
  'GET /customer/import/template': () => ({}),
  'GET /customer/import/:importId': (id) => ({ params: { importId: id } }),
  'GET /customer/import/:importId/row': (id) => ({
    params: { importId: id },
    query: { page: 1, size: 1000, show: 'all' },
  }),
  'PUT /customer/import/:importId/decision': (id) => ({
    params: { importId: id },
    body: { decision: 'merge', rows: [2, 3] },
  }),
  'GET /customer/import/:importId/file': (id) => ({ params: { importId: id }, query: { show: 'all' } }),
  'POST /customer/import/:importId/check': (id) => ({
    params: { importId: id },
    body: { columns: ['name', 'phone_number', null] },
  }),
  'POST /customer/import/:importId/store': (id) => ({ params: { importId: id }, body: { only_if_clean: true } }),
  'POST /customer/import/:importId/undo': (id) => ({ params: { importId: id } }),
  'DELETE /customer/import/:importId': (id) => ({ params: { importId: id } }),

  'GET /match/house/request': (id) => ({
    query: { house_id: id, group: houseCustomerGroups[id % houseCustomerGroups.length]!, page: 1, size: 1000 },
  }),
  'GET /customer/request/list': (id) => ({
    query: {
      page: 1,
      size: 1000,
      mode: needListModes[id % needListModes.length]!,
      status: 0,
      search: 'khach',
      sort: 'max_price',
      order: 'desc',
      filters: JSON.stringify([
        { column: 'max_price', operation: 'between', values: [0, 900_000_000_000] },
        { column: 'province', operation: 'in', values: [1, 2] },
      ]),
    },
  }),
  'GET /customer/request/detail': (id) => ({ query: { request_id: id } }),
  'POST /customer/request/detail': (id) => ({ body: { ...aNeedBody, customer_id: id } }),
  'PUT /customer/request/detail': (id) => ({
    body: { request_id: id, version: 1, status: id % 2, max_price: 9_500_000_000, description: 'Cần gấp' },
  }),
  'DELETE /customer/request/detail': (id) => ({ body: { request_id: id } }),
  'PUT /customer/request/restore': (id) => ({ body: { request_id: id } }),
  'POST /customer/request/share': (id) => ({
    body: { request_id: id, staff: [8, 9], staff_role: 1, manager: 1, manager_role: 0 },
  }),
  'GET /customer/request/history': (id) => ({ query: { request_id: id, page: 1, size: 100 } }),
  'GET /match/request/house': (id) => ({
    query: { request_ids: String(id), fetchType: 'list', page: 1, size: 1000 },
  }),
  'POST /customer/house/recommend': (id) => ({
    body: {
      house_id: id,
      customer_id: id,
      status: 2,
      request_id: id,
      visit_at: 1_790_000_000,
      note: 'Khách thích bếp',
    },
  }),
  'PUT /customer/house/recommend/restore': (id) => ({
    body: { house_id: id, customer_id: id, request_id: id, previousTarget: 2 },
  }),
  // with the house's own tab at every second one
  'GET /customer/house/recommend/history': (id) => ({
    query: {
      request_id: id,
      group: needHouseGroups[id % needHouseGroups.length]!,
      later: id % 2,
      sort: needHouseSorts[id % needHouseSorts.length]!,
      page: 1,
      size: 1000,
      ...(id % 2 ? { house_id: id } : {}),
    },
  }),
  'GET /customer/house/recommend/search': (id) => ({
    query: { request_id: id, address: 'nguyễn văn đậu', page: 1, size: 1000 },
  }),
  'PUT /customer/house/recommend/update-status': (id) => ({
    body: {
      house_id: id,
      customer_id: id,
      request_id: id,
      status: 2,
      previousTarget: 2,
      priority: 0,
      visit_at: 1_790_000_000,
      note: 'Khách thích bếp',
    },
  }),
  'PUT /customer/house/recommend/update-priority': (id) => ({
    body: { houseId: id, customerId: id, request_id: id, previousTarget: 2, priority: 1 },
  }),
  'POST /match/get-sub-recommend': (id) => ({ body: { request_id: id, columns: ['province'] } }),
  'POST /house/sub-recommend': (id) => ({
    query: { page: 1, size: 1000 },
    body: { request_id: id, columns: ['province'] },
  }),
  'GET /match/request/relaxation': (id) => ({ query: { request_id: id } }),
  'GET /customer/:id/overview': (id) => ({ params: { id } }),
  'GET /customer/:id/houses': (id) => ({ params: { id }, query: { page: 1, size: 1000 } }),
  'GET /customer/:id/showings': (id) => ({ params: { id }, query: { page: 1, size: 1000, group: 'all' } }),
  'GET /customer/:id/contacts': (id) => ({ params: { id }, query: { page: 1, size: 1000 } }),
  'GET /customer/:id/timeline': (id) => ({ params: { id }, query: { page: 1, size: 1000 } }),
  'GET /house/contacts': (id) => ({ query: { page: 1, size: 1000, status: id % 2, house_id: id } }),
  'PUT /house/contacts/:id': (id) => ({ params: { id }, body: { status: 1 } }),
  'GET /house/contacts/:id': (id) => ({ params: { id } }),
  'GET /house/contacts/houses': () => ({ query: { search: '148' } }),
  'POST /house/contacts/:id/customer': (id) => ({
    params: { id },
    body: id % 2 ? { customer_id: id } : { name: 'Lê An', phone_number: '0283822126', keep_duplicate: true },
  }),
  'GET /house/contacts/:id/need-draft': (id) => ({ params: { id } }),
  'POST /house/contacts/:id/request': (id) => ({ params: { id }, body: { request_id: id } }),
  'POST /public/house/:slug/contact': (id) => ({
    params: { slug: `nha-${id}` },
    body: { name: 'Lê An', phone_number: '0283822125', message: 'Còn bán không ạ?', website: '' },
  }),

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
