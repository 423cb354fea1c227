import { listStreets as listStreetsEndpoint, readHouseOptions } from '@toam/contracts/option/option.endpoints';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { handle, moduleOf } from '../../http/handle';
import { pageOf } from '../../http/page';
import { listProjectChoices } from '../projects/projects.reads';
import { dictionaryCalls } from './dictionary';
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

/** The choices of forms and filters, and their administration. */
export const optionsModule = moduleOf([
  handle(readHouseOptions, houseOptions),
  handle(listStreetsEndpoint, async ({ query }) => {
    const { total, list } = await listStreets(query);
    return pageOf(list, total, query);
  }),
  ...dictionaryCalls,
]);
