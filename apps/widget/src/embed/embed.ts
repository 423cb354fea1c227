/**
 * `<script src="https://…/widget/chat.js" async></script>` on a site of the brokerage: a button that opens the chat in a frame. It leaves
 * nothing on the page but one element, needs no inline script or style, and does nothing when it is included twice.
 */
import { visitorButtonText } from '@toam/contracts/chat/chat-widget.text';
import type { FromHost, FromWidget } from './messages';

const name = 'toam-chat';

/** What is kept for the frame. There is something once a conversation began: then the frame is loaded with the page. */
function kept(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // storage is blocked: the frame is loaded when it is opened
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    // as above
  }
}

/** Below the dialogs of a page that asks for the very top. */
const layer = 2_147_483_000;

/** A sheet of its own, which the content security policy of a page does not refuse, and whose classes nobody else sees. */
function sheet(): CSSStyleSheet {
  const made = new CSSStyleSheet();
  made.replaceSync(`
button,iframe{position:fixed;z-index:${layer};right:20px;border:0}
button{bottom:20px;width:56px;height:56px;padding:0;border-radius:50%;background:#c44600;cursor:pointer;box-shadow:0 4px 16px #0004}
button:hover{background:#a93c00}
button:focus-visible{outline:3px solid #0f766e;outline-offset:3px}
svg{width:28px;margin-top:3px;fill:#fff;stroke:#fff;stroke-width:0}button[aria-expanded=true] svg{stroke-width:20;stroke-linecap:round}
span{position:absolute;top:-4px;right:-4px;min-width:22px;padding:0 6px;box-sizing:border-box;border-radius:11px;border:2px solid #fff;background:#b8203b;color:#fff;font:600 12px/18px system-ui,sans-serif;text-align:center}
iframe{bottom:88px;width:384px;height:min(640px,100% - 108px);border-radius:12px;background:#f7f4f0;box-shadow:0 12px 32px #0003,0 2px 6px #0002}
[hidden]{display:none}
@media (prefers-color-scheme:dark){iframe{background:#151311}}
@media (max-width:499px){iframe{inset:0;width:100%;height:100%;border-radius:0}iframe:not([hidden])+button{display:none}}`);
  return made;
}

const svg = 'http://www.w3.org/2000/svg';
const bubble = 'M216 48H40a16 16 0 0 0-16 16v160a16 16 0 0 0 26 12l35-28h131a16 16 0 0 0 16-16V64a16 16 0 0 0-16-16Z';
const cross = 'M205 63 63 205M63 63l142 142';

/** The round button with the number of unread messages. */
function makeButton(toggle: () => void) {
  const element = document.createElement('button');
  const drawn = document.createElementNS(svg, 'svg');
  const path = document.createElementNS(svg, 'path');
  const badge = document.createElement('span');
  drawn.setAttribute('viewBox', '0 0 256 256');
  drawn.append(path);
  element.type = 'button';
  element.append(drawn, badge);
  element.addEventListener('click', toggle);
  let isOpen = false;
  let count = 0;

  function draw(): void {
    const { open, close, unread } = visitorButtonText;
    path.setAttribute('d', isOpen ? cross : bubble);
    badge.hidden = count === 0 || isOpen;
    badge.textContent = count > 9 ? '9+' : String(count);
    element.ariaExpanded = String(isOpen);
    element.ariaLabel = isOpen ? close : badge.hidden ? open : `${open}, ${unread(count)}`;
  }
  draw();
  return {
    element,
    count: (next: number) => {
      count = next;
      draw();
    },
    show: (next: boolean) => {
      isOpen = next;
      draw();
      if (!isOpen) element.focus();
    },
  };
}

interface Hearing {
  unread: (count: number) => void;
  /** What the browser has kept on this page for the frame. */
  kept: () => string | null;
  keep: (kept: string) => void;
  close: () => void;
}

/** The chat's frame. It is told when it is shown, and believed only if the message is its own. */
function makeFrame(origin: string, { unread, kept, keep, close }: Hearing) {
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

function start(origin: string): void {
  if (document.getElementById(name)) return;
  const root = document.createElement('div');
  root.id = name;
  root.style.setProperty('all', 'initial', 'important');
  const shadow = root.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet()];
  let isOpen = false;
  const button = makeButton(() => show(!isOpen));
  const frame = makeFrame(origin, {
    ...{ kept, keep, unread: button.count },
    close: () => show(false),
  });

  function show(next: boolean): void {
    isOpen = next;
    if (isOpen && !frame.element.parentNode) shadow.prepend(frame.element);
    frame.show(isOpen);
    button.show(isOpen);
  }

  shadow.append(button.element);
  if (kept() !== null) shadow.prepend(frame.element);
  document.body.append(root);
}

const { currentScript } = document;
const origin = currentScript instanceof HTMLScriptElement && new URL(currentScript.src).origin;
if (origin && document.body) start(origin);
else if (origin) document.addEventListener('DOMContentLoaded', () => start(origin));
