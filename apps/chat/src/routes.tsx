import { answerTimesText } from './chat/chat-console.text';
import { lazyPage } from '@toam/platform/lazy-page';
import { handleOf } from '@toam/platform/remote';
import type { RouteObject } from 'react-router-dom';

/** Specification 3 §2.5. */
export const routes: RouteObject[] = [
  {
    path: 'chat/answer-times',
    lazy: lazyPage(() => import('./chat-answer-times/answer-times.screen')),
    ...handleOf(answerTimesText.title, 'admin'),
  },
  { path: 'chat', lazy: lazyPage(() => import('./chat-console/console.screen')), ...handleOf('Chat', 'chat') },
];
