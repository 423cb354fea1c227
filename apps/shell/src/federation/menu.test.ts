import { aRemote } from './a-remote';
import { entryOfPath, footerOf, menuOf } from './menu';

const entry = (text: string, order: number, differing = {}) => ({
  label: 'menu.x',
  text,
  icon: 'x',
  order,
  access: 'signedIn',
  path: `/${text}`,
  ...differing,
});
const everyone = () => true;

test('entries of all remotes stand in one order', () => {
  const remotes = [
    aRemote({ menu: [entry('c', 30), entry('a', 10)] }),
    aRemote({ name: 'hr', menu: [entry('b', 20)] }),
  ];
  expect(menuOf(remotes, everyone).map(({ text, remote }) => `${text} ${remote}`)).toEqual(['a crm', 'b hr', 'c crm']);
});

test('an entry whose rule does not admit the person is left out', () => {
  const remotes = [aRemote({ menu: [entry('a', 1), entry('b', 2, { access: 'admin' })] })];
  expect(menuOf(remotes, (rule) => rule !== 'admin')).toHaveLength(1);
});

test('an entry counts what waits behind the contributions below its path, of those that the person may open', () => {
  const count = { call: '/house/approval/count', fields: ['public'] };
  const queue = (path: string, access = 'admin') => ({
    ...{ slot: 'admin.tab', id: 'x', label: 'tab.x', text: 'X', order: 1 },
    ...{ access, path, count },
  });
  const remotes = [
    aRemote({ name: 'hr', menu: [entry('admin', 80, { path: '/admin' }), entry('adm', 90, { path: '/adm' })] }),
    aRemote({ menu: [], slots: [queue('/admin/approve'), queue('/admin/tracking', 'superAdmin')] }),
  ];
  expect(menuOf(remotes, (rule) => rule !== 'superAdmin').map(({ counts }) => counts)).toEqual([[count], []]);
});

test('the footer shows Chat, and Forms to those without Chat (D8)', () => {
  const menu = [
    entry('home', 1, { footer: 1 }),
    entry('chat', 100, { footer: 4, access: 'chat' }),
    entry('forms', 150, { footer: 4 }),
  ];
  const remotes = [aRemote({ menu })];
  expect(footerOf(menuOf(remotes, everyone)).map(({ text }) => text)).toEqual(['home', 'chat']);
  expect(footerOf(menuOf(remotes, (rule) => rule !== 'chat')).map(({ text }) => text)).toEqual(['home', 'forms']);
});

test('a path belongs to the entry that begins it, whole segments only', () => {
  const menu = [{ path: '/customer' }, { path: '/customer-contacts' }];
  expect(entryOfPath(menu, '/customer/list')).toBe(menu[0]);
  expect(entryOfPath(menu, '/customer-contacts')).toBe(menu[1]);
  expect(entryOfPath(menu, '/custom')).toBeUndefined();
});
