import {
  countWaitingForms,
  listMyForms,
  listWaitingForms,
  readFormNeighbours,
} from '@toam/contracts/form/form.endpoints';
import type { InputOf } from '@toam/contracts/endpoint';
import { formText } from '@toam/contracts/form/form.text';
import { type Actor, isAdmin } from '@toam/domain/actor';
import { dayOf } from '@toam/domain/day';
import { FormStatus } from '@toam/domain/work/form-access';
import { formKinds, takesDays } from '@toam/domain/work/form-kinds';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { pageOf } from '../../http/page';
import { personOf, readEmployments, readStaffNames, readTeammates } from '../users/users.reads';
import { seesWaitingForms } from './approver';
import { serializeForms } from './form-serializer';
import { countFormsOf, countWaiting, findFormsOn, type FormFilter, listFormsFor, listFormsOf } from './form.queries';
import { takeForm } from './take-form';

type Input = InputOf<typeof listWaitingForms>;
type Query = Pick<Input['query'], 'page' | 'size' | 'startAt' | 'endAt' | 'id'> & { status?: FormFilter['status'] };

const filterOf = (kind: FormFilter['kind'], { status, startAt, endAt, id }: Query): FormFilter => ({
  ...{ kind, status, id },
  first: startAt === undefined ? undefined : dayOf(startAt),
  last: endAt === undefined ? undefined : dayOf(endAt),
});

export const listMyFormsCall = handle(listMyForms, async ({ actor, params: { type }, query }) => {
  const filter = filterOf(type, query);
  const { total, list } = await listFormsOf(actor.id, filter, query);
  const by_kind = await countFormsOf(actor.id, filter);
  return { ...pageOf(await serializeForms(actor, list), total, query), by_kind };
});

/** Admins decide everything, others what is addressed to them. D97. */
const approverOf = (actor: Actor): number | null => (isAdmin(actor) ? null : actor.id);

/** @throws HttpError forbidden without the tab of waiting forms */
export const listWaitingFormsCall = handle(listWaitingForms, async ({ actor, params: { type }, query }) => {
  if (!(await seesWaitingForms(actor))) throw new HttpError('forbidden', formText.mayNotSeeWaiting);
  // a link opens a form whether it still waits or not
  const listed = query.status === FormStatus.pending ? 'open' : query.status;
  const status = query.id === undefined ? listed : undefined;
  const { total, list } = await listFormsFor(approverOf(actor), filterOf(type, { ...query, status }), query);
  const by_kind = await countWaiting(approverOf(actor));
  return { ...pageOf(await serializeForms(actor, list), total, query), by_kind };
});

/** Nobody has nothing: the menu asks for everybody. H10. */
export const countWaitingFormsCall = handle(countWaitingForms, async ({ actor }) => {
  const nothing = Object.fromEntries(formKinds.map((kind) => [kind, 0])) as Awaited<ReturnType<typeof countWaiting>>;
  const is_asked = await seesWaitingForms(actor);
  const by_kind = is_asked ? await countWaiting(approverOf(actor)) : nothing;
  return { is_asked, waiting: Object.values(by_kind).reduce((sum, count) => sum + count, 0), by_kind };
});

/** Leave and trips of the sender's team on the form's days, rejected ones left out. @throws HttpError as `takeForm` */
export const readNeighboursCall = handle(readFormNeighbours, async ({ actor, params }) => {
  const form = await takeForm(actor, params.type, params.id);
  const [sender] = await readEmployments([form.user_id]);
  const mates = sender ? await readTeammates(sender) : [];
  const found = await findFormsOn(mates, form.start_date, form.end_date, {
    statuses: [0, 1],
    kinds: formKinds.filter(takesDays),
  });
  const staff = await readStaffNames(found.map(({ user_id }) => user_id));
  return found.map(({ id, kind, status, user_id, start_date, end_date }) => {
    return { id, kind, status, user: personOf(staff, user_id)!, start_date, end_date };
  });
});
