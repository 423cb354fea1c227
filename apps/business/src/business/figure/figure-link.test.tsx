import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoute } from '@toam/testing/render-route';
import { FigureLink } from './figure-link';

const routes = [
  {
    path: '/bussiness',
    element: (
      <>
        <FigureLink figure="purchaseQuantity" previous value="26" />
        <FigureLink figure="brokerageFeeRevenue" bar={{ first: '2026-11-02', last: '2026-11-08' }} value="12" />
        <FigureLink figure="sale.buyingPercent" person={7} value="4" />
      </>
    ),
  },
];

test('a figure is named, and opening it changes the address beside the filter', async () => {
  const { url } = renderRoute(routes, '/bussiness?period=quarter');
  const figure = screen.getByRole('button', { name: 'Nhu cầu mua, Nhu cầu mới, kỳ trước: 26' });
  expect(figure).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(figure);
  expect(url()).toBe('/bussiness?period=quarter&figure=purchaseQuantity&previous=1');
  expect(figure).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Doanh thu hoa hồng: 12' }));
  expect(url()).toBe('/bussiness?period=quarter&figure=brokerageFeeRevenue&bar=2026-11-02_2026-11-08');
  expect(figure).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Nhu cầu bán, Tỷ lệ chốt: 4' }));
  expect(url()).toBe('/bussiness?period=quarter&figure=sale.buyingPercent&person=7');
});

test('a broken address opens nothing', () => {
  renderRoute(routes, '/bussiness?figure=nothing&bar=x&person=-1');
  for (const button of screen.getAllByRole('button')) expect(button).toHaveAttribute('aria-expanded', 'false');
});
