import { longestReason } from '@toam/contracts/house/reason';
import { houseActionText, rejectReasons, stopReasons } from './house-action.text';
import { savedText } from '@toam/record-form/draft/typing-store';
import { askReason } from '@toam/ui/core';

interface Question {
  /** «Từ chối chia sẻ cộng đồng #12486?» */
  title: string;
  description?: string;
  /** Where the typed reason is saved, so that it survives an accidental close: `savedReason('stop', 12)`. */
  kept: ReturnType<typeof savedText>;
}

/** @param of the house's id, or 'many' for several */
export const savedReason = (step: 'rejectShare' | 'rejectWeb' | 'stop', of: number | 'many') =>
  savedText(`house-${step.toLowerCase()}-${of}`);

/**
 * Asks for the reason of a refusal: several lines, with the usual reasons to choose from. Specification 1 §2.
 * @param reject sends the refusal; if it fails, «Lỗi» says why and the text stays
 * @returns the reason, or null when cancelled
 */
export const askRejectReason = (
  question: Question,
  reject: (reason: string) => Promise<unknown>,
): Promise<string | null> =>
  askReason(
    { ...question, templates: rejectReasons, maxLength: longestReason, danger: true, okText: houseActionText.reject },
    reject,
  );

/** Asks in the same way why selling stops. Without `stop` the dialog closes at once. */
export const askStopReason = (
  question: Question,
  stop?: (reason: string) => Promise<unknown>,
): Promise<string | null> =>
  askReason({ ...question, templates: stopReasons, maxLength: longestReason, danger: true }, stop);
