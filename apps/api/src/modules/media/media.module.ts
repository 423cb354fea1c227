import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { useFiles } from '../../files/files';
import { registerMedia } from './media.routes';

/** Pictures and documents. */
export function mediaModule(app: FastifyInstance, env: Env): void {
  useFiles(env);
  registerMedia(app);
}
