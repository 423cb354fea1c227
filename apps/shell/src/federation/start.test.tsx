import { screen } from '@testing-library/react';
import { reportClientError } from '@toam/contracts/client-error/client-error.endpoints';
import { allows } from '@toam/domain/access';
import { Role } from '@toam/domain/actor';
import { anActor } from '@toam/domain/an-actor';
import { installHost } from '@toam/platform/host';
import { answer, callsOf } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import type { ReactNode } from 'react';
import { aRemote } from './a-remote';
import { RemoteDown } from './remote-down';
import { hostOf } from './start';

jest.mock('./runtime', () => ({ fetchRemote: jest.fn() }));

const queue = {
  ...{ slot: 'admin.tab', id: 'approvals', label: 'tab.x', text: 'Duyệt BĐS', order: 40 },
  ...{ access: 'admin', path: '/admin/approve' },
};
const hostFor = (actor: Parameters<typeof allows>[1]) =>
  hostOf([aRemote({ slots: [queue] })], (rule) => allows(rule, actor));

test('the shell’s own tab stands among those of remotes, for admins', () => {
  const admin = anActor({ role: Role.admin });
  expect(hostFor(admin).contributions('admin.tab').map(({ remote, label }) => [remote, label])).toEqual([
    ['crm', 'Duyệt BĐS'],
    ['shell', 'Bản phát hành'],
  ]); // prettier-ignore
  for (const other of [anActor(), anActor({ chat_permission: 1 }), null])
    expect(hostFor(other).contributions('admin.tab')).toEqual([]);
  expect(hostFor(admin).contributions('dashboard.card')).toEqual([]);
});

test('its code loads without a remote; what nobody contributes is an error', async () => {
  const host = hostFor(anActor({ role: Role.admin }));
  const [, own] = host.contributions('admin.tab');
  expect(typeof (await host.loadContribution('admin.tab', own!))).toBe('function');
  await expect(host.loadContribution('admin.tab', { ...own!, id: 'nothing' })).rejects.toThrow('shell lists admin.tab');
});

test('a screen that throws is reported with the build of its remote and the place in its code', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React and the router log the error that a boundary caught
  answer(reportClientError, () => null);
  const crm = aRemote({ build: '0f1e2d3c4b5a' });
  installHost(hostOf([crm], () => true));
  const Screen = (): ReactNode => {
    throw new Error('no price');
  };
  renderRoute(
    [{ path: '/customer/list', element: <Screen />, errorElement: <RemoteDown remote={crm} /> }],
    '/customer/list',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Khách hàng vừa gặp lỗi');
  const [{ body } = {} as never] = callsOf(reportClientError);
  expect(body).toMatchObject({ remote: 'crm', build: '0f1e2d3c4b5a', stage: 'render', message: 'Error: no price' });
  expect(body.stack.split('\n')[0]).toMatch(/Screen .*start\.test\.tsx:\d+:\d+\)$/);
  jest.restoreAllMocks();
});
