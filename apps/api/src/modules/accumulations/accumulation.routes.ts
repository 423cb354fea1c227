import {
  addAccumulation as addEndpoint,
  changeAccumulation as changeEndpoint,
  listAccumulations,
  readAccumulation,
  readAttendance as attendanceEndpoint,
} from '@toam/contracts/accumulation/accumulation.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { readAttendance } from './attendance';
import { readEntry, readList } from './list-accumulations';
import { addAccumulation, changeAccumulation } from './save-accumulation';

export function registerAccumulations(app: FastifyInstance): void {
  registerRoute(app, addEndpoint, {
    audit: { action: 'create', noun: 'accumulation' },
    handler: ({ actor, body }) => addAccumulation(actor, body),
  });
  registerRoute(app, changeEndpoint, {
    audit: { action: 'update', noun: 'accumulation', record: 'id' },
    handler: ({ actor, body }) => changeAccumulation(actor, body),
  });
  registerRoute(app, readAccumulation, { handler: ({ actor, query }) => readEntry(actor, query) });
  registerRoute(app, listAccumulations, { handler: ({ actor, query }) => readList(actor, query) });
  registerRoute(app, attendanceEndpoint, { handler: ({ actor, query }) => readAttendance(actor, query) });
}
