import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  listClientFailures,
  markClientFailure,
  type ClientFailure,
} from '@toam/contracts/client-error/client-error.endpoints';
import { goBackInReleases, listReleases, type Release } from '@toam/contracts/release/release.endpoints';
import { anAdmin } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { useErrors } from '@toam/ui/feedback/error-store';
import ReleasesTab from './releases.tab';

const now = Math.floor(Date.now() / 1000);
const [old, live] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];

const aRelease = (differing: Partial<Release> = {}): Release => ({
  ...{ name: 'crm', team: 'Khách hàng', build: live, commit: 'c0ffee12c0ffee12', since: now - 7200, by: 'Lan' },
  back: { build: old, commit: 'deadbeefdeadbeef', since: now - 90_000 },
  ...differing,
});
const shell = aRelease({ name: 'shell', team: null, build: null, commit: null, since: null, by: null, back: null });

const aFailure = (differing: Partial<ClientFailure> = {}): ClientFailure => ({
  ...{ id: 1, remote: 'crm', build: live, version: '0.1.0', stage: 'render', message: 'TypeError: no price' },
  ...{ path: '/customer/list', count: 12, first_at: now - 7000, last_at: now - 120 },
  frames: [
    { at: 'apps/crm/src/customer/price.tsx:12:5', name: null },
    { at: 'static/js/index.11223344.js:1:7', name: 'e' },
  ],
  ...differing,
});

const listing = (list: ClientFailure[], total = list.length) => ({ total, total_page: 1, page: 1, list });

/** Opens the tab over these answers; later answers may differ. */
function visit({ releases = [shell, aRelease()], failures = [aFailure()], url = '/admin/releases' } = {}) {
  answer(listReleases, () => releases);
  answer(listClientFailures, ({ query }) =>
    listing(failures.filter(({ remote }) => query.remote === undefined || remote === query.remote)),
  );
  return renderRoute([{ path: '/admin/releases', element: <ReleasesTab /> }], url, { user: anAdmin() });
}

const builds = () => screen.findByRole('region', { name: 'Đang chạy' });
const failed = () => screen.findByRole('region', { name: /Lỗi trên trình duyệt/ });

test('every part with its build, commit, since when and by whom; without an earlier build there is no way back', async () => {
  visit();
  const [own, crm] = await within(await builds()).findAllByRole('listitem');
  expect(own).toHaveTextContent(/Khung ứng dụng.*bản chưa có tên.*Chưa có bản trước/);
  expect(within(own!).queryByRole('button')).toBeNull();
  expect(crm).toHaveTextContent(/crm.*Khách hàng.*bbbbbbbbbbbb.*commit c0ffee12.*Lan phát hành/);
});

