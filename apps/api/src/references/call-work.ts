import type { FastifyRequest } from 'fastify';
import { registry } from './registry';

/** Does a call's work, with what belongs to it and is no use case's: the drafts that it ends. */
export type AroundWork = <T>(request: FastifyRequest, userId: number | undefined, work: () => Promise<T>) => Promise<T>;

const { all, register } = registry<AroundWork>('calls');
export const registerAroundWork = register;

/** Does a call's work with all that is around it. */
export const withAllAround: AroundWork = (request, userId, work) =>
  all().reduce<typeof work>((inner, around) => () => around(request, userId, inner), work)();
