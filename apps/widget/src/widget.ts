import type { ApiVisitorOptions } from '@toam/chat-store/api/api-visitor-store';
import type { VisitorStore } from '@toam/chat-store/chat-store';
import type { Hotline } from '@toam/contracts/chat/visitor-wire';
import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { makeIntroductionForm } from './introduction/introduction.form';
import { isStorageBlocked, keep, keepInHost, readKept } from './kept/kept';
import { element } from './page/element';
import { makeHead } from './page/head';
import { findHostPage } from './page/host-page';
import { readConfig } from './store/config';
import { openTalk, type Talk } from './talk/talk.screen';
import * as css from './widget.module.css';

/** Shows the form, or the conversation of a kept session. */
export function openWidget(root: HTMLElement, makeStore: (options: ApiVisitorOptions) => VisitorStore): void {
  const host = findHostPage();
  const { say } = host;
  const head = makeHead(say ? () => say({ toam: 'chat', say: 'close' }) : undefined);
  const screen = element('main', { class: css.screen });
  const isLooking = () => host.isShown() && !document.hidden;
  let talk: Talk | null = null;
  let hotline: Hotline | null = null;

  const storeOf = (token: string | null) => makeStore({ token, isHidden: () => !isLooking() });

  function showForm(): void {
    talk?.stop();
    talk = null;
    if (readKept().token) keep({ token: null });
    head.show(null, visitorText.answersSoon);
    const store = storeOf(null);
    screen.replaceChildren(makeIntroductionForm(store, () => showTalk(store)));
    if (isLooking()) focus();
  }

  function showTalk(store: VisitorStore): void {
    talk = openTalk({
      ...{ store, head, isLooking, onStartAgain: showForm },
      hotline: () => hotline,
      onUnread: (count) => say?.({ toam: 'chat', say: 'unread', count }),
    });
    screen.replaceChildren(talk.element);
    say?.({ toam: 'chat', say: 'began' });
    // it is shown only while a conversation is locked; without a number the note says the rest
    void readConfig().then(
      (config) => {
        ({ hotline } = config);
        talk?.redraw();
      },
      () => undefined,
    );
    if (isLooking()) focus();
  }

  function focus(): void {
    if (talk) talk.focus();
    else screen.querySelector<HTMLElement>('input[name=name]')?.focus();
  }

  root.replaceChildren(element('div', { class: css.widget }, head.element, screen));
  let isBegun = false;

  function begin(): void {
    isBegun = true;
    const { token } = readKept();
    if (token) showTalk(storeOf(token));
    else showForm();
  }

  if (!say || !isStorageBlocked()) begin();
  host.onShown((stored) => {
    if (!isBegun) {
      keepInHost(stored, (text) => say?.({ toam: 'chat', say: 'keep', kept: text }));
      begin();
    }
    if (!isLooking()) return;
    talk?.look();
    focus();
  });
  document.addEventListener('visibilitychange', () => isLooking() && talk?.look());
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && say?.({ toam: 'chat', say: 'close' }));
  say?.({ toam: 'chat', say: 'ready' });
}
