/**
 * Stores a sign-in between visits: localStorage under USER_TOKEN and USER_ID, and the cookie USER_TOKEN for browsers that clear or
 * refuse storage. Specification 3 §9, D105. No imports: the login page loads it before anything else.
 */

const tokenKey = 'USER_TOKEN';
const idKey = 'USER_ID';
/** The reason for the end of the session, for other tabs. It is written and removed just before the token is removed. */
const reasonKey = 'toam.ended';
/** Who is signed in (cached-profile.ts). It goes with the session. */
export const profileKey = 'toam.profile';
const days = 365;

export interface StoredSession {
  token: string;
  /** Null if only the cookie is left. The API then returns the token's owner. */
  userId: number | null;
}

/** Storage throws if the person or a policy forbids it. The cookie then holds the session. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // forbidden: only the cookie is left
  }
}

function cookieToken(): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${tokenKey}=`));
  return found ? decodeURIComponent(found.slice(tokenKey.length + 1)) || null : null;
}

function writeCookie(token: string, maxAge: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${tokenKey}=${encodeURIComponent(token)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`;
}

export function storedSession(): StoredSession | null {
  const token = stored(tokenKey) ?? cookieToken();
  if (!token) return null;
  const id = Number(stored(idKey));
  return { token, userId: Number.isInteger(id) && id > 0 ? id : null };
}

export function storeSession(token: string, userId: number): void {
  // the id first: other tabs react to the token
  store(idKey, String(userId));
  store(tokenKey, token);
  writeCookie(token, days * 24 * 60 * 60);
}

/** @param reason for the other tabs */
export function dropSession(reason?: string): void {
  if (reason) {
    store(reasonKey, reason);
    store(reasonKey, null);
  }
  writeCookie('', 0);
  store(profileKey, null);
  store(tokenKey, null);
  store(idKey, null);
}

/**
 * Listens to sign-ins and sign-outs in other tabs: the new token, or null with the reason if there is one. Returns a function that
 * stops it.
 */
export function onStoredSessionChange(hear: (token: string | null, reason?: string) => void): () => void {
  let reason: string | undefined;
  const changed = ({ key, newValue }: StorageEvent) => {
    if (key === reasonKey && newValue) reason = newValue;
    if (key !== tokenKey && key !== null) return;
    hear(key === null ? null : newValue, reason);
    reason = undefined;
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}
