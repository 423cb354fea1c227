import type { FastifyInstance } from 'fastify';
import { mountAudit } from './audit.routes';

/** Who did what: reading what src/audit writes. */
export function auditModule(app: FastifyInstance): void {
  mountAudit(app);
}
