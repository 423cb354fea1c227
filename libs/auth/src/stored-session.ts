/**
 * Stores a sign-in between visits: localStorage under USER_TOKEN and USER_ID, and the cookie USER_TOKEN (over https __Host-USER_TOKEN) for
 * browsers that clear or refuse storage, and for downloads. Specification 3 §9, D105. No imports: the login page loads it before anything else.
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

/** The cookie's name over https: no other host of the domain can plant one. Over plain http browsers refuse it (apps/api/src/http/cookies.ts). */
const hostKey = `__Host-${tokenKey}`;

/** Over https the plain name is that of before the prefix: the last one ends on 2027-11-30. */
function cookieToken(): string | null {
  const pairs = document.cookie.split('; ');
  const valueOf = (name: string) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return decodeURIComponent(valueOf(hostKey) ?? valueOf(tokenKey) ?? '') || null;
}

function writeCookie(token: string, maxAge: number): void {
  const isSecure = location.protocol === 'https:';
  const write = (name: string, value: string, age: number) => {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  };
  if (isSecure) write(tokenKey, '', 0);
  write(isSecure ? hostKey : tokenKey, token, maxAge);
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
