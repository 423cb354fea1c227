import type { FastifyInstance } from 'fastify';
import { registerForms } from './form.routes';
import { registerLeave } from './leave/leave.routes';

/** The five forms of staff, their approval, and leave. */
export function formsModule(app: FastifyInstance): void {
  registerLeave(app);
  registerForms(app);
}
