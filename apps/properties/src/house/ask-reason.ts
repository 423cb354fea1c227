import { longestReason } from '@toam/contracts/house/reason';
import { houseActionText, rejectReasons, stopReasons } from '@toam/contracts/texts/house-action';
import { savedText } from '@toam/record-form/draft/typing-store';
import { askReason } from '@toam/ui/core';

interface Question {
  /** «Từ chối chia sẻ cộng đồng #12486?» */
  title: string;
  description?: string;
  /** What it is about; a reason that is closed by accident comes back with it: `savedReason('stop', 12)`. */
  kept: ReturnType<typeof savedText>;
}

/** @param of the house, or several */
export const savedReason = (step: 'rejectShare' | 'rejectWeb' | 'stop', of: number | 'many') =>
  savedText(`house-${step.toLowerCase()}-${of}`);

/**
 * Asks why a request about a house is refused, in several lines and with the usual reasons at hand. Specification 1 §2.
 * @param reject sends the refusal; if it fails, «Lỗi» says why and what was typed stays
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

/** Asks why selling is stopped, likewise. Without `stop` the dialog closes at once. */
export const askStopReason = (
  question: Question,
  stop?: (reason: string) => Promise<unknown>,
): Promise<string | null> =>
  askReason({ ...question, templates: stopReasons, maxLength: longestReason, danger: true }, stop);
