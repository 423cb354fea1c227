const key = 'toam.palette.recent';
const max = 5;

/** Ids of the screens and actions chosen last on this device, newest first. Never ids of found records. */
export function recentRowIds(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberRow(id: string): void {
  try {
    localStorage.setItem(key, JSON.stringify([id, ...recentRowIds().filter((stored) => stored !== id)].slice(0, max)));
  } catch {
    // storage is forbidden: the palette starts without recent rows
  }
}
