import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createForm } from '@toam/contracts/form/form.endpoints';
import { formKinds, kindsOfForms } from '@toam/domain/work/form-kinds';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Component } from './form-editor.screen';
import { aLeave, answerForms } from './form.fixture';
import { emptyForm } from './form-values';

const routes = [...formKinds.map((kind) => ({ path: `/form/${kind}`, Component })), { path: '*', element: null }];

beforeEach(() => {
  answerForms({ mine: [], waiting: [] });
  answer(createForm, () => aLeave());
});

const walk = {
  field: () => screen.findByLabelText('Ghi chú'),
  saves: createForm,
  press: async () => {
    const button = screen.queryByRole('button', { name: 'Gửi đơn' });
    if (!button) return;
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
  },
};
/** Something in every field that a form can ask. */
const filled: typeof emptyForm = {
  ...{ start_date: '2026-11-19', end_date: '2026-11-19', start: '2026-11-19', end: '2026-11-19' },
  ...{ date: '2026-11-19', days: '2026-11-19', time_start: '14:00', time_end: '15:30' },
  ...{ late_time: '00:30', soon_time: '00:00', reason: 10, shift: 2, labour: false, address: 'TP. Thủ Đức' },
  ...{ activity_explanation: 'out', reason_explanation: 'forgot', explanation: '', user_approve: 2, note: 'Về quê' },
};

for (const kind of formKinds) {
  const asked = [...kindsOfForms[kind].days, ...kindsOfForms[kind].asks, 'user_approve', 'note'] as const;
  walkDraft({
    ...walk,
    form: `form-${kind}`,
    name: `form-${kind}-new`,
    open: async () => renderRoute(routes, `/form/${kind}`),
    finished: { ...emptyForm, ...Object.fromEntries(asked.map((field) => [field, filled[field]])) },
  });
}
