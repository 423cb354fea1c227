import { type NeedFilter, type NeedFilterColumn, needFilterKinds } from '@toam/contracts/request/need-filter.schema';
import type { NeedListMode, NeedQuery } from '@toam/contracts/request/request.endpoints';
import { isMarketer, type Actor } from '@toam/domain/actor';
import { canSeeCustomerPhone, nobodysCustomer } from '@toam/domain/customer/customer-access';
import { type NeedColumnKind, needColumns } from '@toam/domain/need/need-columns';
import { ManagerLevel } from '@toam/domain/need-values';
import { canSeeAllNeeds, type Team } from '@toam/domain/need/request-access';
import { idsIn } from '@toam/domain/record/record-id';
import { plain, searchWords } from '@toam/domain/vietnamese';
import { all, any, is } from '../../../columnar/condition';
import { momentBetween, numberBetween } from '../../../columnar/range';
import type { StoreOrder } from '../../../columnar/store-question';
import type { Need } from '../request.schema';
import type { NeedListQuery } from './need-conditions.queries';
import { type NeedCondition, type NeedKey, needSource } from './need-source';

/*
 * What a list asks of needs, for columns in memory. need-conditions.queries.ts asks the database the same, in branches that its indexes
 * find; `drawn-needs.test.ts` compares both.
 */

const nobody: NeedCondition = any<NeedKey>();

/** `sharedWith` of need-scope.reads.ts. */
const sharedWith = (actor: Actor, team: Team): NeedCondition =>
  any<NeedKey>(
    { column: 'staff', overlaps: [actor.id] },
    all(is('manager', ManagerLevel.direct), { column: 'user_id', oneOf: team.direct }),
    all(is('manager', ManagerLevel.all), { column: 'user_id', oneOf: team.all }),
  );

const involvedIn = (actor: Actor, team: Team): NeedCondition =>
  any<NeedKey>(is('user_id', actor.id), sharedWith(actor, team));

/** Every need that the actor may see: `canSeeNeed`. */
function visibleTo(actor: Actor, team: Team): NeedCondition {
  if (isMarketer(actor)) return nobody;
  return canSeeAllNeeds(actor) ? all() : involvedIn(actor, team);
}

/** The needs of a tab that the actor may see. D64. */
export function standsIn(mode: NeedListMode, actor: Actor, team: Team): NeedCondition {
  const visible = visibleTo(actor, team);
  if (mode === 'personal') return all(visible, is<NeedKey>('user_id', actor.id));
  return mode === 'shared' ? all(visible, sharedWith(actor, team)) : visible;
}

const isCustomerOf = (actor: Actor): NeedCondition => ({ column: 'customer_staff', overlaps: [actor.id] });

const readsNumbers = (actor: Actor) => canSeeCustomerPhone(actor, nobodysCustomer);

/** Needs whose texts show numbers to the actor. A search must not reveal what `hidePhones` hides. D24. */
const tellsPhones = (actor: Actor, team: Team): NeedCondition =>
  readsNumbers(actor)
    ? all()
    : any<NeedKey>(isCustomerOf(actor), all({ column: 'customer_vouched', isTrue: true }, involvedIn(actor, team)));

const hasDigit = (text: string) => /\d/.test(text);

/** The words that a part is made of are found sooner than the part. */
const hasPart = (column: NeedKey, part: string): NeedCondition =>
  all<NeedKey>(...(part.match(/[a-z0-9]+/g) ?? []).map((piece) => ({ column: 'texts' as const, part: piece })), {
    column,
    part,
  });

/** In the customer's name. Digits of a phone number match only if the actor may read it. D24. */
function isNamed(actor: Actor, part: string): NeedCondition {
  const found = hasPart('customer_name', part);
  if (readsNumbers(actor) || !/[0-9０-９]/.test(part)) return found;
  return all(found, any<NeedKey>({ column: 'customer_words', part }, isCustomerOf(actor)));
}

