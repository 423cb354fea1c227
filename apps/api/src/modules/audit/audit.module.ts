import type { FastifyInstance } from 'fastify';
import { registerAudit } from './audit.routes';

/** Who did what: reads the entries that src/audit writes. */
export function auditModule(app: FastifyInstance): void {
  registerAudit(app);
}
