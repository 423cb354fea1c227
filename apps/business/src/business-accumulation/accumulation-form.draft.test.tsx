import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addAccumulation,
  listAccumulations,
  readAccumulation,
} from '@toam/contracts/accumulation/accumulation.endpoints';
import { counterNames } from '@toam/domain/business/accumulation.record';
import { dayOf } from '@toam/domain/day';
import { perColumn } from '@toam/domain/record/columns';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { anAccumulation } from '../business/accumulation/accumulation.fixture';
import { Component } from './accumulation-form.screen';

const routes = [
  { path: '/bussiness/accumulation/new', Component },
  { path: '*', element: null },
];

beforeEach(() => {
  answer(readAccumulation, () => null);
  answer(listAccumulations, () => ({ list: [], total: 0, total_page: 0, page: 1 }));
  answer(addAccumulation, () => anAccumulation());
});

walkDraft({
  ...{ form: 'accumulation', name: 'accumulation-new', saves: addAccumulation },
  open: async () => renderRoute(routes, '/bussiness/accumulation/new'),
  field: () => screen.findByLabelText(/Số lượng tiếp thị/),
  typed: (text) => String(text.length),
  finished: { date: dayOf(Date.now() / 1000), ...perColumn(counterNames, () => 2) },
  press: async () => {
    const button = screen.queryByRole('button', { name: 'Lưu' });
    if (!button) return;
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
  },
});
