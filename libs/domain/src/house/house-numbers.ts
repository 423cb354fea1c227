import {
  canSeeCustomerPhone,
  canSeeHouseCustomerPhone,
  type CustomerStaff,
  nobodysCustomer,
} from '@toam/domain/customer/customer-access';
import { type Actor, isMarketer } from '@toam/domain/actor';
import {
  hidePhones,
  holdsMask,
  maskedPhone,
  maskInText,
  phonesIn,
  placesOfPhones,
  putAllPhonesBack,
} from '@toam/domain/phone';
import type { RichText, RichTextBlock, RichTextInline, RichTextItem, RichTextMark } from '@toam/domain/rich-text';

/** A text of a house as it is stored: a line, or rich text. */
export type Written = string | RichText | null | undefined;

const isRich = (value: unknown): value is RichText => typeof value === 'object' && value !== null && 'content' in value;

/**
 * Who sees phone numbers in the texts of a house: whoever sees the owner's there (D125). A house without an owner: its agent, and people
 * who see all numbers.
 */
export const canSeeHouseNumbers = (
  actor: Actor,
  house: { user_id: number; customer_vouched: boolean },
  customer: CustomerStaff | null,
): boolean =>
  customer
    ? canSeeHouseCustomerPhone(actor, house, customer)
    : canSeeCustomerPhone(actor, nobodysCustomer) || (!isMarketer(actor) && house.user_id === actor.id);

/**
 * Rewrites the strings of a rich text one after another: each text, and the address of each link. A text that becomes empty is left out.
 * @param onLine called before each paragraph and behind each line break
 */
function rewrite(
  text: RichText,
  write: (piece: string, kind: 'text' | 'link') => string,
  onLine: () => void = () => undefined,
): RichText {
  const marks = (list: RichTextMark[]): RichTextMark[] =>
    list.map((one) =>
      one.type === 'link' ? { ...one, attrs: { ...one.attrs, href: write(one.attrs.href, 'link') } } : one,
    );
  const inline = (one: RichTextInline): RichTextInline[] => {
    if (one.type === 'hardBreak') {
      onLine();
      return [one];
    }
    const written = write(one.text, 'text');
    const rest = one.marks && { marks: marks(one.marks) };
    return written === '' ? [] : [{ ...one, text: written, ...rest }];
  };
  const item = (one: RichTextItem): RichTextItem => ({ ...one, content: one.content.map(block) });
  const block = (one: RichTextBlock): RichTextBlock => {
    if (one.type !== 'paragraph') return { ...one, content: one.content.map(item) };
    onLine();
    return one.content ? { ...one, content: one.content.flatMap(inline) } : one;
  };
  return { ...text, content: text.content.map(block) };
}

/**
 * The texts in one string, in order. A number may begin in one and end in another, as when half of it is bold, but never in another line:
 * numbers below each other would run together, and be none.
 */
function joined(text: RichText): string {
  let all = '';
  rewrite(
    text,
    (piece, kind) => {
      if (kind === 'text') all += piece;
      return piece;
    },
    () => void (all += '\n'),
  );
  return all;
}

function hideInRich(text: RichText): RichText {
  const places = placesOfPhones(joined(text));
  let start = 0;
  const hide = (piece: string, kind: 'text' | 'link'): string => {
    if (kind === 'link') return hidePhones(piece);
    const from = start;
    const end = (start += piece.length);
    let shown = '';
    let at = from;
    for (const place of places) {
      if (place.to <= from || place.from >= end) continue;
      // the mask stands where the number begins
      shown += piece.slice(at - from, Math.max(place.from, from) - from) + (place.from >= from ? maskedPhone : '');
      at = Math.min(place.to, end);
    }
    return shown + piece.slice(at - from);
  };
  return rewrite(text, hide, () => void (start += 1));
}

/** A text of a house for whoever may not see the owner's number. Other values stay. D125 */
export function hideHouseNumbers<T>(value: T): T {
  if (typeof value === 'string') return hidePhones(value) as T;
  return isRich(value) ? (hideInRich(value) as T) : value;
}

/** The same for the same content: the database keeps no order of keys. */
const contentOf = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries([...Object.entries(one)].sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** Whether a text of a house contains a number that is hidden from some. */
export const holdsHouseNumber = (value: unknown): boolean => contentOf(hideHouseNumbers(value)) !== contentOf(value);

/** Every string of a rich text as one, link addresses included. */
function allOf(text: RichText): string {
  const pieces: string[] = [];
  rewrite(text, (piece) => {
    pieces.push(piece);
    return piece;
  });
  return pieces.join('\n');
}

function putBackInRich(sent: RichText, stored: RichText): RichText | null {
  if (putAllPhonesBack(allOf(sent), allOf(stored)) === null) return null;
  const phones = phonesIn(allOf(stored));
  let next = 0;
  return rewrite(sent, (piece) => piece.replace(maskInText, () => phones[next++] ?? maskedPhone));
}

/**
 * What somebody means who was shown a text without its numbers: the stored text if they changed nothing, else theirs with the numbers put
 * back. D24, D125.
 * @returns undefined if a number would be lost, or it is unclear which one is meant
 */
export function putHouseNumbersBack(sent: Written, stored: Written): Written {
  if (contentOf(hideHouseNumbers(stored)) === contentOf(sent)) return stored;
  if (!holdsHouseNumber(stored)) return holdsMask(contentOf(sent) ?? '') ? undefined : sent;
  if (typeof sent === 'string' && typeof stored === 'string') return putAllPhonesBack(sent, stored) ?? undefined;
  if (isRich(sent) && isRich(stored)) return putBackInRich(sent, stored) ?? undefined;
  return undefined;
}
