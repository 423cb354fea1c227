import { answerFigures } from '@toam/contracts/chat/answer-time.endpoints';
import { chatHouseTabs } from '@toam/contracts/chat/chat-house.endpoints';
import { chatFilters } from '@toam/contracts/chat/chat.endpoints';
import { exportKinds } from '@toam/contracts/export/export.endpoints';
import { historyModels } from '@toam/contracts/history/history.endpoints';
import { houseCustomerGroups } from '@toam/contracts/need/match.schema';
import { needHouseGroups } from '@toam/contracts/need/need-houses.schema';
import { needListModes } from '@toam/contracts/need/need.endpoints';
import { openFigures } from '@toam/domain/business/business-figures';
import { PeriodType } from '@toam/domain/business/business-period';
import { dayOf } from '@toam/domain/day';
import { houseListModes } from '@toam/domain/house/house-list-mode';
import { fullMoney } from '@toam/domain/money/money-format';
import { normalisePhone } from '@toam/domain/phone';
import { today } from '../modules/deals/deal.fixture';
import { customerExportColumns } from '../modules/customers/list/customer-export.columns';
import { kinds } from '../modules/exports/export-kinds';
import { houseExportColumns } from '../modules/houses/list/house-export.columns';
import { needExportColumns } from '../modules/needs/list/need-export.columns';
import { staffExportColumns } from '../modules/users/list/staff-export.columns';
import type { SentCall } from '../testing/example-call';
import { chatOf } from './customers.fixture';
import { fileKey, internalKey } from './houses.fixture';

/** Calls by the name of their endpoint. */
export type Calls = [string, SentCall][];

const size = 1000;
const [thisYear, thisMonth] = dayOf(today()).split('-').map(Number) as [number, number];
const month = { type: PeriodType.month, year: thisYear, month: thisMonth };
const span = { startAt: today() - 40 * 86_400, endAt: today() + 40 * 86_400 };

/** Days of people are asked for two months at most. */
const someDays = { startAt: today() - 30 * 86_400, endAt: today() + 28 * 86_400 };

/** Whose figures a call may ask for: everybody's that one sees, a person's, a team's. */
const choices = [{}, ...[7, 8, 9].map((id) => ({ users: [id] })), { team: 6 }, { team: 10 }];
const asked = choices.map((choice) => ('users' in choice ? { users: String(choice.users![0]) } : choice));

const historyOf = (model_id: number): Calls =>
  historyModels.map((model) => ['POST /history', { query: { size }, body: { filter: { model, model_id } } }]);

const businessCalls: Calls = [
  ...asked.flatMap((choice): Calls => [
    ...['detail', 'deal'].flatMap((group): Calls => [
      ['GET /business/v2/transaction', { query: { ...choice, group, size } }],
      ['GET /business/v2/transaction', { query: { ...choice, group, customer_id: 1 } }],
      ['GET /business/v2/transaction', { query: { ...choice, group, house_id: 1, due: 1 } }],
    ]),
    ...['receipt', 'coupons', 'cancelBill'].map((noun): Calls[number] => [
      `GET /business/v2/${noun}`,
      { query: { ...choice, size } },
    ]),
    ['GET /business/transaction/get-all', { query: { ...choice, size } }],
    ['GET /business/accumulation/list', { query: { ...choice, ...span, size } }],
    ['GET /business/accumulation/attendance', { query: { ...choice, ...span } }],
  ]),
  ...choices.flatMap((choice): Calls => [
    ['POST /business/statistic', { body: { ...choice, period: month, by: 'day' } }],
    ['POST /business/statistic/staff', { body: { ...choice, period: month } }],
    ...openFigures.map((figure): Calls[number] => [
      'POST /business/statistic/rows',
      { query: { size }, body: { ...choice, period: month, figure } },
    ]),
  ]),
  ...[1, 2, 3, 4, 5].flatMap((id): Calls => [
    ...['receipt', 'coupons', 'cancelBill'].flatMap((noun): Calls => [
      [`GET /business/v2/${noun}`, { query: { id } }],
      [`GET /business/v2/${noun}`, { query: { transaction_id: id } }],
    ]),
    ['GET /business/transaction/get-all', { query: { id } }],
    ['GET /business/accumulation/get-by', { query: { id } }],
  ]),
  ...[4, 5].map((id): Calls[number] => ['GET /business/v2/deal/:id', { params: { id } }]),
  ['GET /business/v2/transaction/:id', { params: { id: 5 } }],
  ...historyOf(5),
  ...[7, 8, 9].flatMap((id): Calls => [
    ['GET /business/accumulation/get-by', { query: { date: today(), user_id: id } }],
    ['GET /business/v2/transaction', { query: { search: fullMoney(61_737_000 + 101 * id) } }],
  ]),
  ...['GD-1', 'GD-2', 'GD-3', 'khach a', 'PT-2'].flatMap((search): Calls => [
    ['GET /business/v2/transaction', { query: { search } }],
    ['GET /business/v2/receipt', { query: { search } }],
  ]),
  ['POST /business/target/get', { body: { startAt: today() - 86_400, endAt: today() + 86_400 } }],
];

