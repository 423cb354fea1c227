import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listAnsweredTurns, readAnswerTimes } from '@toam/contracts/chat/answer-time.endpoints';
import { anAdmin } from '@toam/testing/a-user';
import { answer, callsOf, refuse } from '@toam/testing/answer';
import { stopClockAt } from '@toam/testing/clock';
import { renderRoute } from '@toam/testing/render-route';
import { ten, uuidOf } from '../chat/conversation.fixture';
import { Component } from './answer-times.screen';
import { duration } from './duration';

stopClockAt(ten / 1000);

const routes = [
  { path: 'chat/answer-times', element: <Component /> },
  { path: '*', element: null },
];
const show = (query = '') => renderRoute(routes, `/chat/answer-times${query}`, { user: anAdmin() });

const spread = (count: number, median: number | null) => ({ count, median, p90: median && median * 3 });
const figures = { answered: 5, first: spread(5, 95), waits: spread(9, 60), unanswered: 2 };
const none = { answered: 0, first: spread(0, null), waits: spread(0, null), unanswered: 0 };
const ha = { id: 7, name: 'Nguyễn Thu Hà', avatar: null };

function answerFigures() {
  answer(readAnswerTimes, () => ({
    total: figures,
    days: [
      { day: '2026-11-21', ...none },
      { day: '2026-11-22', ...figures },
    ],
    people: [{ user: ha, ...figures, unanswered: 0 }],
  }));
  answer(listAnsweredTurns, ({ query }) => ({
    ...{ total: 1, total_page: 1, page: query.page },
    list: [
      {
        ...{ uuid: uuidOf(1), name: 'Lê Thị Mỹ Duyên', phoneNumber: '0000000000' },
        ...{ asked: ten, answered: ten + 95_000, seconds: 95, user: ha },
      },
    ],
  }));
}

test('the last seven days, unless the address says others', async () => {
  answerFigures();
  show();
  expect(await screen.findByRole('button', { name: /^Trả lời đầu tiên.*1 phút 35 giây/ })).toBeVisible();
  expect(callsOf(readAnswerTimes)[0]?.query).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(screen.getByLabelText('Từ ngày')).toHaveValue('16/11/2026');
});

test('a year, quarter or month is chosen as in the figures of the business', async () => {
  answerFigures();
  const { url } = show('?period=month&from=2026-02-01');
  await screen.findByRole('button', { name: /^Trả lời đầu tiên/ });
  expect(callsOf(readAnswerTimes)[0]?.query).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  await userEvent.click(screen.getByRole('button', { name: 'Kỳ sau' }));
  await waitFor(() => expect(callsOf(readAnswerTimes)[1]?.query).toEqual({ from: '2026-03-01', to: '2026-03-31' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Năm' }));
  await waitFor(() => expect(callsOf(readAnswerTimes)[2]?.query).toEqual({ from: '2026-01-01', to: '2026-12-31' }));
  // the running year follows the calendar
  expect(url()).toBe('/chat/answer-times?period=year');
});

test('more than a year is not asked for', async () => {
  answerFigures();
  show('?from=2024-01-01&to=2026-11-22');
  expect(await screen.findByText('Vui lòng chọn khoảng thời gian không quá một năm')).toBeVisible();
  expect(callsOf(readAnswerTimes)).toEqual([]);
});

test('a figure opens the conversations that it counts, and the address keeps it', async () => {
  answerFigures();
  const { url } = show('?from=2026-11-01&to=2026-11-22');
  await userEvent.click(await screen.findByRole('button', { name: /Chưa được trả lời, 22\/11\/2026: 2/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Chưa được trả lời · 22/11/2026' }));
  expect(await dialog.findByRole('link', { name: /Lê Thị Mỹ Duyên/ })).toHaveAttribute('href', `/chat?c=${uuidOf(1)}`);
  expect(callsOf(listAnsweredTurns)[0]?.query).toMatchObject({
    ...{ from: '2026-11-22', to: '2026-11-22', figure: 'unanswered' },
  });
  expect(url()).toContain('figure=unanswered');
  await userEvent.click(dialog.getByRole('button', { name: 'Đóng' }));
  expect(url()).not.toContain('figure');
});

test('without any question there is nothing to count', async () => {
  answer(readAnswerTimes, () => ({ total: none, days: [], people: [] }));
  show();
  expect(await screen.findByText('Chưa có lượt hỏi nào trong khoảng này')).toBeVisible();
});

test('a failure is said, and asked again', async () => {
  refuse(readAnswerTimes, 500, 'Whoops');
  show();
  expect(await screen.findByText('Error: Whoops')).toBeVisible();
  answerFigures();
  await userEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByRole('columnheader', { name: 'Ngày' })).toBeVisible();
});

test.each([
  [45, '45 giây'],
  [120, '2 phút'],
  [125, '2 phút 5 giây'],
  [3600, '1 giờ'],
  [11_400, '3 giờ 10 phút'],
  [176_400, '2 ngày 1 giờ'],
])('%d seconds are %s', (seconds, words) => {
  expect(duration(seconds)).toBe(words);
});
