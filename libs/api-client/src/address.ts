/** All endpoints of the API are under this path of the page's own origin. */
const base = '/api';

const written = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/**
 * The query string of a call: undefined and null are left out, lists repeat their key, objects are sent as JSON.
 * @returns with its leading `?`, or an empty string
 */
export function queryString(query: object): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) params.append(key, written(item));
    }
  }
  const text = params.toString();
  return text && `?${text}`;
}

/**
 * The address of an endpoint's path with its parameters filled in.
 * @throws TypeError if a parameter is missing: a mistake in our own code
 */
export function addressOf(path: string, params: object = {}, query: object = {}): string {
  const given = new Map<string, unknown>(Object.entries(params));
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = given.get(name);
    if (value === undefined || value === null || value === '') throw new TypeError(`${path}: no ${name}`);
    return encodeURIComponent(String(value));
  });
  return base + filled + queryString(query);
}