/** What columns of sheets are called. */
const columnNames = [
  ...[houseExportColumns, customerExportColumns, needExportColumns, staffExportColumns].flatMap(Object.keys),
  ...['transactionCode', 'house', 'price', 'brokerageFee', 'staff', 'customer', 'brokerageRate', 'note', 'feeCode'],
  ...['brokerageFeeUser', 'reducedFee', 'feesPayable', 'feePayable', 'feeCollect', 'uncollectedFees', 'retained'],
  ...['brokerageFeeReceived', 'brokerageFeeReceivable', 'group', 'current', 'previous', 'standard', 'money', 'count'],
  ...[
    'half_of',
    'code',
    'person',
    'position',
    'team',
    'date',
    'why',
    'changes',
    'record',
    'ip',
    'error',
    'title',
    'link',
  ],
  ...[...openFigures, 'standard.purchase.demand', 'standard.connection.demand'],
];

/** Every sheet with all of its columns, of all rows and of those that one sees; and of each person's figures. */
async function sheets(): Promise<Calls> {
  const found: Calls = [];
  for (const kind of exportKinds) {
    const { column, question } = kinds[kind];
    // the timesheet derives its month to name its columns
    const names = kind === 'checkin' ? ['code', 'person', 'team', 'date', 'status', 'why'] : [...new Set(columnNames)];
    const columns: { key: string }[] = [];
    for (const key of names) if (columns.length < 100 && (await column({ key }, null))) columns.push({ key });
    const asks = [
      ...choices.flatMap((choice) => [choice, { ...choice, period: month, by: 'day' }]),
      ...openFigures.map((figure) => ({ period: month, figure })),
      ...choices.map((choice) => ({ ...choice, period: month, figure: openFigures[0] })),
      ...houseListModes.map((mode) => ({ mode })),
      ...[0, 6, 10].map((leader) => ({ ...someDays, leader })),
      ...[7, 8, 9].map((user) => ({ ...someDays, user })),
    ];
    const parsed = asks.flatMap((ask) =>
      question.safeParse(ask).success ? [JSON.stringify(question.parse(ask))] : [],
    );
    const bodies = [{ all: true }, ...[...new Set(parsed)].map((body) => JSON.parse(body) as object)];
    for (const body of bodies) found.push(['POST /export/:kind', { params: { kind }, body: { ...body, columns } }]);
  }
  return found;
}

const wholeMap = { bounds: { south: 8, west: 102, north: 23, east: 110 }, zoom: 19 };
const writtenColumns = [
  'title',
  'address',
  'house_address',
  'key_word',
  'descriptions',
  'new_address',
  'block_section',
  'internalDescription',
];
const quarter = { from: dayOf(today() - 80 * 86_400), to: dayOf(today()) };

/** Calls that read everything at once: every tab of every list. */
const lists: Calls = [
  ...houseListModes.flatMap((mode): Calls => [
    ['POST /house/v2/list', { query: { size }, body: { mode } }],
    ['POST /house/map', { body: { mode, ...wholeMap } }],
  ]),
  ...needListModes.map((mode): Calls[number] => ['GET /customer/request/list', { query: { mode, size } }]),
  ...['description', 'character', 'user', 'name', 'fax'].map((sort): Calls[number] => [
    'GET /customer/list',
    { query: { sort, search: 'khach', size } },
  ]),
  ...writtenColumns.map((column): Calls[number] => ['GET /house/column/values', { query: { column } }]),
  ...chatFilters.map((filter): Calls[number] => ['GET /chat/conversation', { query: { filter, size } }]),
  ...answerFigures.map((figure): Calls[number] => [
    'GET /chat/answer-times/conversations',
    { query: { ...quarter, figure, size } },
  ]),
  ['GET /chat/conversation', { query: { search: 'anh', size } }],
  // the words of what is internal
  ['POST /house/v2/list', { body: { search: 'chi noi voi nhau' } }],
  [
    'POST /house/v2/list',
    { body: { filters: [{ column: 'internalDescription', operation: 'like', values: ['noi voi'] }] } },
  ],
  ['GET /house/column/values', { query: { column: 'internalDescription', search: 'chi noi voi nhau' } }],
  ['GET /house/comments', { query: { size } }],
  ['GET /house/contacts', { query: { size } }],
  ['GET /notification/all', { query: { size } }],
  ['GET /audit/list', { query: { size: 100 } }],
  ['GET /form/:type', { params: { type: 'all' }, query: { size } }],
  ['GET /form/:type/waiting', { params: { type: 'all' }, query: { size } }],
  ['GET /checkin/location/monitoring', { query: { ...span, size } }],
  ['GET /media/image/:key/:variant', { params: { key: internalKey, variant: 'main' } }],
  ['GET /media/small-images', { query: { keys: internalKey } }],
  ['GET /media/file/:key', { params: { key: fileKey } }],
  ['GET /house/image/zips', { query: { houseIds: '1,2,3,4' } }],
];

