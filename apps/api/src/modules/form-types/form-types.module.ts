import type { FastifyInstance } from 'fastify';
import { registerFormTypes } from './form-type.routes';

/** Shifts, types of shifts and reasons for leave: the choices of check-in and forms. */
export function formTypesModule(app: FastifyInstance): void {
  registerFormTypes(app);
}
