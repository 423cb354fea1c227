import {
  visitorClose,
  type VisitorHello,
  type VisitorLiveEvent,
  visitorSilence,
} from '@toam/contracts/chat/visitor-wire';

/** Milliseconds between questions without a socket: while somebody looks, while nobody does, at most. Brief 7 §7. */
const asks = { visible: 3000, hidden: 20_000, most: 30_000 };
/** Milliseconds before a socket is opened again: the first time, at most. */
const retries = { first: 1000, most: 30_000 };

interface LineOptions {
  url: string;
  token: () => string | null;
  /** Nobody looks at the page. */
  isHidden: () => boolean;
  /** Reads that failed one after the other. */
  failures: () => number;
  /** Something may be new. */
  hear: () => void;
}

/**
 * How an open page learns that something is new: by one socket, and by asking while there is none. A socket that says nothing for
 * longer than the API's beat is dead, whatever the browser believes.
 * @returns a function that ends it
 */
export function openLine({ url, token, isHidden, failures, hear }: LineOptions): () => void {
  let socket: WebSocket | null = null;
  let tries = 0;
  let isAway = false;
  let silence: number | undefined;
  let nextAsk: number | undefined;
  let nextTry: number | undefined;

  function stopAsking(): void {
    clearTimeout(nextAsk);
    nextAsk = undefined;
  }

  function askLater(): void {
    const usual = isHidden() || isAway ? asks.hidden : asks.visible;
    nextAsk = window.setTimeout(
      () => {
        hear();
        askLater();
      },
      Math.min(usual * 2 ** failures(), Math.max(usual, asks.most)),
    );
  }

  function lose(code: number): void {
    if (!socket) return;
    const lost = socket;
    socket = null;
    clearTimeout(silence);
    lost.onclose = lost.onmessage = null;
    lost.close();
    if (code === visitorClose.ended) {
      stopAsking();
      return hear();
    }
    isAway = code === visitorClose.crowded;
    // a socket that never got through leaves the asking as it is
    if (nextAsk === undefined) askLater();
    if (!isAway) tryLater();
  }

  function tryLater(): void {
    const delay = Math.min(retries.first * 1.6 ** tries, retries.most) * (1 + Math.random() / 2);
    tries += 1;
    nextTry = window.setTimeout(connect, delay);
  }

  function listen(): void {
    clearTimeout(silence);
    silence = window.setTimeout(() => lose(0), visitorSilence);
  }

  function take(event: VisitorLiveEvent): void {
    listen();
    if (event.kind === 'beat') return;
    if (event.kind === 'ready') {
      tries = 0;
      stopAsking();
    }
    hear();
  }

  function connect(): void {
    const opened = new WebSocket(url);
    socket = opened;
    listen();
    opened.onopen = () => opened.send(JSON.stringify({ token: token() ?? '' } satisfies VisitorHello));
    opened.onmessage = ({ data }) => take(JSON.parse(String(data)) as VisitorLiveEvent);
    opened.onclose = ({ code }) => lose(code);
  }

  /** Somebody looks again, or the network is back: no need to wait any longer. */
  function hurry(): void {
    if (document.hidden) return;
    hear();
    if (socket) return;
    isAway = false;
    clearTimeout(nextTry);
    stopAsking();
    askLater();
    connect();
  }

  window.addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  askLater();
  connect();
  return () => {
    window.removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurry);
    [silence, nextTry].forEach((timer) => clearTimeout(timer));
    stopAsking();
    if (!socket) return;
    socket.onclose = null;
    socket.close();
    socket = null;
  };
}
