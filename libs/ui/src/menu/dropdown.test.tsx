import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppProviders } from '../app-providers';
import { Dropdown } from './dropdown';

/** A menu whose second entry opens a field to type into, as a dialog does. */
function Menu() {
  const [isAsked, ask] = useState(false);
  const items = [
    { key: 'edit', label: 'Sửa' },
    { key: 'rename', label: 'Đổi tên', onClick: () => ask(true) },
  ];
  return (
    <AppProviders unstyled>
      <Dropdown autoFocus trigger={['click']} menu={{ items }}>
        <button type="button">Thao tác</button>
      </Dropdown>
      {isAsked && <input aria-label="Tên" />}
    </AppProviders>
  );
}
const opener = () => screen.getByRole('button', { name: 'Thao tác' });

test('keys work it: the first entry has the focus, Escape gives it back', async () => {
  render(<Menu />);
  act(() => opener().focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sửa' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(opener()).toHaveFocus();
});

describe('on a slow machine', () => {
  const frames: FrameRequestCallback[] = [];
  beforeEach(() => {
    frames.length = 0;
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  });
  afterEach(() => jest.restoreAllMocks());

  test('a menu that has closed takes no focus from what was chosen in it', async () => {
    render(<Menu />);
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Đổi tên' }));
    const field = await screen.findByLabelText('Tên');
    await userEvent.type(field, 'Nhà');
    while (frames.length) act(() => frames.shift()?.(0));
    expect(field).toHaveFocus();
  });
});
