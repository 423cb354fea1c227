import { listCustomerNames } from '@toam/contracts/customer/customer.endpoints';
import { readHouseOptions } from '@toam/contracts/option/option.endpoints';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { matchHousesOfRequests } from '@toam/contracts/need/match.endpoints';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { directions } from '@toam/domain/house/house-values';
import { answer } from '@toam/testing/answer';

/** Data for the tests of both screens: two districts with their wards. */
export const someOptions: HouseOptions = {
  type: [
    { id: 1, value: 'Căn hộ' },
    { id: 2, value: 'Nhà phố' },
  ],
  class: [{ id: 1, value: 'Hẻm xe hơi' }],
  direction: directions.map((value, at) => ({ id: at + 1, value })),
  province: [
    { id: 5, value: 'Bình Thạnh', parent_id: 1 },
    { id: 6, value: 'Phú Nhuận', parent_id: 1 },
  ],
  district: [
    { id: 31, value: 'Phường 11', parent_id: 5 },
    { id: 40, value: 'Phường 2', parent_id: 6 },
  ],
  ...{ ownership: [], street_type: [], city: [], project: [] },
};

/** Answers the form's own requests. */
export function answerSurroundings(): void {
  answer(readHouseOptions, () => someOptions);
  answer(listUserNames, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
  answer(listCustomerNames, () => ({ total: 0, total_page: 0, page: 1, list: [] }));
  answer(matchHousesOfRequests, ({ query }) =>
    query.request_ids.map((request_id) => ({ request_id, total: 12, total_page: 1, page: 1, list: [] })),
  );
}
