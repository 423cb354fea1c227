import type { NeedCustomer, NeedRow } from '@toam/contracts/need/need.schema';
import type { StaffName } from '@toam/contracts/user/user';
import { needText } from '@toam/contracts/need/need.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeCustomer, canSeeCustomerPhone, staffOfCustomer } from '@toam/domain/customer/customer-access';
import { MatchTarget } from '@toam/domain/need-values';
import { needNotes } from '@toam/domain/need/need-columns';
import { perColumn } from '@toam/domain/record/columns';
import { canDeleteNeed, canEditNeed, canShareNeed, type Team } from '@toam/domain/need/need-access';
import { toEpoch } from '../../db/columns';
import { type CustomerToMatch, readCustomersToMatch } from '../customers/customers.reads';
import { visibleText, visibleTexts } from '../customers/visible-customer.reads';
import { readTeam } from '../users/team/team.reads';
import { personOf, readStaffNames } from '../users/users.reads';
import { countStandings } from './need.queries';
import { readSharedCustomers } from '../need-scope/shared-customers.reads';
import type { Need } from './need.schema';
import { summariesOf } from './need-serializer';
import { idsOf } from '../../db/rows';

/** The reader and their team. */
export interface Viewer {
  actor: Actor;
  team: Team;
}

export const viewerOf = async (actor: Actor): Promise<Viewer> => ({ actor, team: await readTeam(actor.id) });

/** Everything that rows of needs refer to. */
interface Around {
  customers: Map<number, CustomerToMatch>;
  /** Customers whom the viewer reaches only through a shared need. */
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
    shared: await readSharedCustomers(actor, idsOf(inDoubt)),
    staff: await readStaffNames([...staffIds, ...needs.flatMap(({ staff }) => staff)]),
    summaries: await summariesOf(needs),
    counts: await countStandings(actor, idsOf(needs)),
  };
}

function customerOf(
  { actor }: Viewer,
  customer: CustomerToMatch,
  { shared, staff }: Around,
  maySee: boolean,
): NeedCustomer {
  const { id, name, phone_number } = customer;
  return {
    id,
    ...visibleTexts(actor, customer, { name, phone_number }, maySee),
    masked: !maySee,
    user: staffOfCustomer(customer)
      .flatMap((one) => staff.get(one)?.name ?? [])
      .join(', '),
    may_open: canSeeCustomer(actor, customer) || shared.has(id),
  };
}

/** Replaces a deleted customer. Their needs are deleted too; only admins may see one that remains. */
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

function rowOf(viewer: Viewer, need: Need, around: Around): NeedRow {
  const { actor, team } = viewer;
  const customer = around.customers.get(need.customer_id) ?? goneCustomer(need.customer_id);
  const maySee = canSeeCustomerPhone(actor, customer) || around.shared.has(customer.id);
  const { version, place, staff_role, manager, manager_role } = need;
  return {
    ...{ version, place, staff_role, manager, manager_role },
    ...around.summaries.get(need.id)!,
    customer: customerOf(viewer, customer, around, maySee),
    ...perColumn(needNotes, (column) =>
      visibleText(actor, customer, { column: 'description', value: need[column], maySee }),
    ),
    staff: need.staff.flatMap((id) => personOf(around.staff, id) ?? []),
    counts: countsOf(around, need.id),
    may_edit: canEditNeed(actor, need, team),
    may_share: canShareNeed(actor, need),
    may_delete: canDeleteNeed(actor, need),
    created_at: toEpoch(need.created_at),
    updated_at: toEpoch(need.updated_at),
  };
}

/** Needs as this person may see them, in their order. The caller must check that they may see them at all. */
export async function rowsOf(viewer: Viewer, needs: Need[]): Promise<NeedRow[]> {
  if (needs.length === 0) return [];
  const around = await lookAround(viewer, needs);
  return needs.map((need) => rowOf(viewer, need, around));
}

/** One need, by the same rules. */
export const toRow = async (viewer: Viewer, need: Need): Promise<NeedRow> => (await rowsOf(viewer, [need]))[0]!;
