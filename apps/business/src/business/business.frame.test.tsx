import { screen, within } from '@testing-library/react';
import { JobPosition } from '@toam/domain/actor';
import { aUser } from '@toam/testing/a-user';
import { renderRoute } from '@toam/testing/render-route';
import { Component } from './business.frame';

/** The frame alone: what stands in it asks the API. */
const routes = [{ path: '/bussiness', Component, children: [{ path: '*?', element: null }] }];

const tabsOf = async () =>
  within(await screen.findByRole('navigation', { name: 'Kinh doanh' })).getAllByRole('link').map((link) => link.textContent); // prettier-ignore

test('four tabs for everybody; who leads has the summary, too', async () => {
  const { unmount } = renderRoute(routes, '/bussiness');
  expect(await tabsOf()).toEqual(['Tổng quan', 'Chi tiết tích luỹ', 'Giao dịch thành công', 'Theo dõi nhập liệu']);
  unmount();
  renderRoute(routes, '/bussiness/transaction', { user: aUser({ job_position: JobPosition.teamLeader }) });
  expect((await tabsOf()).at(-1)).toBe('Tổng hợp tích luỹ');
  expect(screen.getByRole('link', { name: 'Giao dịch thành công' })).toHaveAttribute('aria-current', 'page');
});
