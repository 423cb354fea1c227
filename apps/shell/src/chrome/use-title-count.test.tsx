import { renderHook, waitFor } from '@testing-library/react';
import { useTitleCount } from './use-title-count';

test('the count stands before the title, whoever sets it, and goes with the last unread message', async () => {
  document.title = 'Chat · Tổ Ấm';
  const { rerender, unmount } = renderHook(({ count }) => useTitleCount(count), { initialProps: { count: 3 } });
  expect(document.title).toBe('(3) Chat · Tổ Ấm');
  document.title = 'Bất động sản · Tổ Ấm';
  await waitFor(() => expect(document.title).toBe('(3) Bất động sản · Tổ Ấm'));
  rerender({ count: 120 });
  expect(document.title).toBe('(99+) Bất động sản · Tổ Ấm');
  rerender({ count: 0 });
  expect(document.title).toBe('Bất động sản · Tổ Ấm');
  unmount();
});
