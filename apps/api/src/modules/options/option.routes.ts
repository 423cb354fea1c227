import { listStreets as listStreetsEndpoint, readHouseOptions } from '@toam/contracts/option/option.endpoints';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { pageOf } from '../../http/page';
import { listProjectChoices } from '../projects/projects.reads';
import { listStreets } from './option.queries';
import { listNamed } from './options.reads';

/** Every type but streets, which have a search instead. */
const offered = ['type', 'class', 'ownership', 'direction', 'street_type', 'province', 'district', 'city'] as const;

/** The lists of the house form. Entries that are switched off are included for their names only. */
async function houseOptions(): Promise<HouseOptions> {
  const entries = await listNamed([...offered]);
  const of = (type: (typeof offered)[number]) => entries.filter((entry) => entry.type === type);
  return {
    type: of('type'),
    class: of('class'),
    ownership: of('ownership'),
    direction: of('direction'),
    street_type: of('street_type'),
    province: of('province'),
    district: of('district'),
    city: of('city'),
    project: await listProjectChoices(),
  };
}

export function registerOptions(app: FastifyInstance): void {
  registerRoute(app, readHouseOptions, { handler: houseOptions });

  registerRoute(app, listStreetsEndpoint, {
    handler: async ({ query }) => {
      const { total, list } = await listStreets(query);
      return pageOf(list, total, query);
    },
  });
}
