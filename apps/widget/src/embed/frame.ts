import { visitorButtonText } from '@toam/contracts/chat/chat-widget.text';
import type { FromHost, FromWidget } from './messages';

interface Hearing {
  unread: (count: number) => void;
  /** What the browser has kept on this page for the frame. */
  kept: () => string | null;
  keep: (kept: string) => void;
  close: () => void;
}

/** The chat's frame. It is told when it is shown, and believed only if the message is its own. */
export function makeFrame(origin: string, { unread, kept, keep, close }: Hearing) {
  const element = document.createElement('iframe');
  element.src = `${origin}/widget/chat?in=${encodeURIComponent(location.origin)}`;
  element.title = visitorButtonText.open;
  element.hidden = true;
  let isReady = false;
  const tell = () => {
    const message: FromHost = { toam: 'chat', shown: !element.hidden, kept: kept() };
    if (isReady) element.contentWindow?.postMessage(message, origin);
  };

  addEventListener('message', ({ data, origin: from, source }: MessageEvent<FromWidget | null>) => {
    if (from !== origin || source !== element.contentWindow || data?.toam !== 'chat') return;
    if (data.say === 'unread') unread(Number(data.count) || 0);
    if (data.say === 'began') keep(kept() ?? '{}');
    if (data.say === 'keep') keep(String(data.kept));
    if (data.say === 'close') close();
    if (data.say !== 'ready') return;
    isReady = true;
    tell();
  });
  return {
    element,
    show: (isShown: boolean) => {
      element.hidden = !isShown;
      tell();
      if (isShown) element.focus();
    },
  };
}
