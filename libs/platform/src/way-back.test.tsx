import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { Link, RouterProvider, useNavigate } from 'react-router-dom';
import { useLeaveForm } from './way-back';

function Page({ name }: { name: string }) {
  const navigate = useNavigate();
  return (
    <>
      <h1>{name}</h1>
      <Link to="/deal">giao dịch</Link>
      <Link to="/deal/edit">sửa</Link>
      <button onClick={() => void navigate(-1)}>trang trước</button>
    </>
  );
}

function Form() {
  const navigate = useNavigate();
  const leave = useLeaveForm('/deal');
  return (
    <>
      <button onClick={leave}>lưu</button>
      <button onClick={() => void navigate('/deal/edit?field=price', { replace: true })}>đổi địa chỉ</button>
    </>
  );
}

const routes = [
  { path: '/', element: <Page name="đầu" /> },
  { path: '/deal', element: <Page name="danh sách" /> },
  { path: '/deal/edit', Component: Form },
];

/** The last of the addresses is the open page. */
function open(...initialEntries: string[]) {
  const router = createMemoryRouter(routes, { initialEntries });
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname + router.state.location.search;
}

const click = async (name: string) => userEvent.click(await screen.findByText(name));

test('a form gives way to the page that opened it, and Back leads before that page', async () => {
  const url = open('/', '/deal?tab=receipt');
  await click('sửa');
  await click('lưu');
  expect(await screen.findByText('danh sách')).toBeVisible();
  expect(url()).toBe('/deal?tab=receipt');
  await click('trang trước');
  expect(await screen.findByText('đầu')).toBeVisible();
});

test.each([false, true])('opened by its address, also if it changed it: %s', async (changes) => {
  const url = open('/deal/edit');
  if (changes) await click('đổi địa chỉ');
  await click('lưu');
  expect(await screen.findByText('danh sách')).toBeVisible();
  await click('trang trước');
  expect(url()).toBe('/deal');
});

test('opened by its address after a login took the place of the first page', async () => {
  window.history.replaceState({ idx: 0 }, '');
  const url = open('/');
  await click('sửa');
  await click('lưu');
  expect(await screen.findByText('danh sách')).toBeVisible();
  expect(url()).toBe('/deal');
  window.history.replaceState(null, '');
});
