import { cutText } from './cut-text';

/** UTF-16 units of a reported message. */
const longest = 500;

/** A name of code has no spaces and no accents; a quoted value may be anything that a person typed. */
const isValue = (quoted: string): boolean => /[^\x21-\x7e]/.test(quoted);

/**
 * An error's message without what it may quote of people: phone numbers and ids, email addresses, quoted texts, query strings. For
 * logs and for the table of failures. Browsers clean before they send, and the API cleans again: its call is public.
 */
export const withoutPersonalData = (message: string): string =>
  cutText(
    message
      .replace(/"([^"]*)"/g, (whole, quoted: string) => (isValue(quoted) ? '"…"' : whole))
      .replace(/\S+@\S+/g, '…')
      .replace(/[?#][^\s?#]*=\S*/g, '')
      .replace(/\d[\d .-]{5,}\d/g, '…'),
    longest,
  );
