import {
  explainDay as explainDayEndpoint,
  listDaysOfTeam,
  listDaysOfUser,
  monitorCheckins as monitorEndpoint,
  readExplainedDay as readExplainedDayEndpoint,
  readLastCheckin,
  readPlace,
  sendCheckin as sendCheckinEndpoint,
} from '@toam/contracts/checkin/checkin.endpoints';
import type { FastifyInstance } from 'fastify';
import { onlyReads } from '../../audit/audited';
import { nearestDistrict } from '../../geocoder/nearest-district';
import { registerRoute } from '../../http/register-route';
import { monitorCheckins } from './monitor';
import { explainDay, readDaysOfTeam, readDaysOfUser, readExplainedDay, readLast } from './read-days';
import { sendCheckin } from './send-checkin';

export function registerCheckins(app: FastifyInstance): void {
  registerRoute(app, readLastCheckin, { handler: ({ actor }) => readLast(actor) });
  registerRoute(app, readPlace, { handler: async ({ query }) => ({ address: await nearestDistrict(query) }) });
  registerRoute(app, sendCheckinEndpoint, {
    audit: { action: ({ body }) => (body.status ? 'checkin' : 'checkout'), noun: 'checkin' },
    handler: ({ actor, body, request }) => {
      const key = request.headers['idempotency-key'];
      return sendCheckin(actor, body, { ip: request.ip, key: typeof key === 'string' ? key : null });
    },
  });
  registerRoute(app, listDaysOfUser, {
    audit: onlyReads,
    handler: ({ actor, params, body }) => readDaysOfUser(actor, params.id, body),
  });
  registerRoute(app, listDaysOfTeam, {
    audit: onlyReads,
    handler: ({ actor, params, body }) => readDaysOfTeam(actor, params.id, body),
  });
  registerRoute(app, explainDayEndpoint, {
    handler: ({ actor, params, query }) => explainDay(actor, params.userId, query.date),
  });
  registerRoute(app, readExplainedDayEndpoint, {
    handler: ({ actor, params }) => readExplainedDay(actor, params.id),
  });
  registerRoute(app, monitorEndpoint, { handler: ({ actor, query }) => monitorCheckins(actor, query) });
}
