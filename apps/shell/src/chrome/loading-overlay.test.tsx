import { useMutation } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallFailed } from '@toam/api-client/call-failed';
import { renderRoute } from '@toam/testing/render-route';
import { LoadingOverlay } from './loading-overlay';

let end: (error?: Error) => void;
const running = () => new Promise<void>((resolve, reject) => (end = (error) => (error ? reject(error) : resolve())));

function Import() {
  const blocking = useMutation({ mutationFn: running, meta: { blocksScreen: true } });
  const quiet = useMutation({ mutationFn: running });
  return (
    <>
      <button onClick={() => blocking.mutate()}>Nhập tệp</button>
      <button onClick={() => quiet.mutate()}>Thích</button>
      <LoadingOverlay />
    </>
  );
}
const overlay = () => screen.queryByRole('status', { name: 'Đang xử lý…' });
const run = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => void renderRoute([{ path: '/', Component: Import }], '/'));

test('covers the screen while an action that must not be interrupted runs', async () => {
  await run('Nhập tệp');
  expect(overlay()).toBeVisible();
  end();
  await waitFor(() => expect(overlay()).toBeNull());
});

test('other actions leave the screen free', async () => {
  await run('Thích');
  expect(overlay()).toBeNull();
  end();
});

test('closes when the action fails, and «Lỗi» says why', async () => {
  await run('Nhập tệp');
  end(new CallFailed(422, 'invalid', 'Tệp không đúng mẫu'));
  expect(await screen.findByText('Tệp không đúng mẫu')).toBeVisible();
  await waitFor(() => expect(overlay()).toBeNull());
});
