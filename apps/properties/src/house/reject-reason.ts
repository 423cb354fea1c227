import { houseActionText, rejectReasons } from '@toam/contracts/texts/house-action';
import { askReason } from '@toam/ui/core';

/**
 * Asks why a request about a house is refused, in several lines and with the usual reasons at hand. Specification 1 §2.
 * @param title what is refused: «Từ chối chia sẻ cộng đồng #12486?»
 * @param reject sends the refusal; if it fails, «Lỗi» says why and what was typed stays
 * @returns the reason, or null when cancelled
 */
export const askRejectReason = (title: string, reject: (reason: string) => Promise<unknown>): Promise<string | null> =>
  askReason({ title, templates: rejectReasons, danger: true, okText: houseActionText.reject }, reject);
