import { matchHousesOfRequests } from '@toam/contracts/request/match.endpoints';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount';
import { matchHouses } from './match-houses';

export function mountRequests(app: FastifyInstance): void {
  mount(app, matchHousesOfRequests, { handler: ({ actor, query }) => matchHouses(actor, query) });
}
