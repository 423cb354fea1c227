import { portalText } from '@toam/contracts/portal/portal.text';
import { portals } from '@toam/domain/post/portal';
import { firstTariffs, tariffTiers, tariffUnits } from '@toam/domain/post/post-money';
import { sql } from 'drizzle-orm';
import { db, tx } from '../db/db';
import { portalTariffs, postChannels } from '../modules/posts/post.schema';

/** The first tariffs count from here on: older than every post. */
const firstDay = '2026-01-01';

const tariffs = tariffUnits.flatMap((unit) =>
  tariffTiers.map((tier) => ({
    ...{ portal: 'alonhadat' as const, unit, tier, amount: firstTariffs[unit][tier - 1]!, valid_from: firstDay },
  })),
);

/** The two portals as channels, and the first tariffs, in production too. A table with any row is not changed. Specification 3 §9. */
export const seedPosts = (): Promise<void> =>
  tx(async () => {
    // two instances may start at once: the second waits, then finds the rows
    await db().execute(sql`select pg_advisory_xact_lock(hashtextextended('seed posts', 0))`);
    if ((await db().$count(postChannels)) === 0)
      await db()
        .insert(postChannels)
        .values(portals.map((portal) => ({ name: portalText.title[portal], kind: 'portal' as const, portal })));
    if ((await db().$count(portalTariffs)) === 0) await db().insert(portalTariffs).values(tariffs);
  });