/** In the need's number, place or note, or in the customer's name. Digits match in a note only if the actor may read its numbers. D24. */
function hasWord(actor: Actor, team: Team, word: string): NeedCondition {
  if (readsNumbers(actor)) return { column: 'texts', part: word };
  const inNeed = hasPart('search', word);
  const told = any<NeedKey>({ column: 'place', part: word }, tellsPhones(actor, team));
  return any<NeedKey>(
    ...(hasDigit(word) ? [{ ids: idsIn([word]) }, all(inNeed, told)] : [inNeed]),
    isNamed(actor, word),
  );
}

/**
 * Each word, in any order, without case and accents; a whole phone number also finds its customers' needs. D24, D47.
 * @param ofPhone the customers whose number the search is
 */
function matchesSearch(
  actor: Actor,
  team: Team,
  search: string,
  ofPhone: readonly number[],
): NeedCondition | undefined {
  const words = searchWords(search);
  if (words.length === 0) return undefined;
  const byWords = all(...words.map((word) => hasWord(actor, team, word)));
  return ofPhone.length ? any<NeedKey>(byWords, { column: 'customer_id', oneOf: ofPhone }) : byWords;
}

const kindOf = (column: NeedFilterColumn): NeedColumnKind | null =>
  column in needColumns ? needColumns[column as keyof typeof needColumns].kind : null;

/** Any of the texts, anywhere in the column; undefined if nothing was typed. */
function hasText(actor: Actor, team: Team, { column, values }: NeedFilter): NeedCondition | undefined {
  const texts = values.map((value) => plain(String(value).trim())).filter(Boolean);
  if (texts.length === 0) return undefined;
  return any(
    ...texts.map((part) => {
      if (column === 'customer') return isNamed(actor, part);
      const found = hasPart(column, part);
      return kindOf(column) === 'note' && hasDigit(part) ? all(found, tellsPhones(actor, team)) : found;
    }),
  );
}

function isOneOf(column: keyof Need, values: NeedFilter['values']): NeedCondition | undefined {
  if (values.length === 0) return undefined;
  const { kind } = needSource.columns[column];
  if (kind === 'list') return { column, overlaps: values.map(String) };
  const numbers = values.filter((value) => value !== '').map(Number);
  return kind === 'keys' ? { column, overlaps: numbers } : { column, oneOf: numbers };
}

/** One condition of a column's filter; undefined if it has no effect. Specification 2 §7. */
function matchesFilter(actor: Actor, team: Team, filter: NeedFilter): NeedCondition | undefined {
  const { column, values } = filter;
  const kind = needFilterKinds[column];
  if (kind === 'text' || column === 'customer') return hasText(actor, team, filter);
  if (kind === 'choice') return isOneOf(column, values);
  const isMoment = column === 'created_at' || column === 'updated_at';
  return isMoment ? momentBetween(column, values) : numberBetween(column, values);
}

/** What a query asks of a need beyond its tab. @param ofPhone as in `matchesSearch` */
export const askedOf = (
  actor: Actor,
  team: Team,
  { status, filters, search }: Omit<NeedListQuery, 'mode'>,
  ofPhone: readonly number[],
): NeedCondition =>
  all(
    status === undefined ? undefined : is<NeedKey>('status', status),
    ...filters.map((filter) => matchesFilter(actor, team, filter)),
    matchesSearch(actor, team, search, ofPhone),
  );

/** Names for people's and customers' columns, the column itself for the rest. Equal values stand newest first. D24. */
export function orderOf(actor: Actor, { sort, order }: Pick<NeedQuery, 'sort' | 'order'>): StoreOrder<NeedKey> {
  const stands = { direction: order, ties: 'desc', unknown: 'last' } as const;
  if (sort === 'customer')
    return { ...stands, column: readsNumbers(actor) ? 'customer_order' : 'customer_order_unread' };
  return { ...stands, column: sort === 'user_id' ? 'user_order' : sort };
}
