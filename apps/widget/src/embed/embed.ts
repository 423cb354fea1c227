/**
 * `<script src="https://…/widget/chat.js" async></script>` on a site of the brokerage: a button that opens the chat in a frame. It leaves
 * nothing on the page but one element, needs no inline script or style, and does nothing when it is included twice.
 */
import { makeButton } from './button';
import { makeFrame } from './frame';
import { sheet } from './sheet';

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
