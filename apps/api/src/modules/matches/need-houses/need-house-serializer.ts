import type { NeedHead, NeedHouse } from '@toam/contracts/need/need-houses.schema';
import { matchNeed } from '@toam/domain/need/matching';
import { canEditNeed, canRecommend, canSeeNeedCustomerPhone, canShareNeed } from '@toam/domain/need/need-access';
import { canOpenCustomer } from '../../customers/customer-links.reads';
import { visibleText } from '../../customers/visible-customer.reads';
import { readHouseRows, readHousesToMatch } from '../../houses/house-match.reads';
import { summariesOf } from '../../needs/needs.reads';
import { readStaffNames } from '../../users/users.reads';
import { knowsOf, type OpenedNeed } from './find-need';
import { findStandingsWith } from './need-house.queries';
import { toMatchState } from '../match-state-serializer';

/**
 * Houses as the need's drawer shows them to this person, in the order of the ids. Each wish is compared with the house.
 * The customer's match status is included. D24, D61.
 */
export async function toNeedHouses(opened: OpenedNeed, ids: number[]): Promise<NeedHouse[]> {
  const { actor, team, need, customer } = opened;
  const rows = await readHouseRows(actor, ids);
  const matched = await readHousesToMatch(ids);
  const standings = await findStandingsWith(customer.id, ids);
  const staff = await readStaffNames([...standings.values()].flatMap(({ user_id }) => user_id ?? []));
  const maySee = canSeeNeedCustomerPhone(actor, need, customer, team);
  return rows.flatMap((house) => {
    const values = matched.get(house.id);
    if (!values) return [];
    const found = standings.get(house.id);
    const standing = found && knowsOf(opened, found, house) ? found : undefined;
    return [
      {
        house_id: house.id,
        target: standing?.target ?? null,
        priority: standing?.priority ?? 1,
        house,
        match: matchNeed(need, values),
        standing: standing ? toMatchState(actor, standing, staff, { customer, maySee }) : null,
      },
    ];
  });
}

/** The drawer's head. It has no number of the customer; `GET customer/request/detail` returns that. */
export async function toNeedHead({ actor, team, need, customer }: OpenedNeed): Promise<NeedHead> {
  const summary = (await summariesOf([need])).get(need.id)!;
  const maySee = canSeeNeedCustomerPhone(actor, need, customer, team);
  return {
    ...summary,
    version: need.version,
    customer: {
      id: customer.id,
      name: visibleText(actor, customer, { column: 'name', value: customer.name, maySee }),
      may_open: await canOpenCustomer(actor, customer),
    },
    may_move: canRecommend(actor, { customer, need }, team),
    may_edit: canEditNeed(actor, need, team),
    may_share: canShareNeed(actor, need),
  };
}
