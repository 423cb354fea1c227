import { type AnswerTimes, listAnsweredTurns, readAnswerTimes } from '@toam/contracts/chat/answer-time.endpoints';
import { handle } from '../../http/handle';
import { pageOf } from '../../http/page';
import { personOf, readStaffNames } from '../users/users.reads';
import { type FiguresRow, listTurns, readFigures } from './answer-time.queries';
import { serializeConversations } from './chat-serializer';
import { findConversations, readClock } from './conversation.queries';

const figuresOf = (row: FiguresRow | undefined): AnswerTimes => ({
  answered: row?.answered ?? 0,
  first: { count: row?.firsts ?? 0, median: row?.first_median ?? null, p90: row?.first_p90 ?? null },
  waits: { count: row?.waits ?? 0, median: row?.median ?? null, p90: row?.p90 ?? null },
  unanswered: row?.unanswered ?? 0,
});

/** How fast colleagues answer, by day and by colleague. Days are those on which customers asked. */
export const readAnswerTimesCall = handle(readAnswerTimes, async ({ query: period }) => {
  const rows = await readFigures(period);
  const staff = await readStaffNames(rows.flatMap(({ user_id }) => user_id ?? []));
  const of = (all_days: 0 | 1, all_people: 0 | 1) =>
    rows.filter((row) => row.all_days === all_days && row.all_people === all_people);
  return {
    total: figuresOf(of(1, 1)[0]),
    days: of(0, 1).map((row) => ({ ...figuresOf(row), day: row.day! })),
    people: of(1, 0).flatMap((row) => {
      const user = personOf(staff, row.user_id);
      return user ? [{ ...figuresOf(row), user }] : [];
    }),
  };
});

/** The conversations or turns that a figure counts. */
export const listAnsweredTurnsCall = handle(listAnsweredTurns, async ({ actor, query: { figure, ...query } }) => {
  const { total, list } = await listTurns(query, figure, query);
  const found = await findConversations(list.map(({ conversation_id }) => conversation_id));
  const rows = await serializeConversations(actor, found, await readClock());
  const conversations = new Map(rows.map((row) => [row.uuid, row]));
  const staff = await readStaffNames(list.flatMap(({ user_id }) => user_id ?? []));
  const turns = list.flatMap(({ conversation_id, user_id, asked, answered, seconds }) => {
    const row = conversations.get(conversation_id);
    if (!row) return [];
    const { uuid, name, phoneNumber } = row;
    return [{ ...{ uuid, name, phoneNumber, asked, answered, seconds }, user: personOf(staff, user_id) }];
  });
  return pageOf(turns, total, query);
});
