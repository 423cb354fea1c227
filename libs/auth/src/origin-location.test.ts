import { loginAddress, originLocation, straightened } from './origin-location';

const back = (from: string) => originLocation(`?from=${encodeURIComponent(from)}`);

test('path, query string and hash survive the trip through the login page', () => {
  const address = loginAddress('/house?mode=personalList&search=quận 7#row-3');
  expect(originLocation(new URL(address, location.origin).search)).toBe(
    '/house?mode=personalList&search=qu%E1%BA%ADn%207#row-3',
  );
});

test('home needs no mention', () => {
  expect(loginAddress('/')).toBe('/auth/login');
  expect(loginAddress('/dashboard')).toBe('/auth/login');
  expect(originLocation('')).toBe('/dashboard');
});

test('the short address of the login page is no place to return to, a page that begins like it is', () => {
  expect(loginAddress('/login')).toBe('/auth/login');
  expect(loginAddress('/login?from=%2Fhouse')).toBe('/auth/login');
  expect(back('/login-history')).toBe('/login-history');
});

test.each([
  'https://evil.example/house',
  'https:evil.example',
  '//evil.example/house',
  '///evil.example/house',
  '/.//evil.example/x',
  '/././/evil.example/x',
  '/dashboard/..//evil.example/x',
  '/dashboard/../..//evil.example/x',
  '/x/%2e%2e//evil.example/x',
  '/%2E//evil.example/x',
  '/x/.%2e//evil.example/x',
  '/.///evil.example',
  '/..//evil.example@toam.vn/x',
  '/\\evil.example',
  '/.\\/evil.example',
  '/./\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.\t//evil.example',
  '/\n/evil.example',
  '/.\r//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  'javascript:alert(1)',
  'house',
  '/auth/login?from=/house',
  '/login',
  '/login/?from=/house',
])('%s is not a place to go to', (from) => {
  expect(back(from)).toBe('/dashboard');
});

test.each([
  '/house/..%2f%2fevil.example',
  '/%5cevil.example/x',
  '/%5c%5cevil.example',
  '/%2f%2fevil.example',
  '/%252e%252e//evil.example',
  '/x/%252e%252e//evil.example',
  '/%09//evil.example',
  '/house//evil.example',
  '/house?next=//evil.example',
  '/house#//evil.example',
  '/@evil.example',
  '/.evil.example',
  '/https://evil.example',
])('%s stays on this site, whoever reads it', (from) => {
  const address = back(from);
  expect(address).toMatch(/^\/(?!\/)/);
  expect(new URL(address, location.origin).origin).toBe(location.origin);
});

test('a page that was opened at what the router takes for another site is put straight', () => {
  const at = (address: string) => straightened(new URL(address, 'https://toam.example'));
  expect(at('https://toam.example//evil.example/x?a=1#b')).toBe('/evil.example/x?a=1#b');
  expect(at('https://toam.example///evil.example')).toBe('/evil.example');
  expect(at('https://toam.example/house//12')).toBeNull();
});
