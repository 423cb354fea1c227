import { loginAddress, originLocation } from './origin-location';

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

test.each([
  'https://evil.example/house',
  '//evil.example/house',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'house',
  '/auth/login?from=/house',
])('%s is not a place to go to', (from) => {
  expect(back(from)).toBe('/dashboard');
});
