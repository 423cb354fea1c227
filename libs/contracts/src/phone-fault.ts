import { readPhone } from '@toam/domain/phone';
import { phoneText } from './texts/phone';

/**
 * What is wrong with a typed number, in words; null if nothing is, or if the text is empty. Its own file: the visitor's page has no
 * schemas. D122
 */
export function phoneFault(typed: string): string | null {
  const read = readPhone(typed);
  if (!('problem' in read) || read.problem === 'empty') return null;
  return read.problem === 'several' ? phoneText.several(read.numbers) : phoneText[read.problem];
}
