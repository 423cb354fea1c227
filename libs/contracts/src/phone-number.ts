import { isMaskedPhone, typedPhone } from '@toam/domain/phone';
import type { z } from 'zod';
import { requiredLine } from './field';
import { phoneFault } from './phone-fault';

/** The most characters of a phone's field: a number with its country, an extension, a few words beside it. D122 */
export const longestPhone = 50;

/** For `superRefine`. The mask of a hidden number passes: who may send it back knows what it means (D24). */
export function checkPhone(typed: string | null, context: z.core.$RefinementCtx): void {
  const fault = typed === null || isMaskedPhone(typed) ? null : phoneFault(typed);
  if (fault) context.addIssue({ code: 'custom', message: fault });
}

/** The number that a visitor gives, as it is stored. The mask is none: nobody could call back. */
export const visitorPhone = (label: string) =>
  requiredLine(label, longestPhone)
    .superRefine((typed, context) => {
      const fault = phoneFault(typed);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    })
    .transform(typedPhone);
