import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDictionaryEntry } from '@toam/contracts/dictionary/dictionary.endpoints';
import { answer } from '@toam/testing/answer';
import { walkDraft } from '@toam/testing/walk-draft';
import { anEntry, answerWith, show } from './dictionary.fixture';

beforeEach(() => {
  answerWith(anEntry());
  answer(createDictionaryEntry, ({ body }) => anEntry({ id: 9, value: body.value }));
});

walkDraft({
  form: 'dictionary',
  name: 'dictionary-class-new',
  open: async () => {
    const rendered = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Thêm' }));
    return rendered;
  },
  field: () => screen.findByRole('textbox', { name: /Mặt tiền\/hẻm/ }),
  finished: { value: 'Hẻm ba gác' },
  saves: createDictionaryEntry,
  press: async () => {
    const form = screen.queryByRole('dialog');
    if (!form) return; // the first press was quicker
    const button = within(form).getByRole('button', { name: 'Tạo mới' });
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
  },
});