/** Calls about people's work. */
const staffCalls: Calls = [7, 8, 9].flatMap((id): Calls => [
  ['GET /user/detail', { query: { user_id: id } }],
  ['POST /history', { query: { size }, body: { filter: { model: 'User', model_id: id } } }],
  ['GET /checkin/day/:userId', { params: { userId: id }, query: { date: today() - 2 * 86_400 } }],
  ['POST /checkin/user/:id', { params: { id }, body: someDays }],
  ['POST /checkin/manager/:id', { params: { id: id === 9 ? 10 : 6 }, body: someDays }],
  ['GET /form/leave-ledger/:userId', { params: { userId: id } }],
  ['GET /user/location/track/:userId', { params: { userId: id } }],
  ['GET /form/:type', { params: { type: 'leave' }, query: { user_id: id, size } }],
]);

/** Calls about one customer, their house, need and chat: pickers, searches by what is hidden, saves that are refused. */
function customerCalls(id: number, phone: string): Calls {
  const number = normalisePhone(phone);
  const chat = { id: chatOf(id) };
  const like = JSON.stringify([{ column: 'description', operation: 'like', values: [phone.slice(-6)] }]);
  return [
    ...[phone, number.slice(-5), `khach ${phone}`, 'Khách'].map((search): Calls[number] => [
      'GET /customer/list',
      { query: { search } },
    ]),
    ['GET /customer/userId/:id', { params: { id: 7 }, query: { search: number } }],
    ['GET /customer/get-all', { query: { search: number } }],
    ['GET /customer/get-all', { query: { ids: String(id) } }],
    ['GET /customer/same-phone', { query: { phone: number } }],
    ['PUT /customer/detail', { body: { customer_id: id, version: 999 } }],
    ['PUT /customer/detail', { body: { customer_id: id, description: '0000000000', phone_number2: number } }],
    ['POST /customer/detail', { body: { name: 'Tôi', phone_number: phone } }],
    ['GET /customer/request/list', { query: { search: number, size } }],
    ['GET /customer/request/list', { query: { filters: like } }],
    ...houseCustomerGroups.map((group): Calls[number] => [
      'GET /match/house/request',
      { query: { house_id: id, group, size } },
    ]),
    ...needHouseGroups.flatMap((group): Calls =>
      [0, 1].map((later) => [
        'GET /customer/house/recommend/history',
        { query: { request_id: id, group, later, size } },
      ]),
    ),
    ['GET /house/:houseId/comment', { params: { houseId: id }, query: { size } }],
    ...[phone, number.slice(-5)].map((search): Calls[number] => ['GET /house/contacts', { query: { search } }]),
    ['GET /house/contacts', { query: { contact_id: id } }],
    ['POST /house/contacts/:id/customer', { params: { id }, body: { customer_id: id } }],
    ['POST /customer/house/recommend', { body: { house_id: id, customer_id: id, status: 1 } }],
    ['POST /house/v2/list', { body: { search: number } }],
    ['GET /house/column/values', { query: { column: 'customer_id', search: number } }],
    ...historyOf(id),
    ...[number, number.slice(-6)].map((search): Calls[number] => ['GET /chat/conversation', { query: { search } }]),
    ['GET /chat/conversation/:id/message', { params: chat, query: { size: 100 } }],
    ...chatHouseTabs.map((tab): Calls[number] => [
      'GET /chat/conversation/:id/houses',
      { params: chat, query: { tab, size } },
    ]),
  ];
}

/** What a curious person asks besides the examples. @param phones of the first customers */
export const pryingCalls = async (phones: string[]): Promise<Calls> => [
  ...lists,
  ...(await sheets()),
  ...staffCalls,
  ...businessCalls,
  ...phones.flatMap((phone, at) => customerCalls(at + 1, phone)),
];
