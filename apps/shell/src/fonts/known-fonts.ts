const key = 'toam.fonts';

/** Whether this device has loaded our fonts before: then they are in its cache and cost nothing. */
export function knowsFonts(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false; // storage is forbidden: as on a first visit
  }
}

/** Once the fonts of this page are here, the next one need not wait with them. */
export async function rememberFonts(): Promise<void> {
  await document.fonts?.ready;
  try {
    localStorage.setItem(key, '1');
  } catch {
    // forbidden or full: they come behind the first screen again
  }
}
