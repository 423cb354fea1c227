import { isFullPhone, maskedPhone, normalisePhone } from '../phone';

/** Digits, and what people write between them. */
const digitsOnly = /^[\d\s.+()-]*$/;

/**
 * What is wrong with the number that a visitor gives: it has letters, or it is no whole number, or the one that stands for hidden
 * numbers. Brief 7 §4.
 */
export function phoneFault(text: string): 'letters' | 'wrong' | null {
  if (!digitsOnly.test(text)) return 'letters';
  return isFullPhone(text) && normalisePhone(text) !== maskedPhone ? null : 'wrong';
}
