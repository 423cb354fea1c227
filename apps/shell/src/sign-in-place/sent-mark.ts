/** Which session's place this browser has dealt with, and whether it has explained why it asks; per browser. */
const sentKey = 'toam.sign-in-place';
const explainedKey = 'toam.sign-in-place-explained';

/** FNV-1a: tells two tokens apart and says next to nothing of either. */
function markOf(token: string): string {
  let hash = 0x811c9dc5;
  for (const char of token) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** Storage throws where the person or a policy forbids it: then nothing is asked, rather than over and over. */
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
    // forbidden: `stored` says that all is done
  }
}

export const isPlaceSent = (token: string): boolean => stored(sentKey, markOf(token)) === markOf(token);
export const markPlaceSent = (token: string): void => store(sentKey, markOf(token));

export const isExplained = (): boolean => stored(explainedKey, '1') !== null;
export const keepExplained = (): void => store(explainedKey, '1');
