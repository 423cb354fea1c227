import type { HandOver, HandOverCounts } from '@toam/contracts/user/hand-over.endpoints';
import { handedInWords } from '@toam/contracts/user/hand-over.text';
import { handOverDialogText as text } from '../hand-over-dialog.text';
import { handedKinds } from '@toam/domain/staff/hand-over';

/** Records that an undo did not return, because they had moved on. */
export function stayedInWords({ counts, returned }: HandOver): string {
  if (!returned) return '';
  const stayed = handedKinds.map((kind) => [kind, Math.max(0, counts[kind] - returned[kind])] as const);
  return handedInWords(Object.fromEntries(stayed) as HandOverCounts);
}

const minute = 60;
const hour = 60 * minute;

/** 'còn 23 giờ 59 phút để hoàn tác'; null after the time limit. @param now epoch seconds */
export function timeLeft({ undo_until }: HandOver, now = Date.now() / 1000): string | null {
  const left = undo_until - now;
  if (left <= 0) return null;
  const [hours, minutes] = [Math.floor(left / hour), Math.floor((left % hour) / minute)];
  return hours > 0 ? text.leftHours(hours, minutes) : text.leftMinutes(Math.max(1, minutes));
}
