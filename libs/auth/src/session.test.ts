import { call } from '@toam/api-client/call';
import { replaceTransport } from '@toam/api-client/transport';
import { endpoint } from '@toam/contracts/endpoint';
import { commonText } from '@toam/contracts/texts/common';
import { Role } from '@toam/domain/actor';
import { anActor } from '@toam/domain/an-actor';
import { z } from 'zod';
import { takeFarewell } from './farewell';
import { dropSession, storedSession } from './stored-session';
import { page } from './page';
import { beginSession, can, endSession, recogniseUser, useSession } from './session';
import type { SignedInUser } from './signed-in-user';

const listHouses = endpoint({
  method: 'GET',
  path: '/house/list',
  summary: 'Lists',
  access: 'signedIn',
  data: z.number(),
});

const agent: SignedInUser = {
  ...anActor(),
  name: 'Nguyễn Thu Hà',
  email: 'thuha.nguyen@toam.vn',
  phone_number: '0901234567',
  avatar: null,
};

const replace = jest.spyOn(page, 'replace').mockImplementation(() => undefined);

const anotherTab = (token: string | null) => {
  if (token) localStorage.setItem('USER_TOKEN', token);
  else localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'USER_TOKEN', newValue: token }));
};

beforeEach(() => {
  replace.mockClear();
  window.history.replaceState(null, '', '/house?mode=personalList#row-3');
  beginSession('token-1', 7);
  recogniseUser(agent);
});

test('a sign-in stands under the specified names and in the cookie', () => {
  expect(localStorage.getItem('USER_TOKEN')).toBe('token-1');
  expect(localStorage.getItem('USER_ID')).toBe('7');
  expect(document.cookie).toContain('USER_TOKEN=token-1');
});

test('the cookie alone still carries the session, and the API saying who it is restores the rest', () => {
  localStorage.clear();
  expect(storedSession()).toEqual({ token: 'token-1', userId: null });
  recogniseUser(agent);
  expect(localStorage.getItem('USER_ID')).toBe('7');
});

test('a late answer about the person does not bring back a session that another tab has ended', () => {
  dropSession();
  recogniseUser(agent);
  expect(storedSession()).toBeNull();
});

test('a storm of refused calls leaves once, with the message and the place to come back to', async () => {
  replaceTransport(() => Promise.resolve({ status: 401, body: {} }));
  const calls = await Promise.allSettled(Array.from({ length: 20 }, () => call(listHouses)));
  expect(calls.every(({ status }) => status === 'rejected')).toBe(true);
  expect(replace.mock.calls).toEqual([['/auth/login?from=%2Fhouse%3Fmode%3DpersonalList%23row-3']]);
  expect(takeFarewell()).toEqual({ text: commonText.sessionEnded, good: false, email: agent.email });
  expect(takeFarewell()).toBeNull();
  expect(storedSession()).toBeNull();
});

test('whose session ends before the API has said who they are leaves no address behind', () => {
  useSession.setState({ user: null });
  endSession({ text: commonText.sessionEnded, good: false });
  expect(takeFarewell()).toEqual({ text: commonText.sessionEnded, good: false });
});

test('signing out by choice starts over at home the next time', () => {
  endSession();
  expect(replace).toHaveBeenCalledWith('/auth/login');
  expect(takeFarewell()).toBeNull();
});

test('signing out in another tab signs out here', () => {
  anotherTab(null);
  expect(useSession.getState().token).toBeNull();
  expect(replace).toHaveBeenCalledWith('/auth/login');
});

test('a session that was ended in another tab ends here with the same words, and comes back to this place', () => {
  const written = JSON.stringify({ text: commonText.sessionEnded, good: false });
  window.dispatchEvent(new StorageEvent('storage', { key: 'toam.ended', newValue: written }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'toam.ended', newValue: null }));
  anotherTab(null);
  expect(replace.mock.calls).toEqual([['/auth/login?from=%2Fhouse%3Fmode%3DpersonalList%23row-3']]);
  expect(takeFarewell()).toEqual({ text: commonText.sessionEnded, good: false });
});

test('why a session ends is told to the other tabs and kept nowhere', () => {
  const stored = jest.spyOn(Storage.prototype, 'setItem');
  endSession({ text: commonText.sessionEnded, good: false });
  expect(stored).toHaveBeenCalledWith('toam.ended', expect.stringContaining(commonText.sessionEnded));
  expect(localStorage.getItem('toam.ended')).toBeNull();
  stored.mockRestore();
});

test('someone else signing in in another tab starts this page over', () => {
  anotherTab('token-2');
  expect(replace).toHaveBeenCalledWith('/house?mode=personalList#row-3');
});

test('rules follow the person, and admit nobody without one', () => {
  expect(can('admin')).toBe(false);
  recogniseUser({ ...agent, role: Role.admin });
  expect(can('admin')).toBe(true);
  useSession.setState({ user: null });
  expect(can('signedIn')).toBe(false);
});
