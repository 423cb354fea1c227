import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createForm } from '@toam/contracts/form/form.endpoints';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Component } from './form-editor.screen';
import { aLeave, answerForms } from './form.fixture';
import { emptyForm } from './form-values';

const routes = [
  ...['leave', 'absence', 'business', 'regime', 'explanation'].map((kind) => ({ path: `/form/${kind}`, Component })),
  { path: '*', element: null },
];

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
const open = (kind: string) => async () => renderRoute(routes, `/form/${kind}`);
const named = (values: Partial<typeof emptyForm>) => ({ ...emptyForm, user_approve: 2, ...values });

walkDraft({
  ...walk,
  ...{ form: 'form-leave', name: 'form-leave-new', open: open('leave') },
  finished: named({ reason: 9, start_date: '2026-11-24', end_date: '2026-11-25', note: 'Về quê' }),
});

walkDraft({
  ...walk,
  ...{ form: 'form-absence', name: 'form-absence-new', open: open('absence') },
  finished: named({ reason: 10, date: '2026-11-24', time_start: '14:00', time_end: '15:30', note: 'Khám bệnh' }),
});

walkDraft({
  ...walk,
  ...{ form: 'form-business', name: 'form-business-new', open: open('business') },
  finished: named({
    ...{ start_date: '2026-11-24', end_date: '2026-11-24', time_start: '08:00', time_end: '17:30' },
    ...{ address: 'TP. Thủ Đức', note: 'Dẫn khách' },
  }),
});

walkDraft({
  ...walk,
  ...{ form: 'form-regime', name: 'form-regime-new', open: open('regime') },
  finished: named({ reason: 10, start: '2026-12-01', end: '2026-12-31', late_time: '00:30', note: 'Con nhỏ' }),
});

walkDraft({
  ...walk,
  ...{ form: 'form-explanation', name: 'form-explanation-new', open: open('explanation') },
  finished: named({
    ...{ days: '2026-11-19', shift: 2, activity_explanation: 'out', reason_explanation: 'forgot' },
    note: 'Quên bấm',
  }),
});
