import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { element } from '../page/element';
import { icon } from '../page/icon';
import type { ConversationState } from '../conversation/conversation';
import type { Line } from './lines';
import { drawLine, type UnsentSteps } from './message';
import * as css from './message-list.module.css';

export interface MessageList {
  element: HTMLElement;
  show: (lines: Line[], empty: HTMLElement, older: ConversationState['older']) => void;
  isAtEnd: () => boolean;
  toEnd: () => void;
}

/** Pixels from the end that still count as being there; and from the top, from which older messages are read. */
const near = 48;
const nearTop = 400;

interface Steps extends UnsentSteps {
  readOlder: () => void;
}

/** Above the first message: more of them, or why they did not come. One button, so that it keeps the focus. */
function olderRow(readOlder: () => void) {
  const problem = element('span', { role: 'status' });
  const button = element('button', { class: css.step, type: 'button', on: { click: readOlder } });
  const row = element('div', { class: css.older, hidden: true }, problem, button);
  const names = { none: '', some: visitorText.older, reading: visitorText.readingOlder, failed: visitorText.retry };
  return {
    row,
    show: (state: ConversationState['older']) => {
      row.hidden = state === 'none';
      problem.textContent = state === 'failed' ? visitorText.olderFailed : '';
      button.textContent = names[state];
      button.setAttribute('aria-busy', String(state === 'reading'));
    },
  };
}

/**
 * The messages, oldest first. It stays at the end while the reader is there; whoever reads above is not moved, also when older messages
 * come, and gets a button when new ones do.
 * @param onEnd the reader has come to the end
 */
export function makeMessageList(steps: Steps, onEnd: () => void): MessageList {
  const drawn = new Map<string, { node: HTMLElement; print: string }>();
  const list = element('div', { class: css.list, role: 'log', aria: { label: visitorText.messages } });
  const older = olderRow(steps.readOlder);
  const scroll = element('div', { class: css.scroll, tabIndex: 0 }, older.row, list);
  const more = element(
    'button',
    { class: css.more, type: 'button', hidden: true, on: { click: () => toEnd() } },
    icon('ArrowDown', 14),
    visitorText.newMessages,
  );
  let wasAtEnd = true;
  let isMore = false;
  let first: string | undefined;

  const isAtEnd = () => scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < near;
  function toEnd(): void {
    scroll.scrollTop = scroll.scrollHeight;
    wasAtEnd = true;
    more.hidden = true;
  }

  function lookUp(): void {
    if (isMore && !wasAtEnd && scroll.scrollTop < nearTop) steps.readOlder();
  }

  scroll.addEventListener('scroll', () => {
    wasAtEnd = isAtEnd();
    lookUp();
    if (!wasAtEnd) return;
    more.hidden = true;
    onEnd();
  });
  // pictures arrive and the keyboard of a phone opens: the end stays in view
  new ResizeObserver(() => wasAtEnd && toEnd()).observe(scroll);
  list.addEventListener('load', () => wasAtEnd && toEnd(), true);

  function draw(line: Line): HTMLElement {
    const before = drawn.get(line.key);
    if (before?.print === line.print) return before.node;
    const node = drawLine(line, steps);
    before?.node.replaceWith(node);
    drawn.set(line.key, { node, print: line.print });
    return node;
  }

  /** Only what changed is moved: an announced line is not announced again. */
  function put(nodes: HTMLElement[]): void {
    const stays = new Set<Element>(nodes);
    for (const child of [...list.children]) if (!stays.has(child)) child.remove();
    let next = list.firstChild;
    for (const node of nodes) {
      if (node === next) next = node.nextSibling;
      else list.insertBefore(node, next);
    }
  }

  return {
    element: element('div', { class: css.box }, scroll, more),
    isAtEnd: () => wasAtEnd,
    toEnd,
    show: (lines, empty, olderState) => {
      const toBottom = scroll.scrollHeight - scroll.scrollTop;
      const last = lines.at(-1);
      const isNew = last !== undefined && !drawn.has(last.key);
      const isOwn = last?.kind === 'unsent';
      const keys = new Set(lines.map(({ key }) => key));
      for (const key of [...drawn.keys()]) if (!keys.has(key)) drawn.delete(key);
      const nodes = lines.length > 0 ? lines.map(draw) : [empty];
      put(nodes);
      older.show(olderState);
      isMore = olderState === 'some';
      const before = first;
      first = lines.find(({ kind }) => kind === 'message')?.key;
      if (!wasAtEnd && before !== first) scroll.scrollTop = scroll.scrollHeight - toBottom;
      if (wasAtEnd || (isNew && isOwn)) toEnd();
      else if (isNew) more.hidden = false;
      // who holds the scroll bar at the top is there again without an event
      requestAnimationFrame(lookUp);
    },
  };
}
