import { screen } from '@testing-library/react';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { customerLabel } from '@toam/contracts/customer/customer.text';
import { noCustomer } from '@toam/pickers/customer/customer.values';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { aConflict } from '@toam/record-form/a-conflict';
import { aCustomer } from '@toam/testing/customer/a-customer';
import { aUser } from '@toam/testing/a-user';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { customerWords } from './customer-form.labels';

test('colleagues in charge are called by their names, days and numbers as people read them', async () => {
  const names: Record<string, string> = { 7: 'Nguyễn Thu Hà', 8: 'Trần Quốc Bảo' };
  answer(listUserNames, ({ query }) => {
    const list = [{ ...aUser({ id: Number(query.ids), name: names[String(query.ids)] }), status: 1 as const }];
    return { total: 1, total_page: 1, page: 1, list };
  });
  const before = { ...noCustomer, user_id: 6, date_of_birth: '1980-01-01', phone_number: '0903000111' };
  const mine = { ...before, user_id: 7, date_of_birth: '1980-02-28', phone_number: '0903618274' };
  const theirs = { ...before, user_id: 8, date_of_birth: '1981-03-01', phone_number: '0912345678' };
  const conflict = aConflict({ before, mine, theirs }, aCustomer());
  const element = <RecordConflictDialog conflict={conflict} labels={customerLabel} words={customerWords} />;
  renderRoute([{ path: '/', element }], '/');
  for (const words of ['Nguyễn Thu Hà', '28/02/1980', '0903 618 274']) {
    expect(await screen.findByRole('radio', { name: `Bản của bạn: ${words}` })).toBeVisible();
  }
  for (const words of ['Trần Quốc Bảo', '01/03/1981', '0912 345 678']) {
    expect(await screen.findByRole('radio', { name: `Bản vừa lưu: ${words}` })).toBeVisible();
  }
});
