import { visibleText } from '@toam/domain/visible-text';
import { z } from 'zod';
import { commonText } from '@toam/contracts/texts/common';

/** The most characters of a reason. */
export const longestReason = 500;

/** Reason of a rejection or a stop; several lines. Specification 1 §5. */
export const reason = z
  .string(commonText.reasonMissing)
  .transform(visibleText)
  .pipe(z.string().min(1, commonText.reasonMissing).max(longestReason, `Tối đa ${longestReason} ký tự`));
