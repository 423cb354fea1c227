import type { HandOver as HandOverWire } from '@toam/contracts/user/hand-over.endpoints';
import type { Actor } from '@toam/domain/actor';
import { listOf } from './hand-over.queries';
import { serializeHandOvers } from './hand-over-serializer';

/** Where a person's work went, newest first, also for deleted people. D72. */
export const listHandOvers = async (actor: Actor, userId: number): Promise<HandOverWire[]> =>
  serializeHandOvers(actor, await listOf(userId));
