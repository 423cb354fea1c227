/** The session whose place this browser has already handled, and whether it has shown the explanation. Per browser. */
const sentKey = 'toam.sign-in-place';
const explainedKey = 'toam.sign-in-place-explained';

/** FNV-1a hash: it tells two tokens apart and reveals almost nothing about them. */
function markOf(token: string): string {
  let hash = 0x811c9dc5;
  for (const char of token) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** Storage throws if the user or a policy forbids it. Then it counts as handled, because otherwise every start would ask again. */
function stored(key: string, fallback: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return fallback;
  }
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // forbidden: `stored` then answers that everything is handled
  }
}

export const isPlaceSent = (token: string): boolean => stored(sentKey, markOf(token)) === markOf(token);
export const markPlaceSent = (token: string): void => store(sentKey, markOf(token));

export const isExplained = (): boolean => stored(explainedKey, '1') !== null;
export const keepExplained = (): void => store(explainedKey, '1');
