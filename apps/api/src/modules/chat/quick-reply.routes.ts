import {
  changeQuickReply,
  createQuickReply,
  deleteQuickReply,
  listQuickReplies,
} from '@toam/contracts/chat/quick-reply.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { listReplies } from './quick-reply.queries';
import { changeReply, createReply, removeReply, serializeReply } from './save-quick-reply';

/** Texts that colleagues send often: the company's and one's own. */
export function registerQuickReplies(app: FastifyInstance): void {
  registerRoute(app, listQuickReplies, {
    handler: async ({ actor }) => (await listReplies(actor)).map((reply) => serializeReply(actor, reply)),
  });
  registerRoute(app, createQuickReply, {
    audit: { action: 'create', noun: 'quick_reply' },
    handler: ({ actor, body }) => createReply(actor, body),
  });
  registerRoute(app, changeQuickReply, {
    audit: { action: 'update', noun: 'quick_reply', record: 'id' },
    handler: ({ actor, params, body }) => changeReply(actor, params.id, body),
  });
  registerRoute(app, deleteQuickReply, {
    audit: { action: 'delete', noun: 'quick_reply', record: 'id' },
    handler: async ({ actor, params }) => {
      await removeReply(actor, params.id);
      return null;
    },
  });
}
