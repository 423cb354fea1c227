import type { FastifyInstance } from 'fastify';

export function notificationsModule(_app: FastifyInstance): void {}
