import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createDeal } from '@toam/contracts/deal/deal.endpoints';
import { dayOf } from '@toam/domain/day';
import { answer } from '@toam/testing/answer';
import { renderRoute } from '@toam/testing/render-route';
import { walkDraft } from '@toam/testing/walk-draft';
import { Component } from './deal-create.screen';
import { emptyShare } from './deal-form.values';
import { aDealRow, anAccountant, answerChoices, answerTransactions } from './transaction.fixture';

const routes = [
  { path: '/bussiness/transaction/new', Component },
  { path: '*', element: null },
];

beforeEach(() => {
  answerChoices();
  answerTransactions([]);
  answer(createDeal, () => aDealRow());
});

const today = dayOf(Date.now() / 1000);

walkDraft({
  ...{ form: 'deal', name: 'deal-new', saves: createDeal },
  open: async () => renderRoute(routes, '/bussiness/transaction/new', { user: anAccountant() }),
  field: () => screen.findByLabelText(/Giá chốt/),
  typed: (text) => String(text.length),
  finished: {
    ...{ house_id: 12_486, date: today, notarizedDate: today, brokerageReceiveDate: today, reservationDate: null },
    ...{ price: 5_700_000_000, brokerageFee: 114_000_000 },
    users_group: [
      emptyShare({
        ...{ key: 'first', user_id: 8, customer_id: 41, transactionType: 1, brokerageRate: 50 },
        ...{ brokerageFeeUser: 57_000_000, transactionCode: 'GD-2611-0043' },
      }),
    ],
  },
  press: async () => {
    const button = screen.queryByRole('button', { name: 'Lưu' });
    if (!button) return;
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
  },
});
