import { createBlog } from '@toam/contracts/blog/blog.endpoints';
import { createProject } from '@toam/contracts/project/project.endpoints';
import type { DealRow } from '@toam/contracts/deal/deal.schema';
import { dayOf } from '@toam/domain/day';
import { dataOf, formOf, today } from '../modules/deals/deal.fixture';
import { aStaffBody } from '../testing/insert-user';
import type { Calls } from './calls.fixture';
import { secret } from './canary';
import { chatOf } from './customers.fixture';
import { as } from '../testing/test-app';
import { people } from './people.fixture';
import { spare } from './content.fixture';

/** What both portals take. */
const postWords = {
  title: 'Nhà hẻm xe hơi 4 tầng Nguyễn Văn Đậu',
  text: 'Nhà mới hoàn thiện, hẻm nhựa 6 m, ô tô vào tận nhà',
};

const at = <Params extends object>(params: Params, body: object = {}) => ({
  params: params as Record<string, unknown>,
  body: body as Record<string, unknown>,
});
const said = (body: object) => ({ body: body as Record<string, unknown> });

const bank = { bank_account: '0071000123456', bank_name: 'Vietcombank' };

const later = (days: number): string => dayOf(today() + days * 86_400).replaceAll('-', '/');
/** A leave of four days, of which one is no Sunday and no holiday. */
const leave = { reason: 10, start_date: later(60), end_date: later(63), shift: 0, labour: 0, user_approve: 2 };

/** Calls that succeed here, for endpoints whose examples find no record. */
export const ownCalls = async (): Promise<Calls> => [
  ['PUT /business/v2/deal', said(formOf(dataOf<DealRow>(await as(people.accountant).get('/business/v2/deal/2'))))],
  [
    'POST /user/detail',
    said({ ...aStaffBody, ...bank, front_id_file: spare.pictures[0], back_id_file: spare.pictures[1] }),
  ],
  ['POST /user/restore', said({ user_id: spare.person })],
  ['PUT /user/detail', said({ user_id: 7, name: 'Nguyễn Văn Bảy' })],
  [
    'PUT /user/detail',
    said({ email: 'moi@toam.vn', current_password: secret('typed password', 'mat-khau-go-vao-3141') }),
  ],
  ['PUT /user/avatar', said({ profile_picture: spare.pictures[2] })],
  ['POST /house/image/:id', at({ id: spare.pictures[2] }, { rotation: 90, newName: 'Mặt tiền' })],
  ['POST /house/image/rotate', said({ id: spare.pictures[2], rotation: 90 })],
  ['POST /form/:type', at({ type: 'leave' }, leave)],
  ['PUT /form/:type', at({ type: 'leave' }, { ...leave, id: 1 })],
  ['PUT /form/:type/:id/ask-cancel', at({ type: 'absence', id: 5 }, { reason: 'Đổi ý' })],
  ['GET /checkin/explanation/:id', at({ id: 13 })],
  ['POST /checkin/month/:month/reopen', at({ month: '2026-09' }, { reason: 'Sửa công' })],
  ['DELETE /business/v2/transaction', said({ id: 5, reason: 'Nhập trùng' })],
  ['POST /business/v2/deal/restore', said({ id: 5 })],
  ['POST /business/v2/receipt/restore', said({ id: 5 })],
  ['POST /business/v2/coupons/restore', said({ id: 4 })],
  ['POST /business/v2/cancelBill/restore', said({ id: 2 })],
  ['POST /business/v2/cancelBill', said({ transaction_id: 3, cancelDate: today(), note: 'Khách đổi ý' })],
  ['PUT /business/v2/cancelBill', said({ id: 1, cancelDate: today(), note: 'Bên bán đổi ý' })],
  ['PUT /customer/detail', said({ customer_id: 1, name: 'Trần Văn Bình' })],
  ['DELETE /customer/detail', said({ customer_id: spare.customer })],
  ['POST /customer/restore', said({ customer_id: spare.goneCustomer })],
  ['PUT /customer/request/restore', said({ request_id: spare.goneNeed })],
  ...[1, 2, 5].map((house_id): Calls[number] => ['PUT /house/detail', said({ house_id, key_word: 'hẻm xe hơi' })]),
  ['POST /house/:houseId/web/withdraw', at({ houseId: 17 })],
  ['POST /house/public/approve', said({ house_id: 14, version: 1 })],
  ['POST /house/public/reject', said({ house_id: 14, condition: 'Thiếu sổ', version: 1 })],
  ['POST /project/detail', said({ ...createProject.example.body, images: [spare.pictures[3]] })],
  ['PUT /project/detail', said({ project_id: 1, key_word: 'căn hộ' })],
  ['POST /blog/detail', said({ ...createBlog.example.body, cover: spare.pictures[3] })],
  ['POST /user/post-manager', said({ house_id: 5, channel_ids: [3] })],
  ['POST /user/post-address', said({ channel: 'Kênh mới' })],
  ...['alonhadat', 'batdongsan'].flatMap((portal, channel): Calls => [
    [`POST /house/${portal}`, said({ house_id: 5, ...postWords })],
    [`PUT /house/${portal}`, said({ type: 'update', post_id: 1 + channel, ...postWords })],
    [`PUT /house/${portal}/approved`, said({ id: 4 + channel })],
  ]),
  ['POST /chat/conversation/:id/claim', at({ id: chatOf(2) }, { force: true })],
  ['POST /chat/conversation/:id/join', at({ id: chatOf(spare.thread) })],
  [
    'POST /chat/conversation/:id/message',
    at({ id: chatOf(spare.answered) }, { text: 'Dạ', client_key: '00000000-0000-4000-8000-000000000002' }),
  ],
  ['PUT /house/:houseId/comment/:commentId', at({ houseId: 1, commentId: 1 }, { status: 1 })],
  ['DELETE /house/:houseId/comment/:commentId', at({ houseId: 1, commentId: 1 })],
  ['GET /view/shared', { query: { list: 'house', key: spare.view } }],
];
