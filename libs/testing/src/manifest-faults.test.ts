import type { RemoteModule } from '@toam/platform/remote';
import { manifestFaults } from './manifest-faults';

const manifest = {
  ...{ name: 'crm', version: '0.1.0', team: 'Khách hàng', segments: ['customer'] },
  slots: [{ slot: 'dashboard.card', id: 'needs', label: 'menu.needs', order: 1, access: 'needs' }],
};
const needs = () => Promise.resolve({ default: () => null });
const remote = (differing: object = {}): RemoteModule =>
  ({
    name: 'crm',
    routes: [{ path: 'customer/list' }],
    slots: { 'dashboard.card': { needs } },
    ...differing,
  }) as RemoteModule;

test.each([
  ['nothing', remote(), []],
  ['a contribution without code', remote({ slots: undefined }), ['dashboard.card needs of remote.json has no code']],
  [
    'code that nobody shows',
    remote({ slots: { 'dashboard.card': { needs, more: needs } } }),
    ['dashboard.card more is not in remote.json'],
  ],
  [
    'a route of somebody else',
    remote({ routes: [{ path: 'customer' }, { path: 'checkin/overview' }] }),
    ['/checkin/overview is under no segment of crm'],
  ],
])('%s', (_what, code, faults) => {
  expect(manifestFaults(manifest, code)).toEqual(faults);
});
