import type { VisitorStore } from '@toam/chat-store/chat-store';
import type { Hotline } from '@toam/contracts/chat/visitor-wire';
import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import type { ChatSex } from '@toam/contracts/chat/chat.schema';
import { dialledPhone } from '@toam/domain/phone';
import { openConversation } from '../conversation/conversation';
import { readKept } from '../kept/kept';
import { element } from '../page/element';
import type { Head } from '../page/head';
import { makeComposer } from './composer';
import { linesOf } from './lines';
import { makeMessageList } from './message-list';
import * as css from './talk.module.css';
import { icon } from '../page/icon';

interface TalkOptions {
  store: VisitorStore;
  head: Head;
  hotline: () => Hotline | null;
  /** Somebody looks at the page now. */
  isLooking: () => boolean;
  onUnread: (count: number) => void;
  /** The session is over, and the visitor wants a new one. */
  onStartAgain: () => void;
}

export interface Talk {
  element: HTMLElement;
  /** The page is shown again. */
  look: () => void;
  focus: () => void;
  redraw: () => void;
  stop: () => void;
}

const note = (title: string, text: string, step: HTMLElement | null) =>
  element(
    'section',
    { class: css.note, role: 'status' },
    element(
      'div',
      { class: css.row },
      element('span', { class: css.face }, icon('LockSimple', 20)),
      element('div', {}, element('h2', { class: css.title }, title), element('p', { class: css.text }, text)),
    ),
    step,
  );

/** Stands where the visitor wrote, while the conversation is locked. */
function lockedNote(sex: ChatSex, hotline: Hotline | null): HTMLElement {
  const who = sex === 'men' ? visitorText.men : visitorText.women;
  const call = hotline ? visitorText.lockedCall(hotline.hours) : '';
  const step = hotline && {
    ...{ class: css.step, href: `tel:${dialledPhone(hotline.phone)}`, target: '_top' },
  };
  return note(
    visitorText.locked,
    visitorText.lockedNote(who) + call,
    step && element('a', step, icon('Phone', 20), visitorText.call(hotline.phone)),
  );
}

/** The session is over. */
function endedNote(startAgain: () => void): HTMLElement {
  const step = element(
    'button',
    { class: css.step, type: 'button', on: { click: startAgain } },
    visitorText.startAgain,
  );
  return note(visitorText.ended, visitorText.endedNote, step);
}

/** The conversation: what was written, and the place to write. */
export function openTalk({ store, head, hotline, isLooking, onUnread, onStartAgain }: TalkOptions): Talk {
  const { sex } = readKept();
  const who = sex === 'men' ? visitorText.men : visitorText.women;
  const offline = element('p', { class: css.offline, role: 'status', hidden: true });
  const conversation = openConversation(store, () => draw());
  const { again, remove, readOlder, say, sendPicture } = conversation;
  const list = makeMessageList({ again, remove, readOlder }, () => look());
  const composer = makeComposer({ say, sendPicture });
  const foot = element('div', { class: css.foot }, composer.element);
  const welcome = element('p', { class: css.empty }, visitorText.hello(who));
  const loading = element('p', { class: css.empty, role: 'status' }, visitorText.loading);
  const failed = element(
    'div',
    { class: css.empty, role: 'alert' },
    element('p', { class: css.failed }, visitorText.failed),
    element(
      'button',
      { class: css.retry, type: 'button', on: { click: () => void conversation.refresh() } },
      visitorText.retry,
    ),
  );
  const empties = { loading, failed, open: welcome, ended: element('p') };
  let shownFoot = 'composer';

  function showFoot(): void {
    const { phase, isLocked } = conversation.state();
    const next = phase === 'ended' ? 'ended' : isLocked ? `locked ${hotline()?.phone}` : 'composer';
    if (next === shownFoot) return;
    shownFoot = next;
    if (next === 'composer') foot.replaceChildren(composer.element);
    else foot.replaceChildren(phase === 'ended' ? endedNote(onStartAgain) : lockedNote(sex, hotline()));
  }

  function showHead(): void {
    const { phase, isLocked, supporter } = conversation.state();
    if (phase === 'ended') head.show(null, visitorText.ended);
    else if (isLocked) head.show(null, visitorText.locked);
    else head.show(supporter, supporter ? visitorText.supporting(who.toLowerCase()) : visitorText.answersSoon);
  }

  function look(): void {
    if (isLooking() && list.isAtEnd()) conversation.look();
  }

  function draw(): void {
    const state = conversation.state();
    showHead();
    showFoot();
    const isCut = state.isOffline && state.phase === 'open';
    offline.textContent = isCut ? visitorText.offline : '';
    offline.hidden = !isCut;
    list.show(linesOf(state, Date.now()), empties[state.phase], state.older);
    onUnread(state.unread);
    look();
  }

  draw();
  return {
    element: element('div', { class: css.talk }, offline, list.element, foot),
    look: () => {
      list.toEnd();
      void conversation.refresh();
      look();
    },
    focus: composer.focus,
    redraw: draw,
    stop: conversation.stop,
  };
}
