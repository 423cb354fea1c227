import type { Hotline } from '@toam/contracts/chat/visitor-wire';
import type { ChatSex } from '@toam/contracts/chat/chat.schema';
import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { dialledPhone } from '@toam/domain/phone';
import { element } from '../page/element';
import { icon } from '../page/icon';
import * as css from './note.module.css';

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
export function lockedNote(sex: ChatSex, hotline: Hotline | null): HTMLElement {
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
export function endedNote(startAgain: () => void): HTMLElement {
  const step = element(
    'button',
    { class: css.step, type: 'button', on: { click: startAgain } },
    visitorText.startAgain,
  );
  return note(visitorText.ended, visitorText.endedNote, step);
}
