import {
  listAnsweredTurns as listEndpoint,
  readAnswerTimes as readEndpoint,
} from '@toam/contracts/chat/answer-time.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { listAnsweredTurns, readAnswerTimes } from './answer-times';

/** How fast customers are answered: for admins. */
export function registerAnswerTimes(app: FastifyInstance): void {
  registerRoute(app, readEndpoint, { handler: ({ query }) => readAnswerTimes(query) });
  registerRoute(app, listEndpoint, { handler: ({ actor, query }) => listAnsweredTurns(actor, query) });
}
