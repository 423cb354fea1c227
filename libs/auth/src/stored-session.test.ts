/** @jest-environment-options {"url": "https://noi-bo.toam.vn/"} */
import { dropSession, storeSession, storedSession } from './stored-session';

const cookies = () => document.cookie.split('; ').filter(Boolean);

beforeEach(() => {
  dropSession();
  document.cookie = 'USER_TOKEN=; Path=/; Max-Age=0';
});

test('over https the cookie is of this host alone', () => {
  storeSession('token-1', 7);
  expect(cookies()).toEqual(['__Host-USER_TOKEN=token-1']);
  localStorage.clear();
  expect(storedSession()).toEqual({ token: 'token-1', userId: null });
});

test('who has the cookie of before stays signed in, and it goes as soon as the session is stored anew', () => {
  document.cookie = 'USER_TOKEN=token-1; Path=/; Secure';
  expect(storedSession()).toEqual({ token: 'token-1', userId: null });
  storeSession('token-1', 7);
  expect(cookies()).toEqual(['__Host-USER_TOKEN=token-1']);
});

test('a planted plain one does not count beside it, and the end of a session leaves neither', () => {
  storeSession('token-1', 7);
  localStorage.clear();
  document.cookie = 'USER_TOKEN=planted; Path=/; Secure';
  expect(storedSession()).toEqual({ token: 'token-1', userId: null });
  dropSession();
  expect(cookies()).toEqual([]);
  expect(storedSession()).toBeNull();
});
