import { visitorText } from '@toam/contracts/texts/chat-widget';
import { element } from '../page/element';
import { icon } from '../page/icon';
import type { Line } from './lines';
import { drawLine, type UnsentSteps } from './message';
import * as css from './message-list.module.css';

export interface MessageList {
  element: HTMLElement;
  show: (lines: Line[], empty: HTMLElement) => void;
  isAtEnd: () => boolean;
  toEnd: () => void;
}

/** Pixels from the end that still count as being there. */
const near = 48;

/**
 * The messages, oldest first. It stays at the end while the reader is there; whoever reads above is not moved and gets a button.
 * @param onEnd the reader has come to the end
 */
export function makeMessageList(steps: UnsentSteps, onEnd: () => void): MessageList {
  const drawn = new Map<string, { node: HTMLElement; print: string }>();
  const list = element('div', { class: css.list, role: 'log', aria: { label: visitorText.messages } });
  const scroll = element('div', { class: css.scroll, tabIndex: 0 }, list);
  const more = element(
    'button',
    { class: css.more, type: 'button', hidden: true, on: { click: () => toEnd() } },
    icon('ArrowDown', 14),
    visitorText.newMessages,
  );
  let wasAtEnd = true;

  const isAtEnd = () => scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < near;
  function toEnd(): void {
    scroll.scrollTop = scroll.scrollHeight;
    wasAtEnd = true;
    more.hidden = true;
  }

  scroll.addEventListener('scroll', () => {
    wasAtEnd = isAtEnd();
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

  return {
    element: element('div', { class: css.box }, scroll, more),
    isAtEnd: () => wasAtEnd,
    toEnd,
    show: (lines, empty) => {
      const last = lines.at(-1);
      const isNew = last !== undefined && !drawn.has(last.key);
      const isOwn = last?.kind === 'unsent';
      const keys = new Set(lines.map(({ key }) => key));
      for (const key of [...drawn.keys()]) if (!keys.has(key)) drawn.delete(key);
      const nodes = lines.length > 0 ? lines.map(draw) : [empty];
      // only what changed is moved: an announced line is not announced again
      for (const child of [...list.children]) if (!nodes.includes(child as HTMLElement)) child.remove();
      nodes.forEach((node, at) => list.children[at] !== node && list.insertBefore(node, list.children[at] ?? null));
      if (wasAtEnd || (isNew && isOwn)) toEnd();
      else if (isNew) more.hidden = false;
    },
  };
}
