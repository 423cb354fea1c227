import { screen, waitFor } from '@testing-library/react';
import { listUserNames } from '@toam/contracts/user/user.endpoints';
import { maskedPhone } from '@toam/domain/phone';
import { aUser } from '@toam/testing/a-user';
import { answer, callsOf } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { AgentContact } from './agent-contact';

const agent = { id: 7, name: 'Nguyễn Thu Hà', avatar: null };

function show(phone_number: string, viewer = aUser({ id: 8 })): void {
  const found = { ...agent, phone_number, role: 3 as const, job_position: 7 as const, status: 1 as const };
  answer(listUserNames, () => ({ total: 1, total_page: 1, page: 1, list: [found] }));
  renderRoute([{ path: '/', element: <AgentContact agent={agent} /> }], '/', { user: viewer });
}

test('the colleague in charge is called or written to by the number that the viewer may have', async () => {
  show('0903618274');
  expect(await screen.findByRole('link', { name: 'Gọi Nguyễn Thu Hà' })).toHaveAttribute('href', 'tel:0903618274');
  const zalo = screen.getByRole('link', { name: 'Nhắn Zalo cho Nguyễn Thu Hà' });
  expect(zalo).toHaveAttribute('href', 'https://zalo.me/0903618274');
});

test.each<[string, string, ReturnType<typeof aUser>]>([
  ['a number that is hidden', maskedPhone, aUser({ id: 8 })],
  ['no number', '', aUser({ id: 8 })],
  ['oneself', '0903618274', aUser({ id: 7 })],
])('%s has no buttons', async (_what, phone, viewer) => {
  show(phone, viewer);
  await waitFor(() => expect(callsOf(listUserNames)).toHaveLength(1));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
