import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, nameLine, requiredLine } from '@toam/contracts/field';
import { quickReplyLabel, quickReplyText } from './chat.text';
import { longestMessage } from './visitor-wire';

/** Most quick replies of the company, and of each colleague. */
export const maxQuickReplies = 100;
const longestShortcut = 30;

/** company: for everybody who answers chats; admins keep them. own: mine alone. */
export const quickReplyScope = z.enum(['company', 'own']);

/** Typed after '/'. Small letters, with their accents. */
const shortcut = nameLine(quickReplyLabel.shortcut, longestShortcut)
  .transform((text) => text.replace(/^\/+/, '').toLowerCase())
  .pipe(z.string().regex(/^[\p{L}\p{N}_-]+$/u, quickReplyText.shortcutLetters));

/** `text` may hold `{ten}`, the customer's name, and `{anh_chi}`, how to address them: the page fills them in. */
export const quickReply = z.object({
  id: z.number().int(),
  scope: quickReplyScope,
  shortcut: z.string(),
  title: z.string(),
  text: z.string(),
  /** Its place among those of its scope, from 0. */
  position: z.number().int(),
  version: z.number().int(),
  may_change: z.boolean(),
});
export type QuickReply = z.output<typeof quickReply>;

const fields = {
  shortcut,
  title: nameLine(quickReplyLabel.title),
  text: requiredLine(quickReplyLabel.text, longestMessage),
};
export const quickReplyFields = z.object(fields);

export const listQuickReplies = endpoint({
  method: 'GET',
  path: '/chat/quick-reply',
  summary: 'Quick replies of the company and my own, in their order',
  access: 'chat',
  data: z.array(quickReply),
});

export const createQuickReply = endpoint({
  method: 'POST',
  once: true,
  path: '/chat/quick-reply',
  summary: 'Adds a quick reply, as the last of its scope',
  access: 'chat',
  body: z.object({ ...fields, scope: quickReplyScope.default('own') }),
  example: { body: { scope: 'own', shortcut: 'hẹn', title: 'Hẹn xem nhà', text: 'Dạ em hẹn {anh_chi} {ten} nhé.' } },
  data: quickReply,
});

/** `version` of a reply that changed meanwhile: 409 with the current one. D12. */
export const changeQuickReply = endpoint({
  method: 'PUT',
  path: '/chat/quick-reply/:id',
  summary: 'Changes a quick reply, or moves it to another place',
  access: 'chat',
  params: z.object({ id: idParam }),
  body: z
    .object({ ...fields, position: z.number().int().min(0).max(maxQuickReplies) })
    .partial()
    .extend({ version: z.number().int().optional() }),
  example: { params: { id: 1 }, body: { title: 'Hẹn giờ xem nhà' } },
  conflict: quickReply,
  data: quickReply,
});

export const deleteQuickReply = endpoint({
  method: 'DELETE',
  path: '/chat/quick-reply/:id',
  summary: 'Removes a quick reply',
  access: 'chat',
  params: z.object({ id: idParam }),
  example: { params: { id: 1 } },
  data: z.null(),
});
