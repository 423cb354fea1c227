/** Where a person was going when the login page got in between. Specification 1 §2, D105. No imports: the login page loads it. */

export const loginPath = '/auth/login';
const home = '/dashboard';
const key = 'from';

/** The login page's address that comes back to `from`: path, query string and hash. */
export function loginAddress(from: string): string {
  return from === '/' || from === home ? loginPath : `${loginPath}?${key}=${encodeURIComponent(from)}`;
}

/** Whether a browser that is given this path alone reads a host from it. */
const isAnotherSite = (path: string): boolean => path.startsWith('//');

/**
 * The address of this page, as the router may have it: at "//evil.example/x" of our own origin it would hand that to the browser as
 * another site's.
 * @returns null where it is fine as it is
 */
export const straightened = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null =>
  isAnotherSite(pathname) ? pathname.replace(/^\/+/, '/') + search + hash : null;

/** The path below this origin that an address names, or null for another site's, a script's or the login page's own. */
function ownPath(address: string): string | null {
  // a browser reads "\" and control characters as it pleases: "/\evil.example" is another site
  if (!address.startsWith('/') || /[\\\p{Cc}]/u.test(address)) return null;
  const url = new URL(address, location.origin);
  if (url.origin !== location.origin || url.pathname.startsWith('/auth/')) return null;
  // "/.//evil.example" is a path of ours until its dots are taken out: what is left names another site
  if (isAnotherSite(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** Where to go after signing in. Only ever a path of this origin. */
export function originLocation(search: string): string {
  const from = new URLSearchParams(search).get(key);
  return (from && ownPath(from)) || home;
}
