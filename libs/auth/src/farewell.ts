const key = 'toam.farewell';

/** A line for the login page to show: why the session ended, or that the password was changed. */
export interface Farewell {
  text: string;
  /** News rather than a fault. */
  good: boolean;
  /** Who was signed in, to go on with: an address is kept for this tab only, and until the page has shown it. */
  email?: string;
}

const isFarewell = (value: unknown): value is Farewell =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'good' in value;

/** Leaves a line for the login page; this tab only. */
export function leaveFarewell(farewell: Farewell): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(farewell));
  } catch {
    // storage forbidden: the login page appears without the line
  }
}

/** A line as another tab wrote it down; null for anything else. */
export function farewellIn(written: string | null | undefined): Farewell | null {
  try {
    const read: unknown = JSON.parse(written ?? 'null');
    return isFarewell(read) ? read : null;
  } catch {
    return null;
  }
}

/** The line that was left, once. */
export function takeFarewell(): Farewell | null {
  try {
    const left = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return farewellIn(left);
  } catch {
    return null;
  }
}