test('going back asks with both builds, sends the build that was seen, and reads the list again', async () => {
  const releases = [shell, aRelease()];
  visit({ releases });
  answer(goBackInReleases, () => {
    releases[1] = aRelease({ build: old, back: null, by: 'Bảo' });
    return { build: old };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Quay lại bản trước của crm' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/crm quay lại bản trước\?.*bbbbbbbbbbbb.*aaaaaaaaaaaa.*Ai mở trang từ lúc đó/);
  expect(callsOf(goBackInReleases)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Chắc' }));
  expect(await screen.findByText('Đã đưa crm về bản trước')).toBeVisible();
  expect(callsOf(goBackInReleases).map(({ body }) => body)).toEqual([{ name: 'crm', build: live }]);
  await waitFor(async () => expect(await builds()).toHaveTextContent('Bảo phát hành'));
});

test('what was published meanwhile is told, and the list shows it', async () => {
  const releases = [shell, aRelease()];
  visit({ releases });
  refuse(goBackInReleases, 409, 'Vừa có người phát hành crm');
  await userEvent.click(await screen.findByRole('button', { name: 'Quay lại bản trước của crm' }));
  releases[1] = aRelease({ build: 'cccccccccccc', back: { build: live, commit: null, since: null } });
  await userEvent.click(await screen.findByRole('button', { name: 'Chắc' }));
  await waitFor(() => expect(useErrors.getState().messages).toContain('Vừa có người phát hành crm'));
  await waitFor(async () => expect(await builds()).toHaveTextContent('cccccccccccc'));
});

test('a failure says whose it is, where, how often and when; pressed, it shows its frames', async () => {
  visit({ failures: [aFailure(), aFailure({ id: 2, build: old, message: 'Error: old', frames: [] })] });
  const [first, second] = await within(await failed()).findAllByRole('listitem');
  const words =
    /TypeError: no price.*crm.*Màn hình hỏng.*bbbbbbbbbbbb.*price\.tsx:12:5.*Bản đang chạy.*12 lần.*2 phút trước/;
  expect(first).toHaveTextContent(words);
  expect(second).toHaveTextContent(/Error: old.*Bản cũ/);
  const row = within(first!).getByRole('button');
  expect(row).toHaveAttribute('aria-expanded', 'false');
  row.focus();
  await userEvent.keyboard('{Enter}');
  expect(row).toHaveAttribute('aria-expanded', 'true');
  const frames = within(first!).getAllByRole('listitem').map((frame) => frame.textContent); // prettier-ignore
  expect(frames).toEqual(['apps/crm/src/customer/price.tsx:12:5', 'static/js/index.11223344.js:1:7 (e)']);
  expect(first).toHaveTextContent('/customer/list');
  await userEvent.keyboard('{Enter}');
  expect(within(first!).queryByRole('list')).toBeNull();
});

test('one part’s failures stand in the address; none of it is said kindly', async () => {
  const { url } = visit({
    failures: [aFailure(), aFailure({ id: 2, remote: 'shell', message: 'Error: of the shell' })],
  });
  expect(await screen.findByText('Error: of the shell')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'crm' }));
  await waitFor(() => expect(screen.queryByText('Error: of the shell')).toBeNull());
  expect(url()).toBe('/admin/releases?part=crm');
});

test('what was dealt with leaves the list, and can be brought back', async () => {
  let done = false;
  const { url } = visit();
  answer(listClientFailures, ({ query }) => listing((query.done === '1') === done ? [aFailure()] : []));
  answer(markClientFailure, ({ body }) => ((done = body.done), null));
  await userEvent.click(await screen.findByRole('button', { name: /no price/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Đã xử lý' }));
  expect(await screen.findByText('Đã đánh dấu là đã xử lý')).toBeVisible();
  expect(callsOf(markClientFailure).map(({ body }) => body)).toEqual([{ failure_id: 1, done: true }]);
  expect(await screen.findByText('Chưa có lỗi nào')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Đã xử lý' }));
  await userEvent.click(await screen.findByRole('button', { name: /no price/ }));
  expect(url()).toBe('/admin/releases?done=1');
  await userEvent.click(screen.getByRole('button', { name: 'Chưa xử lý xong' }));
  expect(await screen.findByText('Chưa có lỗi nào được đánh dấu đã xử lý')).toBeVisible();
});

test('a link to a part without failures leads to all of them', async () => {
  visit({ url: '/admin/releases?part=hr' });
  expect(await screen.findByText('hr chưa có lỗi nào')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Xem lỗi của tất cả' }));
  expect(await screen.findByText('TypeError: no price')).toBeVisible();
});

test('nothing failed yet', async () => {
  visit({ failures: [] });
  expect(await screen.findByText('Chưa có lỗi nào')).toBeVisible();
});

test('a new failure shows within five seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const failures: ClientFailure[] = [];
  visit({ failures });
  await screen.findByText('Chưa có lỗi nào');
  failures.push(aFailure());
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(await screen.findByText('TypeError: no price')).toBeVisible();
  jest.useRealTimers();
});

test('more of them are one longer list', async () => {
  visit();
  const all = Array.from({ length: 30 }, (_, id) => aFailure({ id, message: `Error ${id}` }));
  answer(listClientFailures, ({ query: { size } }) => listing(all.slice(0, size), all.length));
  expect(await screen.findByText('Error 19')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Xem thêm' }));
  expect(await screen.findByText('Error 29')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Xem thêm' })).toBeNull();
});

test('what can’t be read costs its own section, and may be tried again', async () => {
  visit();
  refuse(listClientFailures, 503, 'Máy chủ đang bận');
  const section = await failed();
  expect(await within(section).findByRole('alert')).toHaveTextContent('Error: ');
  expect(await builds()).toHaveTextContent('bbbbbbbbbbbb');
  answer(listClientFailures, () => listing([aFailure()]));
  await userEvent.click(within(section).getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('TypeError: no price')).toBeVisible();
});
