const key = 'toam.farewell';

/** A message for the login page: why the session ended, or that the password was changed. */
export interface Farewell {
  text: string;
  /** True: good news, not an error. */
  good: boolean;
  /** The email of the person who was signed in, to fill in the form. It is stored for this tab only, until the page has shown it. */
  email?: string;
}

const isFarewell = (value: unknown): value is Farewell =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'good' in value;

/** Stores a message for the login page, in this tab only. */
export function leaveFarewell(farewell: Farewell): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(farewell));
  } catch {
    // storage is forbidden: the login page has no message
  }
}

/** A message that another tab stored; null for anything else. */
export function farewellIn(written: string | null | undefined): Farewell | null {
  try {
    const read: unknown = JSON.parse(written ?? 'null');
    return isFarewell(read) ? read : null;
  } catch {
    return null;
  }
}

/** Returns the stored message and removes it. */
export function takeFarewell(): Farewell | null {
  try {
    const left = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return farewellIn(left);
  } catch {
    return null;
  }
}
