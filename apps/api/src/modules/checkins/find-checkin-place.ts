import { pointOf } from '@toam/domain/map/geo';
import { z } from 'zod';
import { tx } from '../../db/db';
import { addressAt } from '../../geocoder/geocoder';
import { oneOff } from '../../jobs/one-off';
import { publishDays } from '../forms/forms.reads';
import { findCheckin, setAddress } from './checkin.queries';

/** Asks the configured geocoder, which a check-in must not wait for. Tried again after 1, 2, 4 … minutes, for about an hour. */
export const findCheckinPlace = oneOff({
  name: 'find-checkin-place',
  data: z.object({ checkin_id: z.number().int() }),
  retries: 6,
  retryDelay: 60,
  work: async ({ checkin_id }) => {
    const row = await findCheckin(checkin_id);
    const point = row && pointOf(row);
    if (!row || !point) return;
    const address = await addressAt(point);
    await tx(async () => {
      await setAddress(checkin_id, address);
      await publishDays(null, row.user_id);
    });
  },
});
