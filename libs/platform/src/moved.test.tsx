import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router-dom';
import { Moved } from './moved';

test('a shorter address leads to the page with its query, and leaves no step in the history', async () => {
  const routes = [
    { path: '/request', element: <Moved to="/request/list" /> },
    { path: '/request/list', element: <p>danh sách</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/request?sort=created_at&page=2#top'] });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('danh sách')).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: '/request/list',
    search: '?sort=created_at&page=2',
    hash: '#top',
  });
  expect(router.state.historyAction).toBe('REPLACE');
});
