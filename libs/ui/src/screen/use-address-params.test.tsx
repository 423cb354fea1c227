import { act, render } from '@testing-library/react';
// The slim entry leaves out what only tests need.
// eslint-disable-next-line no-restricted-imports -- see above
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useAddressParams } from './use-address-params';

type Change = ReturnType<typeof useAddressParams>[1];

/** The `change` function of each render. */
let changes: Change[] = [];

function Screen() {
  const [params, change] = useAddressParams();
  changes.push(change);
  return <p>{params.toString()}</p>;
}

function show(url: string) {
  changes = [];
  const router = createMemoryRouter([{ path: '/list', Component: Screen }], { initialEntries: [url] });
  render(<RouterProvider router={router} />);
  return () => router.state.location.search;
}
const newest = () => changes.at(-1)!;

test('changes in quick succession add up', async () => {
  const search = show('/list?page=2');
  await act(() => {
    newest()((params) => params.set('open', '7'));
    newest()((params) => params.delete('page'));
  });
  expect(search()).toBe('?open=7');
});

test('a handler from before does not bring back what was taken away since', async () => {
  const search = show('/list?open=7&handover=7');
  const old = newest();
  await act(() => newest()((params) => params.delete('handover')));
  await act(() => newest()((params) => params.delete('open')));
  await act(() => old((params) => params.delete('handover')));
  expect(search()).toBe('');
});

test('coming back to an entry does not find what was once asked for from there', async () => {
  const search = show('/list?page=2');
  await act(() => newest()((params) => params.set('page', '3')));
  await act(() => newest()((params) => params.set('open', '7')));
  expect(search()).toBe('?page=3&open=7');
});
