import {
  changeHoliday as changeHolidayEndpoint,
  createHoliday as createHolidayEndpoint,
  listHolidays as listHolidaysEndpoint,
  removeHoliday as removeHolidayEndpoint,
} from '@toam/contracts/checkin/holiday.endpoints';
import { dayOf } from '@toam/domain/day';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { listHolidays } from './holiday.queries';
import { changeHoliday, createHoliday, removeHoliday } from './save-holiday';

/** Days on which nobody is expected. */
export function holidaysModule(app: FastifyInstance): void {
  registerRoute(app, listHolidaysEndpoint, {
    handler: ({ query }) => {
      const year = query.year ?? Number(dayOf(Date.now() / 1000).slice(0, 4));
      return listHolidays(`${year}-01-01`, `${year}-12-31`);
    },
  });
  registerRoute(app, createHolidayEndpoint, {
    audit: { action: 'create', noun: 'holiday' },
    handler: ({ actor, body }) => createHoliday(actor, body),
  });
  registerRoute(app, changeHolidayEndpoint, {
    audit: { action: 'update', noun: 'holiday', record: 'id' },
    handler: ({ actor, body }) => changeHoliday(actor, body.id, body),
  });
  registerRoute(app, removeHolidayEndpoint, {
    audit: { action: 'delete', noun: 'holiday', record: 'id' },
    handler: ({ actor, body }) => removeHoliday(actor, body.id),
  });
}
