/**
 * Begins the name of a cookie over https. Browsers take it only with Secure, for all paths and from this very host, so that no other host
 * of the domain can plant one. Over plain http they refuse it: there the name stands without.
 */
export const hostPrefix = '__Host-';

/** The cookies of a request, by name. A browser sends older ones first. */
export const cookiesIn = (header: string | undefined): Map<string, string> =>
  new Map(
    (header ?? '').split(';').map((pair) => {
      const [name = '', ...value] = pair.trim().split('=');
      return [name, value.join('=')];
    }),
  );

/**
 * A cookie that has the prefix over https. The plain name counts where the other is missing: over plain http, and over https for browsers
 * that got it before the prefix came. Theirs end a year after that, on 2027-11-30; from then on it may be ignored over https.
 */
export function hostCookie(header: string | undefined, name: string): string | undefined {
  const cookies = cookiesIn(header);
  return cookies.get(`${hostPrefix}${name}`) ?? cookies.get(name);
}
