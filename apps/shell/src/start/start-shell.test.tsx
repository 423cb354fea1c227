import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '@toam/api-client/query-client';
import { takeFarewell } from '@toam/auth/farewell';
import { dropSession, storeSession } from '@toam/auth/stored-session';
import { page } from '@toam/auth/page';
import { useSession } from '@toam/auth/session';
import { reportClientError } from '@toam/contracts/client-error/client-error.endpoints';
import { countWaitingForms } from '@toam/contracts/form/form.endpoints';
import { listNotifications } from '@toam/contracts/notification/notification.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { readUser } from '@toam/contracts/user/user.endpoints';
import { readZalo } from '@toam/contracts/zalo/zalo.endpoints';
import { type FormKind, formKinds } from '@toam/domain/work/form-kinds';
import { answer, callsOf, cutOff, refuse } from '@toam/testing/answer';
import { aStaffUser } from '@toam/testing/staff/a-staff-user';
import { aUser } from '@toam/testing/a-user';
import { aZaloConnection } from '@toam/testing/zalo/a-zalo-connection';
import { createRoot, type Root } from 'react-dom/client';
import { publishedRemotes } from '../chrome/a-shell';
import { startShell } from './start-shell';

// stands for the network: scripts of another build, which jsdom can't run, and the socket
jest.mock('../federation/runtime', () => ({
  declareRemotes: () => undefined,
  fetchRemote: () => new Promise(() => undefined),
}));
jest.mock('../session/live-session', () => ({ openLive: () => undefined, withoutLive: (end: () => unknown) => end() }));

const replace = jest.spyOn(page, 'replace').mockImplementation(() => undefined);
let root: Root;

const registry = (reply: () => Response) => (globalThis.fetch = jest.fn(() => Promise.resolve(reply())));

function start(address: string, token: string | null) {
  window.history.replaceState(null, '', address);
  dropSession();
  if (token) storeSession(token, 7);
  useSession.setState({ token, user: null });
  const queries = createQueryClient(() => undefined);
  return act(() => startShell(root, queries));
}

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  replace.mockClear();
  sessionStorage.clear();
  registry(() => Response.json({ version: 1, remotes: publishedRemotes() }));
  answer(readUser, () => aStaffUser(aUser({ name: 'Lê Hoàng Phúc' })));
  const by_kind = Object.fromEntries(formKinds.map((kind) => [kind, 0])) as Record<FormKind, number>;
  answer(countWaitingForms, () => ({ is_asked: false, waiting: 0, by_kind }));
  answer(readZalo, () => aZaloConnection({ configured: false, connected: false }));
  answer(listNotifications, () => ({ total: 0, total_page: 0, page: 1, list: [], unread: 0 }));
});
afterEach(() => act(() => root.unmount()));

test.each([
  [
    '/house?mode=personalList&search=quận 7#row-3',
    '/auth/login?from=%2Fhouse%3Fmode%3DpersonalList%26search%3Dqu%25E1%25BA%25ADn%25207%23row-3',
  ],
  ['/', '/auth/login'],
])('without a session %s goes to login, which knows the way back', async (address, login) => {
  await start(address, null);
  expect(replace.mock.calls).toEqual([[login]]);
});

test('with a session the frame stands around the screen', async () => {
  await start('/account', 'token-1');
  expect(await screen.findByRole('heading', { name: 'Tài khoản' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Menu chính' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Tài khoản · Tổ Ấm'));
});

test('the frame stands while the first screen’s code is under way', async () => {
  await start('/house', 'token-1');
  expect(await screen.findByRole('navigation', { name: 'Menu chính' })).toBeVisible();
  expect(await screen.findByRole('status', { name: 'Đang tải' })).toBeVisible();
  expect(screen.queryByText('Page Not Found')).toBeNull();
});

test('a token that the API no longer knows leaves once, with the message', async () => {
  refuse(readUser, 401, 'gone');
  await start('/house/12', 'token-1');
  expect(replace.mock.calls).toEqual([['/auth/login?from=%2Fhouse%2F12']]);
  expect(takeFarewell()).toEqual({ text: commonText.sessionEnded, good: false });
});

test('an API that cannot be reached keeps the session and offers to try again', async () => {
  cutOff(readUser);
  await start('/account', 'token-1');
  expect(await screen.findByRole('alert')).toHaveTextContent(commonText.offline);
  answer(readUser, () => aStaffUser());
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('heading', { name: 'Tài khoản' })).toBeVisible();
  expect(replace).not.toHaveBeenCalled();
});

test('without a registry, and none kept from an earlier visit, it says what is missing', async () => {
  localStorage.removeItem('toam.remotes');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  answer(reportClientError, () => null);
  registry(() => new Response('<html>', { status: 502 }));
  await start('/account', 'token-1');
  expect(await screen.findByText(/Không tải được menu/)).toBeVisible();
  expect(callsOf(reportClientError)[0]?.body).toMatchObject({ remote: 'shell', stage: 'registry' });
});
