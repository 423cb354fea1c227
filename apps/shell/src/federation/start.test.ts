import { allows } from '@toam/domain/access';
import { Role } from '@toam/domain/actor';
import { anActor } from '@toam/domain/an-actor';
import { aRemote } from './a-remote';
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
