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
  /** Null until the API has said who the token belongs to; inside the shell always there. */
  user: SignedInUser | null;
}

/**
 * The session of this tab. One store for shell and remotes (a federation singleton).
 * Screens read `useSession((session) => session.user)`, or `useUser()` inside the shell.
 */
export const useSession = create<Session>(() => ({ token: storedSession()?.token ?? null, user: null }));

/** The signed-in person, inside the shell. @throws when nobody is, which only a slip outside the shell can cause */
export function signedInUser(): SignedInUser {
  const { user } = useSession.getState();
  if (!user) throw new Error('nobody is signed in: this runs outside the shell');
  return user;
}

/** `signedInUser` that renders again when the profile changes. */
export function useUser(): SignedInUser {
  const user = useSession((session) => session.user);
  if (!user) throw new Error('nobody is signed in: this renders outside the shell');
  return user;
}

/** Whether the person passes a rule of libs/domain/access.ts. Hides what the API would refuse; decides nothing (D18). */
export const can = (rule: AccessRule): boolean => allows(rule, useSession.getState().user);

/** `can` that renders again when the person's rights change. */
export const useCan = (rule: AccessRule): boolean => useSession(({ user }) => allows(rule, user));

/** Keeps what signing in answered. The login page does this, then opens the shell. */
export function beginSession(token: string, userId: number): void {
  storeSession(token, userId);
  useSession.setState({ token, user: null });
}

/** The API has said who the token belongs to, or their rights have changed. */
export function recogniseUser(user: SignedInUser): void {
  const { token } = useSession.getState();
  // restores what a cleared storage lost and renews the cookie's year; never over what another tab has done meanwhile
  if (token && storedSession()?.token === token) storeSession(token, user.id);
  useSession.setState({ user });
}

const here = () => location.pathname + location.search + location.hash;

/** With something to say the login page comes back here afterwards. */
function leave(farewell?: Farewell | null): void {
  if (farewell) leaveFarewell(farewell);
  page.replace(loginAddress(farewell ? here() : '/'));
}

/**
 * Ends the session in every tab of this browser and goes to login. Of many calls only the first does anything, so a storm
 * of refused requests leaves the page once. Specification 3 §4, §8.1.
 * @param farewell what the login page shows, and then it comes back here; none after signing out by choice
 */
export function endSession(farewell?: Farewell): void {
  const { token, user } = useSession.getState();
  if (!token) return;
  useSession.setState({ token: null });
  // whoever did not choose to leave signs in again: their address stands there already
  const told = farewell && { ...farewell, ...(user?.email && { email: user.email }) };
  dropSession(told && JSON.stringify(told));
  leave(told);
}

/** Another tab's session ended: follow it, with the same words. Another tab signed in as someone: this page still shows the one before, so start over. */
function follow(token: string | null, reason?: string): void {
  const current = useSession.getState().token;
  if (!current || token === current) return;
  useSession.setState({ token: null });
  if (token) page.replace(here());
  else leave(farewellIn(reason));
}

connectSession({ token: () => useSession.getState().token, ended: (text) => endSession({ text, good: false }) });
onStoredSessionChange(follow);
