import { CallFailed } from '@toam/api-client/call-failed';
import { listUsers } from '@toam/contracts/user/user.endpoints';
import { aStaffUser } from '@toam/testing/staff/a-staff-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { aUser } from '@toam/testing/a-user';
import findStaff from './find-staff';

const listening = () => new AbortController().signal;

test('asks for what was typed and leads to the person in the staff list', async () => {
  answer(listUsers, () => ({
    total: 1,
    total_page: 1,
    page: 1,
    list: [aStaffUser(aUser({ id: 31 }), { position: 'Chuyên viên tư vấn' })],
  }));
  const found = await findStaff('thu ha', listening());
  expect(callsOf(listUsers)[0]?.query).toMatchObject({ search: 'thu ha', size: 5 });
  expect(found).toEqual([
    {
      ...{ id: '31', title: 'Nguyễn Thu Hà', detail: '0901 234 567 · Chuyên viên tư vấn' },
      ...{ to: '/admin/user/list?open=31', icon: 'user' },
    },
  ]);
});

test('a refusal is the palette’s to handle', async () => {
  refuse(listUsers, 500, 'Hỏng');
  await expect(findStaff('ha', listening())).rejects.toBeInstanceOf(CallFailed);
});
