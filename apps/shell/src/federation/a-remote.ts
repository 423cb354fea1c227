import type { RegisteredRemote } from '@toam/platform/remote-manifest';

/** A remote as the registry lists it, for tests. */
export const aRemote = (differing: Partial<RegisteredRemote> = {}): RegisteredRemote => ({
  name: 'crm',
  version: '0.1.0',
  team: 'Khách hàng',
  segments: ['customer', 'request'],
  offline: false,
  preloadFor: [],
  menu: [
    { label: 'menu.customers', text: 'Khách hàng', icon: 'users', order: 30, access: 'customers', path: '/customer' },
    { label: 'menu.needs', text: 'Nhu cầu', icon: 'target', order: 50, access: 'needs', path: '/request' },
  ],
  slots: [],
  commands: [],
  entry: '/remotes/crm/mf-manifest.json',
  preload: [],
  ...differing,
});
