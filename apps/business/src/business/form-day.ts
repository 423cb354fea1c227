import { dealDay } from '@toam/contracts/deal/deal-fields';
import { dealText } from '@toam/contracts/texts/deal';
import { dayStart } from '@toam/domain/day';
import { z } from 'zod';

/** A day as forms hold it, 'YYYY-MM-DD', checked as the API checks its first second. D4. */
export const formDay = z.string(dealText.dayMissing).transform(dayStart).pipe(dealDay());
