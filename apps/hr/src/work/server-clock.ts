/** Seconds to add to this device's clock. Kept for a later start without a network. */
const key = 'toam.clock';
/** Seconds that may differ without anything being wrong. */
const tolerance = 2;

let ahead: number | undefined;

function stored(): number {
  try {
    const seconds = Number(localStorage.getItem(key));
    return Number.isFinite(seconds) ? seconds : 0;
  } catch {
    return 0; // the browser forbids it
  }
}

/**
 * Compares this device's clock with the server's: people's devices are minutes or hours off, and the server's clock counts.
 * @param now the server's, in epoch seconds
 * @param askedAt when the server was asked, in milliseconds of this device
 */
export function compareClocks(now: number, askedAt: number): void {
  const answeredAt = Date.now();
  const seconds = Math.round(now - (askedAt + answeredAt) / 2000);
  const isWrong = Math.abs(seconds) > tolerance + (answeredAt - askedAt) / 1000;
  ahead = isWrong ? seconds : 0;
  try {
    if (isWrong) localStorage.setItem(key, String(seconds));
    else localStorage.removeItem(key);
  } catch {
    // the browser forbids it: this page still knows it
  }
}

/** The server's clock as far as this device knows it, in milliseconds. */
export const serverNow = (): number => Date.now() + (ahead ??= stored()) * 1000;
