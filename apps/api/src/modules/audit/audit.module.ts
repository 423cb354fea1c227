import type { FastifyInstance } from 'fastify';
import { registerAudit } from './audit.routes';

/** Who did what: reading what src/audit writes. */
export function auditModule(app: FastifyInstance): void {
  registerAudit(app);
}
