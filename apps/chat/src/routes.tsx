import { beingBuilt } from '@toam/platform/being-built';
import type { RouteObject } from 'react-router-dom';

/** Specification 3 §2.5. */
export const routes: RouteObject[] = [
  beingBuilt('chat', 'Chat', ['Trả lời khách theo thời gian thực', 'Nhận, chuyển và khoá hội thoại'], 'chat'),
];
