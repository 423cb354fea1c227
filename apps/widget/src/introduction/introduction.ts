import type { VisitorIntroduction } from '@toam/chat-store/chat-store';
import { chatText } from '@toam/contracts/texts/chat';
import { visitorText } from '@toam/contracts/texts/chat-widget';
import { phoneFault } from '@toam/domain/chat/visitor-phone';

export type IntroductionErrors = Partial<Record<'name' | 'phone_number', string>>;

/** What is wrong with the form, by field: the same rules as the API's. Brief 7 §4. */
export function faultsOf({ name, phone_number: phone }: VisitorIntroduction): IntroductionErrors {
  const errors: IntroductionErrors = {};
  if (!name.trim()) errors.name = visitorText.nameMissing;
  if (!phone.trim()) errors.phone_number = visitorText.phoneMissing;
  else {
    const fault = phoneFault(phone);
    if (fault) errors.phone_number = fault === 'letters' ? chatText.phoneDigits : chatText.phoneWrong;
  }
  return errors;
}
