import { dealDay, futureDayErrors } from '@toam/contracts/deal/deal-fields';
import { dealText } from '@toam/contracts/deal/deal.text';
import { dayStart } from '@toam/domain/day';
import { z } from 'zod';

/** A day as forms hold it, 'YYYY-MM-DD', checked as the API checks its first second. D4. */
const formDay = z.string(dealText.dayMissing).transform(dayStart).pipe(dealDay());

/** Such a day that is not after today, unless it is the stored one. Decision 118. @param stored null for a new paper */
export const pastFormDay = (stored: string | null) =>
  formDay.superRefine((day, { addIssue }) => {
    for (const message of Object.values(futureDayErrors('day', day, stored))) addIssue({ code: 'custom', message });
  });
