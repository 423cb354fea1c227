import { houseCustomerGroups } from '@toam/contracts/request/match.schema';
import { needHouseGroups, needHouseSorts } from '@toam/contracts/request/need-houses.schema';
import { needListModes } from '@toam/contracts/request/request.endpoints';
import { aNeedBody } from './insert-need';
import type { SampleCall } from './sample-call';

/** Valid calls about customers, needs, matches and contact requests: the part of `sampleCalls` that the remote crm uses. */
export const customerCalls: Record<string, (id: number) => SampleCall> = {
  'GET /customer/list': () => ({
    query: {
      ...{ page: 1, size: 1000, role: 'all', search: '', sort: 'user', order: 'desc', user_id: 7 },
      ...{ created_from: 0, created_to: 4_000_000_000 },
    },
  }),
  'GET /customer/list/counts': () => ({ query: { search: 'khach', needs: 'open', user_id: 7 } }),
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
      occupation: 'Giáo viên',
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
  'PUT /customer/import/:importId/head': (id) => ({ params: { importId: id }, body: { first_is_data: true } }),
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
  'GET /customer/request/list/counts': () => ({
    query: {
      status: 0,
      search: 'khach',
      filters: JSON.stringify([{ column: 'province', operation: 'in', values: [1, 2] }]),
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
};
