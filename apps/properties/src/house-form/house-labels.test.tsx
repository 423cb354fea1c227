import { screen } from '@testing-library/react';
import { listCustomerNames } from '@toam/contracts/customer/customer.endpoints';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseLabel } from '@toam/contracts/house/house.text';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { aConflict } from '@toam/record-form/a-conflict';
import { aCustomer } from '@toam/testing/customer/a-customer';
import { aHouse } from '@toam/testing/house/a-house';
import { aUser } from '@toam/testing/a-user';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { finishedHouse, someOptions } from './house-form.fixture';
import type { HouseFormValues } from './house-form.values';
import { houseWords } from './house-labels';

const options = {
  ...someOptions,
  project: [
    { id: 3, value: 'Vinhomes' },
    { id: 4, value: 'Sala' },
  ],
};
const page = <Row,>(list: Row[]) => ({ total: list.length, total_page: 1, page: 1, list });

test('owner, colleague in charge and project are called by their names, whichever side chose them', async () => {
  answer(listCustomerNames, ({ query }) =>
    page(String(query.ids) === '32' ? [aCustomer({ id: 32, name: 'Lê An' })] : []),
  );
  answer(listUserNames, ({ query }) =>
    page(String(query.ids) === '8' ? [{ ...aUser({ id: 8, name: 'Trần Quốc Bảo' }), status: 1 as const }] : []),
  );
  const before = { ...finishedHouse, customer_id: 30, user_id: 6, project_id: null };
  const mine = { ...before, customer_id: 32, user_id: 8, project_id: 3 };
  const theirs = { ...before, customer_id: 31, user_id: 7, project_id: 4 };
  const customer = { id: 31, name: 'Vũ Thanh Tùng', phone_number: '0000000000', user_id: 7, co_staff: [] };
  const user = { id: 7, name: 'Nguyễn Thu Hà', avatar: null };
  const current = aHouse({ customer_id: 31, customer, user_id: 7, user, project_id: 4 });
  const conflict = aConflict<HouseFormValues, HouseDetail>({ before, mine, theirs }, current);
  const element = <RecordConflictDialog conflict={conflict} labels={houseLabel} words={houseWords(options)} />;
  renderRoute([{ path: '/', element }], '/');
  for (const name of ['Lê An', 'Trần Quốc Bảo', 'Vinhomes']) {
    expect(await screen.findByRole('radio', { name: `Bản của bạn: ${name}` })).toBeVisible();
  }
  for (const name of ['Vũ Thanh Tùng', 'Nguyễn Thu Hà', 'Sala']) {
    expect(screen.getByRole('radio', { name: `Bản vừa lưu: ${name}` })).toBeVisible();
  }
});
