import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppProviders } from '../app-providers';
import { Dropdown } from './dropdown';

test('a press before the code of menus is here opens the menu as soon as it is, and Escape gives the focus back', async () => {
  render(
    <AppProviders unstyled>
      <Dropdown trigger={['click']} menu={{ items: [{ key: 'edit', label: 'Sửa' }] }}>
        <button type="button">Thao tác</button>
      </Dropdown>
    </AppProviders>,
  );
  const opener = () => screen.getByRole('button', { name: 'Thao tác' });
  act(() => opener().focus());
  await userEvent.keyboard('{Enter}');
  const entry = await screen.findByRole('menuitem', { name: 'Sửa' });
  await waitFor(() => expect(entry).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(opener()).toHaveFocus();
});
