import { profileKey, storedSession } from './stored-session';
import { rights, type SignedInUser } from './signed-in-user';

/** What the frame and the access rules need. Papers and the like stay with the API. */
const fields = [
  'id',
  ...rights,
  'name',
  'email',
  'phone_number',
  'avatar',
] as const satisfies readonly (keyof SignedInUser)[];

/** Keeps who is signed in on this device, until the session ends: so the page opens without a network. */
export function cacheProfile(user: SignedInUser): void {
  try {
    localStorage.setItem(profileKey, JSON.stringify(Object.fromEntries(fields.map((field) => [field, user[field]]))));
  } catch {
    // forbidden or full: the page needs the network to open
  }
}

/** The session's person as the API last answered it. Null: unknown, of another session, or of another release. */
export function cachedProfile(): SignedInUser | null {
  try {
    const cached = JSON.parse(localStorage.getItem(profileKey) ?? 'null') as Partial<SignedInUser> | null;
    const isWhole = cached !== null && fields.every((field) => field in cached);
    return isWhole && cached.id === storedSession()?.userId ? (cached as SignedInUser) : null;
  } catch {
    return null; // storage is forbidden, or the entry is not JSON
  }
}
