import {
  addAccumulation,
  changeAccumulation,
  listAccumulations,
  readAccumulation,
  readAttendance as attendance,
} from '@toam/contracts/accumulation/accumulation.endpoints';
import { accumulationText } from '@toam/contracts/business/accumulation.text';
import { businessText } from '@toam/contracts/business/business.text';
import { accumulation, mayWriteAccumulation } from '@toam/domain/business/accumulation.record';
import { dayOf } from '@toam/domain/day';
import { changes, creates, handle, moduleOf } from '../../http/handle';
import { HttpError } from '../../http-error';
import { type Check, recordStore } from '../../record/record-store';
import { readableStaff, readFilteredStaff } from '../users/team/business-scope.reads';
import { accumulations } from './accumulation.schema';
import { currentDay, readAttendance } from './attendance';

const store = recordStore(accumulation, accumulations, {
  words: {
    notFound: accumulationText.notFound,
    mayNotRead: businessText.mayNotSee,
    refused: { notYours: accumulationText.notYours, closed: accumulationText.closed },
    taken: () => ({ message: accumulationText.taken }),
    created: accumulationText.historyCreated,
  },
  scope: async (actor) => ({ user: await readableStaff(actor) }),
  row: (actor) => (entry) => ({ may_edit: mayWriteAccumulation(actor, entry, currentDay()) }),
});
type EntryCheck = Check<typeof accumulation, typeof accumulations>;

const notInTheFuture: EntryCheck = ({ after, changes: differs }) =>
  differs('date') && after.date > currentDay() ? { date: accumulationText.future } : {};

/** An entry moves only to a day that is open, too. D74. */
const toAnOpenDay: EntryCheck = ({ actor, after }) => {
  if (!mayWriteAccumulation(actor, after, currentDay())) throw new HttpError('forbidden', accumulationText.closed);
};

const dayOrNone = (moment: number | undefined) => (moment === undefined ? undefined : dayOf(moment));

/** What staff did each day, and who entered it. Specification 3 §5.1, D74. */
export const accumulationsModule = moduleOf([
  handle(addAccumulation, { audit: creates('accumulation') }, ({ actor, body }) =>
    store.create(actor, body, { before: [notInTheFuture] }),
  ),
  handle(changeAccumulation, { audit: changes('accumulation', 'id') }, ({ actor, body }) =>
    store.change(actor, body, { before: [notInTheFuture, toAnOpenDay] }),
  ),
  handle(readAccumulation, async ({ actor, query: { id, date: moment, user_id: userId = actor.id } }) => {
    if (id !== undefined) return store.find(actor, id);
    const user = await readFilteredStaff(actor, { users: [userId] });
    return store.first(actor, { user, date: [dayOf(moment!)] });
  }),
  handle(listAccumulations, async ({ actor, query }) => {
    const date = { from: dayOrNone(query.startAt), to: dayOrNone(query.endAt) };
    return store.page(actor, query, { user: await readFilteredStaff(actor, query), date });
  }),
  handle(attendance, ({ actor, query }) => readAttendance(actor, query)),
]);
