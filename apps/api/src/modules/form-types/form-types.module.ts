import type { FastifyInstance } from 'fastify';
import { registerFormTypes } from './form-type.routes';

/** Shifts, types of shifts and reasons for leave: what check-in and forms choose from. */
export function formTypesModule(app: FastifyInstance): void {
  registerFormTypes(app);
}
