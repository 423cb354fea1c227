import { listCommunity } from '@toam/contracts/dashboard/community.endpoints';
import {
  type DashboardFigures,
  readDashboard as readDashboardEndpoint,
} from '@toam/contracts/dashboard/dashboard.endpoints';
import { listTopViewed } from '@toam/contracts/house/top-viewed.endpoints';
import { allows } from '@toam/domain/access';
import type { Actor } from '@toam/domain/actor';
import { type Period, periodStarts } from '@toam/domain/period';
import { readAtOnce } from '../../db/read-at-once';
import { toEpoch } from '../../db/columns';
import type { Growth } from '../../db/growth';
import { handle, moduleOf } from '../../http/handle';
import { pageOf } from '../../http/page';
import { readCustomerGrowth } from '../customers/customers.reads';
import { readFeed } from '../houses/feed/house-feed.reads';
import { readAddedHouses, readHouseGrowth, readTopViewed } from '../houses/statistic/house-figures.reads';
import { readNeedGrowth } from '../needs/needs.reads';
import { readStaffGrowth } from '../users/users.reads';

/** Points of the small chart next to a figure. */
const trendMonths = 7;

type Read = (starts: readonly number[]) => Promise<Growth>;

/** The houses of the chart's periods. Months are counted already. */
async function chartOf(actor: Actor, by: Period, months: { starts: number[]; added: number[] }, now: number) {
  const starts = by === 'month' ? months.starts : periodStarts(by, now);
  const added = by === 'month' ? months.added : await readAddedHouses(actor, starts);
  return starts.map((date, index) => ({ date, total: added[index] ?? 0 }));
}

/**
 * The home page's figures. Each counts what this person may see, and says what changed in the current month. Marketers have
 * no customers and no needs (D20). Specification 2 §2, D71.
 * @param now the time of counting; given by tests
 */
export async function readDashboard(actor: Actor, by: Period, now = new Date()): Promise<DashboardFigures> {
  const as_of = toEpoch(now);
  const starts = periodStarts('month', as_of);
  const ofBrokerage = async (read: Read) => (allows('brokerage', actor) ? read(starts) : null);
  const [houses, requests, user, customer] = await readAtOnce(
    () => readHouseGrowth(actor, starts),
    () => ofBrokerage((months) => readNeedGrowth(actor, months)),
    () => readStaffGrowth(starts),
    () => ofBrokerage((months) => readCustomerGrowth(actor, months)),
  );
  const each = <One>(of: (growth: Growth) => One) => ({
    houses: of(houses),
    requests: requests && of(requests),
    user: of(user),
    customer: customer && of(customer),
  });
  return {
    ...each(({ total }) => total),
    change: each(({ change }) => change),
    trend: each(({ added }) => added.slice(-trendMonths)),
    chart: await chartOf(actor, by, { starts, added: houses.added }, as_of),
    as_of,
  };
}

/** The home page: figures, feed and most viewed houses. Each is read from the module that owns it. */
export const dashboardModule = moduleOf([
  handle(readDashboardEndpoint, ({ actor, query }) => readDashboard(actor, query.by)),
  handle(listCommunity, ({ actor, query }) => readFeed(actor, query)),
  handle(listTopViewed, async ({ actor, query }) => {
    const list = await readTopViewed(actor, query.size);
    return pageOf(list, list.length, { page: 1, size: query.size });
  }),
]);
