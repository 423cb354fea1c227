import { houseSortColumns } from '@toam/contracts/house/house-list.endpoints';
import { random } from '@toam/domain/random';
import { testApp } from '../../../testing/test-app';
import { insertDrawnHouses, people, plainly, someQuery } from './drawn-houses';
import { findPage, listIds } from './house-list.queries';

testApp({ keepsRows: true });

beforeAll(insertDrawnHouses, 120_000);

test.each(houseSortColumns)('by %s, drawn questions get the answers of a plain query', async (column) => {
  const r = random(17).fork(column);
  for (let drawn = 0; drawn < 5; drawn += 1) {
    const actor = r.pick(people);
    const query = someQuery(r, column);
    const page = { page: r.whole(1, 4), size: 20 };
    const all = await plainly(actor, query);
    const ids = all.slice((page.page - 1) * 20, page.page * 20);
    expect({ query, ids: await listIds(actor, query, page) }).toEqual({ query, ids });
    expect({ query, ...(await findPage(actor, query, page)) }).toEqual({ query, total: all.length, ids });
  }
});
