import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listHolidays } from '@toam/contracts/checkin/holiday.endpoints';
import { readFormSetting } from '@toam/contracts/form/form.endpoints';
import { createFormType, listFormTypes } from '@toam/contracts/form-type/form-type.endpoints';
import { anAdmin } from '@toam/testing/a-user';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Component } from './form-types.screen';

const routes = [{ path: '/admin/form', Component }];
const reason = {
  ...{ id: 9, kind: 'reasonLeave' as const, name: 'Nghỉ ốm', start: null, end: null, grace_minutes: null },
  ...{
    optional: false,
    uses_quota: false,
    applies_from: null,
    active: true,
    uses: 0,
    version: 1,
    created_at: 1_793_000_000,
    updated_at: 1_793_000_000,
  },
};

beforeEach(() => {
  answer(listFormTypes, () => []);
  answer(listHolidays, () => []);
  answer(readFormSetting, () => ({ approver: null, choices: [], by: 'admin' as const, fixed: null, admins: [] }));
  answer(createFormType, () => reason);
});

walkDraft({
  form: 'form-type',
  name: 'form-type-reasonleave-new',
  open: async () => {
    const rendered = renderRoute(routes, '/admin/form', { user: anAdmin() });
    await userEvent.click(await screen.findByRole('button', { name: 'Tạo lý do nghỉ' }));
    return rendered;
  },
  field: () => screen.findByRole('textbox', { name: /Tên lý do nghỉ/ }),
  finished: { name: 'Nghỉ cưới' },
  saves: createFormType,
  press: async () => {
    const form = screen.queryByRole('dialog');
    if (form) await userEvent.click(within(form).getByRole('button', { name: 'Tạo mới' }));
  },
});
