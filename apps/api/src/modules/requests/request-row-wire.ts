import type { NeedCustomer, NeedRow } from '@toam/contracts/request/request.schema';
import type { StaffName } from '@toam/contracts/user/user';
import { needText } from '@toam/contracts/texts/need';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomer, canSeeCustomerPhone, isOwnCustomer, staffOfCustomer } from '@toam/domain/customer-access';
import { MatchTarget } from '@toam/domain/need-values';
import { hidePhones, maskPhone } from '@toam/domain/phone';
import { canDeleteNeed, canEditNeed, canShareNeed, type Team } from '@toam/domain/request-access';
import { toEpoch } from '../../db/columns';
import { type CustomerToMatch, readCustomersToMatch } from '../customers/customers.reads';
import { readTeam } from '../users/team.reads';
import { readStaffNames } from '../users/users.reads';
import { countStandings } from './request.queries';
import { readSharedCustomers } from './requests.reads';
import type { Need } from './request.schema';
import { personOf, summariesOf } from './request-wire';

/** Who reads, and whom they lead. */
export interface Viewer {
  actor: Actor;
  team: Team;
}

export const viewerOf = async (actor: Actor): Promise<Viewer> => ({ actor, team: await readTeam(actor.id) });

/**
 * Whose numbers an answer tells: `own`, of the viewer's own customers, as lists do; or `entitled`, every number that they
 * may see, for a page, which is recorded, and for sheets. D24, D48.
 */
export type Telling = 'own' | 'entitled';

/** Everything that rows of needs name. */
interface Around {
  customers: Map<number, CustomerToMatch>;
  /** Customers whom the viewer reaches through a need, as far as they don't anyway. */
  shared: Set<number>;
  staff: Map<number, StaffName>;
  summaries: Awaited<ReturnType<typeof summariesOf>>;
  counts: Awaited<ReturnType<typeof countStandings>>;
}

async function lookAround({ actor }: Viewer, needs: Need[]): Promise<Around> {
  const customers = await readCustomersToMatch([...new Set(needs.map(({ customer_id }) => customer_id))]);
  const staffIds = [...customers.values()].flatMap(staffOfCustomer);
  const inDoubt = [...customers.values()].filter(
    (customer) => !canSeeCustomer(actor, customer) || !canSeeCustomerPhone(actor, customer),
  );
  return {
    customers,
    shared: await readSharedCustomers(
      actor,
      inDoubt.map(({ id }) => id),
    ),
    staff: await readStaffNames([...staffIds, ...needs.flatMap(({ staff }) => staff)]),
    summaries: await summariesOf(needs),
    counts: await countStandings(actor, needs.map(({ id }) => id)),
  };
}

/** What the viewer knows of the customer's number. */
interface Knowledge {
  mayTell: boolean;
  tells: boolean;
}

function knowledgeOf({ actor }: Viewer, customer: CustomerToMatch, { shared }: Around, telling: Telling): Knowledge {
  const mayTell = canSeeCustomerPhone(actor, customer) || shared.has(customer.id);
  return { mayTell, tells: telling === 'entitled' ? mayTell : isOwnCustomer(actor, customer) };
}

function customerOf(
  { actor }: Viewer,
  customer: CustomerToMatch,
  { shared, staff }: Around,
  { mayTell, tells }: Knowledge,
): NeedCustomer {
  const { id, name, phone_number } = customer;
  return {
    id,
    name,
    phone_number: maskPhone(phone_number, tells),
    masked: !tells,
    can_reveal: !tells && mayTell,
    user: staffOfCustomer(customer)
      .flatMap((one) => staff.get(one)?.name ?? [])
      .join(', '),
    may_open: canSeeCustomer(actor, customer) || shared.has(id),
  };
}

/** Needs go with their customer; what is left of one is a trace for admins. */
const goneCustomer = (id: number): CustomerToMatch => ({
  id,
  name: needText.customerGone,
  phone_number: '',
  user_id: null,
  co_staff: [],
});

const countsOf = ({ counts }: Around, needId: number): NeedRow['counts'] => {
  const at = (target: MatchTarget) => counts.get(needId)?.get(target) ?? 0;
  return {
    recommended: at(MatchTarget.recommended),
    seen: at(MatchTarget.seen),
    negotiating: at(MatchTarget.negotiating),
    done: at(MatchTarget.done),
    disliked: at(MatchTarget.disliked),
  };
};

function rowOf(viewer: Viewer, need: Need, around: Around, telling: Telling): NeedRow {
  const { actor, team } = viewer;
  const customer = around.customers.get(need.customer_id) ?? goneCustomer(need.customer_id);
  const knowledge = knowledgeOf(viewer, customer, around, telling);
  return {
    ...need,
    ...around.summaries.get(need.id)!,
    customer: customerOf(viewer, customer, around, knowledge),
    description: need.description === null || knowledge.tells ? need.description : hidePhones(need.description),
    staff: need.staff.flatMap((id) => personOf(around.staff, id) ?? []),
    counts: countsOf(around, need.id),
    may_edit: canEditNeed(actor, need, team),
    may_share: canShareNeed(actor, need),
    may_delete: canDeleteNeed(actor, need),
    created_at: toEpoch(need.created_at),
    updated_at: toEpoch(need.updated_at),
  };
}

/** Needs as this person may see them, in their order. Whether they may see them at all is the caller's to ask. */
export async function rowsOf(viewer: Viewer, needs: Need[], telling: Telling = 'own'): Promise<NeedRow[]> {
  if (needs.length === 0) return [];
  const around = await lookAround(viewer, needs);
  return needs.map((need) => rowOf(viewer, need, around, telling));
}

/** One of them. */
export const toRow = async (viewer: Viewer, need: Need, telling: Telling = 'own'): Promise<NeedRow> =>
  (await rowsOf(viewer, [need], telling))[0]!;
