import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { registerAnswerTimes } from './answer-time.routes';
import { chatTokens } from './chat-tokens';
import { registerChat } from './chat.routes';
import { registerQuickReplies } from './quick-replies';
import { registerVisitors } from './visitor.routes';

/** Conversations with customers: the console's side and the visitor's. D98. */
export function chatModule(app: FastifyInstance, env: Env): void {
  const tokens = chatTokens(env);
  registerChat(app, tokens);
  registerQuickReplies(app);
  registerAnswerTimes(app);
  registerVisitors(app, env, tokens);
}
