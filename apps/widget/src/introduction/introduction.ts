import type { VisitorIntroduction } from '@toam/chat-store/chat-store';
import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { validationText } from '@toam/contracts/texts/validation';
import { phoneFault } from '@toam/contracts/phone-fault';

export type IntroductionErrors = Partial<Record<'name' | 'phone_number', string>>;

/** Characters of a line. D9 */
const longestName = 130;

/** What is wrong with the form, by field: the same rules as the API's. Brief 7 §4. */
export function faultsOf({ name, phone_number: phone }: VisitorIntroduction): IntroductionErrors {
  const errors: IntroductionErrors = {};
  const { length } = [...name.trim()];
  if (length === 0) errors.name = visitorText.nameMissing;
  else if (length > longestName) errors.name = validationText.tooLong(longestName);
  if (!phone.trim()) errors.phone_number = visitorText.phoneMissing;
  else {
    const fault = phoneFault(phone);
    if (fault) errors.phone_number = fault;
  }
  return errors;
}
