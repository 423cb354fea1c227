import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DraftForm } from '@toam/contracts/draft/draft-forms';
import { readDrafts, writeDraft, type FormDraft } from '@toam/contracts/draft/draft.endpoints';
import type { Endpoint } from '@toam/contracts/endpoint';
import { formText } from '@toam/contracts/texts/field';
import { callsOf, cutOff, refuse } from './answer';
import { answerDrafts, draftsOf, keepDraft } from './answer-drafts';

interface DraftWalk {
  /** A form of `draftForms`. */
  form: DraftForm;
  /** The name of its drafts in this form: `house-new`. */
  name: string;
  /** Opens the form in a new tab, as the current person. */
  open: () => Promise<{ unmount: () => void }>;
  /** A text field. */
  field: () => Promise<HTMLElement>;
  /** What is typed instead of a text, where the field takes numbers alone. */
  typed?: (text: string) => string;
  /** A draft that can be saved, with the endpoint and the click that save it. */
  finished: FormDraft['data'];
  saves: Endpoint;
  press: () => Promise<void>;
}

const slow = 60_000;
const restoreButtons = () => screen.findAllByRole('button', { name: formText.draftRestore });
const onDevice = () => Object.keys(localStorage).filter((key) => key.startsWith('toam.draft'));

/** Replaces the text of a field, in one change: an emptied field may be kept as a draft of its own. */
async function put(field: HTMLElement, text: string): Promise<void> {
  await userEvent.tripleClick(field);
  await userEvent.paste(text);
}

/** Simulates a tab that dies: what it stored on the device stays, but its page cannot do anything more. */
async function kill({ unmount }: { unmount: () => void }): Promise<void> {
  const left = onDevice().map((key) => [key, localStorage.getItem(key) ?? ''] as const);
  cutOff(writeDraft);
  unmount();
  await new Promise((settled) => setTimeout(settled, 20)); // its last request gets no answer
  for (const key of onDevice()) localStorage.removeItem(key);
  for (const [key, value] of left) localStorage.setItem(key, value);
}

/** Tests what we promise of drafts: typed text is never lost, and saved text does not come back. D37, D110. */
export function walkDraft(walk: DraftWalk): void {
  const { name, open, field, finished, saves, press, typed = (text) => text } = walk;

  /** Opens the form again and restores the offered draft. */
  async function takeBack(text: string): Promise<void> {
    answerDrafts();
    await open();
    await userEvent.click((await restoreButtons())[0] ?? document.body);
    await waitFor(async () => expect(await field()).toHaveDisplayValue(typed(text)));
  }

  describe(`the draft of ${name}`, () => {
    test(
      'offline and then killed: the words say that only this device has it, and it is offered again',
      async () => {
        cutOff(readDrafts);
        cutOff(writeDraft);
        const tab = await open();
        await put(await field(), typed('Gõ khi mất mạng'));
        expect(await screen.findByText(/Đã lưu nháp trên máy này/, {}, { timeout: 1000 })).toBeInTheDocument();
        expect(screen.queryByText(/Đã lưu nháp lúc/)).not.toBeInTheDocument();
        await kill(tab);
        await takeBack('Gõ khi mất mạng');
      },
      slow,
    );

    test(
      'the session ends while somebody types: it is there for them after they sign in again, and for nobody else',
      async () => {
        const tab = await open();
        refuse(writeDraft, 401, 'Phiên đăng nhập đã hết hạn');
        await put(await field(), typed('Gõ khi hết phiên'));
        await waitFor(() => expect(onDevice()).toHaveLength(1), { timeout: 1000 });
        await kill(tab);
        const [key = ''] = onDevice();
        const text = localStorage.getItem(key) ?? '';
        localStorage.removeItem(key);
        localStorage.setItem(key.replace(/:\d+:/, ':99:'), text);
        answerDrafts();
        const other = await open();
        await field();
        expect(screen.queryByRole('button', { name: formText.draftRestore })).not.toBeInTheDocument();
        other.unmount();
        localStorage.setItem(key, text);
        await takeBack('Gõ khi hết phiên');
      },
      slow,
    );

    test(
      'an offer that is left alone stays, and what is typed is another draft: both are offered then',
      async () => {
        keepDraft(name, finished);
        const tab = await open();
        await restoreButtons();
        await put(await field(), typed('Gõ bên cạnh'));
        await waitFor(() => expect(draftsOf(name)).toHaveLength(2), { timeout: 5000 });
        expect(draftsOf(name)[0]?.data).toEqual(finished);
        expect(await screen.findByText(/Đã lưu nháp lúc/, {}, { timeout: 5000 })).toBeInTheDocument();
        tab.unmount();
        await open();
        expect(await screen.findByText(formText.draftsFound(2))).toBeInTheDocument();
        expect(await restoreButtons()).toHaveLength(2);
      },
      slow,
    );

    test(
      'pressed twice right after a key, it is saved once, with its key, and leaves no draft anywhere',
      async () => {
        keepDraft(name, finished);
        await open();
        await userEvent.click((await restoreButtons())[0] ?? document.body);
        const box = await field();
        await userEvent.click(box);
        await userEvent.keyboard(`{End}${typed('a')}{Backspace}`);
        await Promise.all([press(), press()]);
        await waitFor(() => expect(callsOf(saves)).toHaveLength(1));
        const [{ request }] = callsOf(saves) as [ReturnType<typeof callsOf>[number]];
        if (request.method === 'POST') expect(request.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
        expect(request.headers.draft).toContain(`${name}.`);
        await new Promise((settled) => setTimeout(settled, 1500));
        expect(callsOf(saves)).toHaveLength(1);
        expect([draftsOf(name), onDevice()]).toEqual([[], []]);
      },
      slow,
    );
  });
}
