import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { registerAnswerTimes } from './answer-time.routes';
import { registerChat } from './chat.routes';
import { registerQuickReplies } from './quick-reply.routes';
import { registerVisitors } from './visitor.routes';

/** Conversations with customers: the console's side and the visitor's. D98. */
export function chatModule(app: FastifyInstance, env: Env): void {
  registerChat(app);
  registerQuickReplies(app);
  registerAnswerTimes(app);
  registerVisitors(app, env);
}
