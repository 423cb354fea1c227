import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DropdownProps } from 'antd';
import { useState } from 'react';
import { AppProviders } from '../app-providers';
import { Dropdown } from './dropdown';

const Dropdowned = ({ items }: { items: NonNullable<DropdownProps['menu']>['items'] }) => (
  <AppProviders unstyled>
    <Dropdown trigger={['click']} menu={{ items }}>
      <button type="button">Thao tác</button>
    </Dropdown>
  </AppProviders>
);

/** A menu whose second entry opens a text field, as a dialog does. */
function Menu() {
  const [isAsked, ask] = useState(false);
  const items = [
    { key: 'edit', label: 'Sửa' },
    { key: 'rename', label: 'Đổi tên', onClick: () => ask(true) },
  ];
  return (
    <AppProviders unstyled>
      <Dropdown trigger={['click']} menu={{ items }}>
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

test('the first entry that can be chosen has the focus', async () => {
  const items = [
    { key: 'edit', label: 'Sửa', disabled: true },
    { key: 'copy', label: 'Chép' },
  ];
  render(<Dropdowned items={items} />);
  act(() => opener().focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Chép' })).toHaveFocus());
});

test('Escape closes it also in a row that keeps keys to itself', async () => {
  render(
    <div onKeyDown={(event) => event.stopPropagation()}>
      <Dropdowned items={[{ key: 'edit', label: 'Sửa' }]} />
    </div>,
  );
  act(() => opener().focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sửa' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(opener()).toHaveFocus();
  await waitFor(() => expect(opener()).not.toHaveClass('ant-dropdown-open'));
});

test('Escape leads out of a submenu, too', async () => {
  const items = [{ key: 'theme', label: 'Giao diện', children: [{ key: 'dark', label: 'Tối' }] }];
  render(<Dropdowned items={items} />);
  act(() => opener().focus());
  await userEvent.keyboard('{Enter}');
  await userEvent.hover(await screen.findByRole('menuitem', { name: /^Giao diện/ }));
  const choice = await screen.findByRole('menuitem', { name: 'Tối' });
  act(() => choice.focus());
  await userEvent.keyboard('{Escape}');
  expect(opener()).toHaveFocus();
  expect(opener()).not.toHaveClass('ant-dropdown-open');
});

test('the key that chooses an entry does not answer what opens by it, too', async () => {
  render(<Menu />);
  act(() => opener().focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sửa' })).toHaveFocus());
  const isLeft = fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Đổi tên' }), { key: 'Enter', keyCode: 13 });
  expect(await screen.findByLabelText('Tên')).toBeVisible();
  expect(isLeft).toBe(false);
});

test('Tab goes on from the opener and closes it', async () => {
  render(
    <div onKeyDown={(event) => event.stopPropagation()}>
      <Dropdowned items={[{ key: 'edit', label: 'Sửa' }]} />
      <a href="/house">Nhà</a>
    </div>,
  );
  act(() => opener().focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sửa' })).toHaveFocus());
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Nhà' })).toHaveFocus();
  expect(opener()).not.toHaveClass('ant-dropdown-open');
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

test('whoever has chosen is back at the button, from where a dialog would take the focus', async () => {
  render(<Menu />);
  await userEvent.click(opener());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sửa' }));
  expect(opener()).toHaveFocus();
});
