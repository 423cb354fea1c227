/** The address that a person wanted before the login page appeared. Specification 1 §2, D105. No imports: the login page loads it. */

export const loginPath = '/auth/login';
/** What people type, and where the old system had it. It leads to the login page, or home. */
export const shortLoginPath = '/login';
const home = '/dashboard';
const key = 'from';

const isLogin = (pathname: string): boolean =>
  pathname.startsWith('/auth/') || pathname.replace(/\/+$/, '') === shortLoginPath;

/** The login page's address with `from` to return to: path, query string and hash. */
export function loginAddress(from: string): string {
  return from === '/' || from === home || isLogin(from.split(/[?#]/)[0]!) ? loginPath : `${loginPath}?${key}=${encodeURIComponent(from)}`;
}

/** Whether a browser would read a host from this path. */
const isAnotherSite = (path: string): boolean => path.startsWith('//');

/**
 * A safe form of this page's address for the router. At "//evil.example/x" of our own origin the router would give the browser that
 * path, and the browser would read another site's address.
 * @returns null if the address is safe already
 */
export const straightened = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null =>
  isAnotherSite(pathname) ? pathname.replace(/^\/+/, '/') + search + hash : null;

/** The path of an address within this origin; null for another site, a script or the login page itself. */
function ownPath(address: string): string | null {
  // browsers accept "\" and control characters in addresses: "/\evil.example" is another site
  if (!address.startsWith('/') || /[\\\p{Cc}]/u.test(address)) return null;
  const url = new URL(address, location.origin);
  if (url.origin !== location.origin || isLogin(url.pathname)) return null;
  // "/.//evil.example" is our own path until its dots are removed; the rest names another site
  if (isAnotherSite(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** Where to go after signing in. Always a path of this origin. */
export function originLocation(search: string): string {
  const from = new URLSearchParams(search).get(key);
  return (from && ownPath(from)) || home;
}
