import { redrawPicture } from '@toam/api-client/redraw-picture';
import { refuseImage, imageTypes } from '@toam/contracts/media/upload-limits';
import { isEnter } from '@toam/platform/enter-key';
import { longestMessage } from '@toam/contracts/chat/visitor-wire';
import { visitorText } from '@toam/contracts/chat/chat-widget.text';
import { element, spoken } from '../page/element';
import { icon } from '../page/icon';
import { keep, readKept } from '../kept/kept';
import * as css from './composer.module.css';

/** Why a picture cannot be sent; undefined if it can, perhaps after shrinking. */
const refusePicture = ({ type }: Blob): string | undefined => refuseImage({ type, size: 0 });

/**
 * A photo of a phone, made as small as the API would make it: a slow line sends a tenth of the bytes.
 * @throws the reason if it is too large even so
 */
export async function shrink(file: Blob): Promise<Blob> {
  const chosen = (await redrawPicture(file)) ?? file;
  const refused = refuseImage(chosen);
  if (refused) throw new Error(refused);
  return chosen;
}

/** Pixels: five lines. */
const tallest = 128;

export interface Composer {
  element: HTMLElement;
  focus: () => void;
}

interface Steps {
  say: (text: string) => void;
  sendPicture: (file: Blob) => void;
}

/** What the visitor types is kept with every letter, and stays until it is sent. */
export function makeComposer({ say, sendPicture }: Steps): Composer {
  const problem = element('p', { class: css.problem, role: 'alert', hidden: true });
  const typed = element('textarea', {
    ...{ class: css.typed, rows: 1, placeholder: visitorText.placeholder },
    ...{ value: readKept().draft, aria: { label: visitorText.placeholder } },
  });
  const files = element('input', { type: 'file', accept: imageTypes.join(','), multiple: true, hidden: true });
  const send = element(
    'button',
    { class: css.send, type: 'submit', title: visitorText.send },
    icon('PaperPlaneRight', 20),
    spoken(visitorText.send),
  );

  const complain = (text: string | undefined) => {
    problem.textContent = text ?? '';
    problem.hidden = !text;
  };
  /** Nothing that was typed or pasted is cut. */
  const tooLong = () => {
    const { length } = typed.value.normalize('NFC').trim();
    return length > longestMessage ? visitorText.tooLong(length, longestMessage) : undefined;
  };
  const fit = () => {
    send.disabled = typed.value.trim() === '';
    typed.style.height = 'auto';
    if (typed.scrollHeight) typed.style.height = `${Math.min(typed.scrollHeight + 2, tallest)}px`;
  };

  async function take(pictures: Iterable<File>): Promise<void> {
    complain(undefined);
    for (const file of pictures) {
      const refused = refusePicture(file);
      if (refused) complain(refused);
      else await shrink(file).then(sendPicture, (error: Error) => complain(error.message));
    }
  }

  function submit(): void {
    const text = typed.value.trim();
    if (!text) return;
    if (tooLong()) return complain(tooLong());
    say(text);
    typed.value = '';
    keep({ draft: '' });
    complain(undefined);
    fit();
    typed.focus();
  }

  typed.addEventListener('input', () => {
    keep({ draft: typed.value });
    complain(tooLong());
    fit();
  });
  typed.addEventListener('keydown', (event) => {
    // Enter also ends a Vietnamese letter that is being composed
    if (!isEnter(event) || event.shiftKey) return;
    event.preventDefault();
    submit();
  });
  typed.addEventListener('paste', (event) => {
    const pictures = [...(event.clipboardData?.files ?? [])];
    if (pictures.length === 0) return;
    event.preventDefault();
    void take(pictures);
  });
  files.addEventListener('change', () => {
    void take([...(files.files ?? [])]);
    files.value = '';
  });

  const pick = element(
    'button',
    {
      class: css.pick,
      type: 'button',
      title: visitorText.pickPicture,
      on: { click: () => (complain(undefined), files.click()) },
    },
    icon('Image', 22),
    spoken(visitorText.pickPicture),
  );
  const form = element(
    'form',
    { class: css.composer, on: { submit: (event) => (event.preventDefault(), submit()) } },
    problem,
    element('div', { class: css.row }, files, pick, typed, send),
  );
  fit();
  return {
    element: form,
    focus: () => {
      fit();
      typed.focus();
    },
  };
}
