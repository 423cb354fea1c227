import { connectSession } from '@toam/api-client/client';
import { allows, type AccessRule } from '@toam/domain/access';
import { create } from 'zustand';
import { farewellIn, leaveFarewell, type Farewell } from './farewell';
import { dropSession, storeSession, storedSession, onStoredSessionChange } from './stored-session';
import { loginAddress } from './origin-location';
import { page } from './page';
import type { SignedInUser } from './signed-in-user';

interface Session {
  token: string | null;
  /** Null until the API has returned the token's owner. Inside the shell it is always set. */
  user: SignedInUser | null;
}

/**
 * The session of this tab. One store for shell and remotes (a federation singleton).
 * Screens read `useSession((session) => session.user)`, or `useUser()` inside the shell.
 */
export const useSession = create<Session>(() => ({ token: storedSession()?.token ?? null, user: null }));

/** The signed-in person, inside the shell. @throws if nobody is signed in, which only a mistake outside the shell can cause */
export function signedInUser(): SignedInUser {
  const { user } = useSession.getState();
  if (!user) throw new Error('nobody is signed in: this runs outside the shell');
  return user;
}

/** `signedInUser` as a hook: it renders again when the profile changes. */
export function useUser(): SignedInUser {
  const user = useSession((session) => session.user);
  if (!user) throw new Error('nobody is signed in: this renders outside the shell');
  return user;
}

/** Whether the person passes a rule of libs/domain/access.ts. It only hides what the API would refuse (D18). */
export const can = (rule: AccessRule): boolean => allows(rule, useSession.getState().user);

/** `can` as a hook: it renders again when the person's rights change. */
export const useCan = (rule: AccessRule): boolean => useSession(({ user }) => allows(rule, user));

/** Stores the answer of a sign-in. The login page calls it and then opens the shell. */
export function beginSession(token: string, userId: number): void {
  storeSession(token, userId);
  useSession.setState({ token, user: null });
}

/** Stores the token's owner from the API, also after their rights have changed. */
export function recogniseUser(user: SignedInUser): void {
  const { token } = useSession.getState();
  // restores a cleared storage and renews the cookie's year; never overwrites a change by another tab
  if (token && storedSession()?.token === token) storeSession(token, user.id);
  useSession.setState({ user });
}

const here = () => location.pathname + location.search + location.hash;

/** Goes to login. With a message, the login page returns here afterwards. */
function leave(farewell?: Farewell | null): void {
  if (farewell) leaveFarewell(farewell);
  page.replace(loginAddress(farewell ? here() : '/'));
}

/**
 * Ends the session in every tab of this browser and goes to login. Only the first of many calls has an effect, so many refused
 * requests leave the page once. Specification 3 §4, §8.1.
 * @param farewell message of the login page, which then returns here; none after a sign-out by choice
 */
export function endSession(farewell?: Farewell): void {
  const { token, user } = useSession.getState();
  if (!token) return;
  useSession.setState({ token: null });
  // a person who did not choose to leave signs in again, so the form contains their email
  const told = farewell && { ...farewell, ...(user?.email && { email: user.email }) };
  dropSession(told && JSON.stringify(told));
  leave(told);
}

/**
 * Another tab's session ended: this tab ends too, with the same message. Another tab signed in as someone: this page still shows the
 * previous person, so it reloads.
 */
function follow(token: string | null, reason?: string): void {
  const current = useSession.getState().token;
  if (!current || token === current) return;
  useSession.setState({ token: null });
  if (token) page.replace(here());
  else leave(farewellIn(reason));
}

connectSession({ token: () => useSession.getState().token, ended: (text) => endSession({ text, good: false }) });
onStoredSessionChange(follow);
