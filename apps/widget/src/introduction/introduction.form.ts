import { VisitorStepFailed, type VisitorStore, type VisitorIntroduction } from '@toam/chat-store/chat-store';
import type { ChatSex } from '@toam/contracts/chat/chat.schema';
import { chatLabel } from '@toam/contracts/chat/chat.text';
import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { validationText } from '@toam/contracts/texts/validation';
import { phoneFault } from '@toam/contracts/phone-fault';
import { element } from '../page/element';
import { icon } from '../page/icon';
import { keep, readKept } from '../kept/kept';
import * as css from './introduction.module.css';

interface Field {
  element: HTMLElement;
  input: HTMLInputElement;
  show: (error: string | undefined) => void;
}

type FieldProps = Partial<Pick<HTMLInputElement, 'name' | 'type' | 'inputMode' | 'autocomplete'>>;

function field(label: string, props: FieldProps): Field {
  const id = `field-${props.name}`;
  const input = element('input', { ...props, id, class: css.input, aria: { required: true } });
  const error = element('p', { id: `${id}-error`, class: css.error, hidden: true });
  const star = element('span', { class: css.star, aria: { hidden: true } }, '*');
  const show = (text: string | undefined) => {
    error.hidden = !text;
    error.replaceChildren(...(text ? [icon('WarningCircle', 14), text] : []));
    input.setAttribute('aria-invalid', String(Boolean(text)));
    if (text) input.setAttribute('aria-describedby', error.id);
    else input.removeAttribute('aria-describedby');
  };
  const name = element('label', { class: css.label, htmlFor: id }, label, star);
  return { element: element('div', { class: css.field }, name, input, error), input, show };
}

/** 'Anh' or 'Chị': how the staff addresses the visitor. */
function addressing(chosen: ChatSex): HTMLElement {
  const choice = (value: ChatSex, text: string) =>
    element(
      'label',
      { class: css.choice },
      element('input', { class: css.radio, type: 'radio', name: 'sex', value, checked: value === chosen }),
      text,
    );
  return element(
    'fieldset',
    { class: css.choices },
    element('legend', { class: css.label }, chatLabel.sex),
    choice('men', visitorText.men),
    choice('women', visitorText.women),
  );
}

type IntroductionErrors = Partial<Record<'name' | 'phone_number', string>>;

/** Characters of a line. D9 */
const longestName = 130;

/** What is wrong with the form, by field: the same rules as the API's. Brief 7 §4. */
function faultsOf({ name, phone_number: phone }: VisitorIntroduction): IntroductionErrors {
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

/** Who the visitor is. Nothing typed is lost by an error. @param onBegin the session has begun */
export function makeIntroductionForm(store: VisitorStore, onBegin: () => void): HTMLElement {
  const name = field(visitorText.name, { name: 'name', autocomplete: 'name' });
  const phone = field(chatLabel.phone_number, { name: 'phone', type: 'tel', inputMode: 'tel', autocomplete: 'tel' });
  // Only programs fill it in. Its name means nothing to a browser that fills in forms.
  const trap = element('input', { name: 'w', tabIndex: -1, autocomplete: 'off' });
  const trapLabel = element('label', { class: css.trap, aria: { hidden: true } }, visitorText.leaveEmpty, trap);
  const problem = element('p', { class: css.problem, role: 'alert', hidden: true });
  const submit = element('button', { class: css.submit, type: 'submit' }, visitorText.start);

  const show = (errors: IntroductionErrors) => {
    name.show(errors.name);
    phone.show(errors.phone_number);
    const first = errors.name ? name : errors.phone_number ? phone : null;
    first?.input.focus();
  };
  const wait = (isWaiting: boolean) => {
    submit.disabled = isWaiting;
    submit.textContent = isWaiting ? visitorText.starting : visitorText.start;
  };

  async function begin(): Promise<void> {
    const sex = (new FormData(form).get('sex') ?? readKept().sex) as ChatSex;
    const sent = { name: name.input.value, phone_number: phone.input.value, sex };
    const faults = faultsOf(sent);
    problem.hidden = true;
    show(faults);
    if (Object.keys(faults).length > 0) return;
    wait(true);
    try {
      const token = await store.open({ ...sent, ...(trap.value && { website: trap.value }) });
      keep({ sex, token, name: sent.name });
      onBegin();
    } catch (error) {
      wait(false);
      const { errors = {}, message = visitorText.failed } =
        error instanceof VisitorStepFailed ? error : { message: visitorText.failed };
      show(errors);
      problem.textContent = message;
      problem.hidden = Boolean(errors.name ?? errors.phone_number);
    }
  }

  const form = element(
    'form',
    { class: css.form, noValidate: true, on: { submit: (event) => (event.preventDefault(), void begin()) } },
    element(
      'div',
      { class: css.body },
      element('h2', { class: css.title }, visitorText.welcome),
      element('p', { class: css.why }, visitorText.why),
      addressing(readKept().sex),
      name.element,
      phone.element,
      trapLabel,
    ),
    element(
      'div',
      { class: css.foot },
      problem,
      submit,
      element('p', { class: css.privacy }, icon('ShieldCheck', 16), visitorText.privacy),
    ),
  );
  for (const { input, show: showOne } of [name, phone]) input.addEventListener('input', () => showOne(undefined));
  return form;
}
