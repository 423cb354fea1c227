import type { Actor } from '@toam/domain/actor';
import { type Growth, readGrowth } from '../../db/growth';
import { readTeam } from '../users/team/team.reads';
import { needsVisibleTo } from '../need-scope/need-scope.reads';
import { requests } from './need.schema';

/**
 * Growth of the needs that this person may see: all for people with the rule `needs`, else their own and shared ones
 * (D19, D60). For the home page's figures (D71).
 * @param starts when the periods begin, epoch seconds
 */
export const readNeedGrowth = async (actor: Actor, starts: readonly number[]): Promise<Growth> =>
  readGrowth(requests, needsVisibleTo(actor, await readTeam(actor.id)), starts);

export { findNeedsFor } from './matching/match-list.queries';
export { needsVisibleTo } from '../need-scope/need-scope.reads';
export { findNeed, findNeeds } from './need.queries';
export { summariesOf } from './need-serializer';
