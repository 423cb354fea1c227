import type { FromHost, FromWidget } from '../embed/messages';

/** The page of the brokerage that shows this one in a frame. */
interface HostPage {
  /** Null: the page is open by itself. */
  say: ((message: FromWidget) => void) | null;
  /** Whether the frame is shown now. */
  isShown: () => boolean;
  /** Hears that the frame is shown or hidden; the first time what the page has kept for it. */
  onShown: (hear: (stored: string | null) => void) => void;
}

/**
 * The host gives its origin in the address. A wrong one gets nothing: the browser delivers a message to that origin only, and the
 * server lets no other than the allowed origins frame the page.
 */
export function findHostPage(): HostPage {
  const origin = new URLSearchParams(location.search).get('in');
  const { parent } = window;
  let isShown = true;
  const listeners: ((stored: string | null) => void)[] = [];
  if (!origin || parent === window) return { say: null, isShown: () => true, onShown: () => undefined };
  isShown = false;
  window.addEventListener('message', ({ data, origin: from, source }: MessageEvent<FromHost | null>) => {
    if (from !== origin || source !== parent || data?.toam !== 'chat') return;
    isShown = data.shown;
    listeners.forEach((hear) => hear(data.kept));
  });
  return {
    say: (message) => parent.postMessage(message, origin),
    isShown: () => isShown,
    onShown: (hear) => void listeners.push(hear),
  };
}
