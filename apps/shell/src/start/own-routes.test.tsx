import { render, screen } from '@testing-library/react';
// eslint-disable-next-line no-restricted-imports -- only tests have a memory router; the shell's slim entry has none
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ownRoutes } from './own-routes';

test.each(['/', '/login', '/login/', '/login?from=%2Fhouse'])('%s leads somebody who is signed in home', async (address) => {
  const home = { path: 'dashboard', element: <p>trang chủ</p> };
  render(<RouterProvider router={createMemoryRouter([...ownRoutes(), home], { initialEntries: [address] })} />);
  expect(await screen.findByText('trang chủ')).toBeVisible();
});
