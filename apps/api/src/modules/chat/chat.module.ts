import type { FastifyInstance } from 'fastify';
import { registerChat } from './chat.routes';
import { registerVisitors } from './visitor.routes';

/** Conversations with customers: the console's side and the visitor's. D98. */
export function chatModule(app: FastifyInstance): void {
  registerChat(app);
  registerVisitors(app);
}
