import { readNeedDraft } from '@toam/contracts/contact/contact.endpoints';
import { contactText } from '@toam/contracts/contact/contact.text';
import type { Actor } from '@toam/domain/actor';
import { canSeeContact, canSeeContactPhone, isOwnContact } from '@toam/domain/contact/contact-access';
import { hideNumbers, tellsNumber } from '@toam/domain/customer/customer-numbers';
import { canSeeHouse } from '@toam/domain/house/house-access';
import { Purpose } from '@toam/domain/house/house-values';
import { needColumns, needEntries, type NeedWishes, noWishes } from '@toam/domain/need/need-columns';
import { priceAround } from '@toam/domain/need/price-around';
import { perColumn } from '@toam/domain/record/columns';
import { noteReveal } from '../../audit/revealed-numbers';
import { handle } from '../../http/handle';
import { HttpError } from '../../http-error';
import { readLinkableCustomers } from '../customers/customer-links.reads';
import { findHouseToMatch, type HouseToMatch } from '../houses/house-match.reads';
import { type FoundContact, findContact } from './contact.queries';

const one = (id: number | null): number[] => (id === null ? [] : [id]);

/** What a visitor who asks about this house probably looks for: the same type and area, at about the same price. */
function wishesAround(house: HouseToMatch): NeedWishes {
  const { purpose, direction, into_money } = house;
  const price = into_money ? priceAround(into_money) : null;
  return {
    ...noWishes,
    purpose,
    ...perColumn(needEntries, (column) => one(house[needColumns[column].house])),
    request_direction: direction,
    min_price: price && price.min,
    max_price: price && price.max,
    money_unit: purpose === Purpose.rent ? 'mil' : 'bil',
  };
}

/** A house on the website is public. Once it has left the website, only people who may see the house get its facts. */
async function wishesOf(actor: Actor, { house }: FoundContact): Promise<NeedWishes> {
  const facts = await findHouseToMatch(house.id);
  return facts && (facts.web === 1 || canSeeHouse(actor, facts)) ? wishesAround(facts) : noWishes;
}

/** "Hỏi về: 148/12 Nguyễn Văn Đậu", then the visitor's message. Numbers are masked as in the list. */
function wordsOf(actor: Actor, { contact, house }: FoundContact): string {
  const said = [contactText.askedAbout(house.address), contact.message].filter(Boolean).join('\n');
  if (!canSeeContactPhone(actor, house)) return hideNumbers('description', said);
  if (!isOwnContact(actor, house) && tellsNumber('description', said)) noteReveal('contact', contact.id);
  return said;
}

/** The first values of the need form for a contact request. D15. */
export const readNeedDraftCall = handle(readNeedDraft, async ({ actor, params: { id } }) => {
  const found = await findContact(id);
  if (!found || !canSeeContact(actor, found.house)) throw new HttpError('not_found', contactText.notFound);
  const { customer_id } = found.contact;
  const customer =
    customer_id === null ? undefined : (await readLinkableCustomers(actor, [customer_id])).get(customer_id);
  return {
    ...(await wishesOf(actor, found)),
    contact_id: id,
    customer: customer ? { id: customer.id, name: customer.name } : null,
    description: wordsOf(actor, found),
  };
});
