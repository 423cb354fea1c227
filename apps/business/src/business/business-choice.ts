import type { PeriodInput } from '@toam/contracts/business/statistic.schema';
import type { Actor } from '@toam/domain/actor';
import { seesAllBusiness } from '@toam/domain/business-access';
import {
  type BusinessPeriod,
  currentPeriod,
  daysOfPeriod,
  momentsOf,
  PeriodType,
} from '@toam/domain/business/business-period';
import { recordId } from '@toam/list-screen/list-search';
import { periodName, periodNames, periodTypes } from '@toam/pickers/period/period-names';
import { z } from 'zod';

/** A period of which figures are shown, and whose. */
export interface BusinessChoice {
  period: BusinessPeriod;
  /** A leader with everybody below, or some people. */
  whose: 'team' | 'people';
  /** Null: everybody whom the viewer may see. */
  team: number | null;
  users: readonly number[];
}

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most).nullable().catch(null);
const day = z.iso.date().nullable().catch(null);

/** What the address holds of the filter. What today says is left out, so that a kept link follows the calendar. */
export const businessSearch = z.object({
  period: z.enum(periodNames).catch('month'),
  year: whole(2000, 2100),
  quarter: whole(1, 4),
  month: whole(1, 12),
  from: day,
  to: day,
  whose: z.enum(['team', 'people']).catch('team'),
  team: recordId,
  /** Ids, joined by commas. */
  users: z.string().catch(''),
});
type BusinessSearch = z.output<typeof businessSearch>;

function periodIn(search: BusinessSearch, today: string): BusinessPeriod {
  const period = currentPeriod(periodTypes[search.period], today);
  const { year, quarter, month, from, to } = search;
  switch (period.type) {
    case PeriodType.year:
      return { ...period, year: year ?? period.year };
    case PeriodType.quarter:
      return { ...period, year: year ?? period.year, quarter: quarter ?? period.quarter };
    case PeriodType.month:
      return { ...period, year: year ?? period.year, month: month ?? period.month };
    case PeriodType.custom:
      return from !== null && to !== null && from <= to ? { ...period, first: from, last: to } : period;
  }
}

const idsIn = (users: string): number[] =>
  [...new Set(users.split(',').map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0);

/** What the address asks for. */
export const readChoice = (search: BusinessSearch, today: string): BusinessChoice => ({
  period: periodIn(search, today),
  whose: search.whose,
  team: search.team,
  users: idsIn(search.users),
});

/** The numbers and days of a period. */
const partsOf = ({ type: _type, ...parts }: BusinessPeriod) =>
  parts as Partial<{ year: number; quarter: number; month: number; first: string; last: string }>;

/** A choice as the address holds it, with every day of it. */
function writeFully({ period, whose, team, users }: BusinessChoice): BusinessSearch {
  const { year = null, quarter = null, month = null, first = null, last = null } = partsOf(period);
  return {
    period: periodName(period.type),
    ...{ year, quarter, month, from: first, to: last },
    whose,
    team: whose === 'team' ? team : null,
    users: whose === 'people' ? users.join(',') : '',
  };
}

const calendar = { year: null, quarter: null, month: null, from: null, to: null };

/** A choice as the address holds it. */
export function writeChoice(choice: BusinessChoice, today: string): BusinessSearch {
  const { period } = choice;
  const isNow = JSON.stringify(currentPeriod(period.type, today)) === JSON.stringify(period);
  return { ...writeFully(choice), ...(isNow && calendar) };
}

/** Whether a team or people are named. Otherwise it is about all whom the viewer may see. */
export const isNarrowed = ({ whose, team, users }: BusinessChoice): boolean =>
  whose === 'team' ? team !== null : users.length > 0;

/**
 * The same address for somebody else, or for later: its days and people are said, not left to the calendar and to who reads. Who sees
 * everybody says nobody.
 */
export function addressToSend(address: string, choice: BusinessChoice, viewer: Actor): string {
  const isOwnTeam = !isNarrowed(choice) && !seesAllBusiness(viewer);
  const sent = writeFully(isOwnTeam ? { ...choice, whose: 'team', team: viewer.id } : choice);
  const link = new URL(address);
  for (const [name, value] of Object.entries(sent))
    if (value === null || value === '') link.searchParams.delete(name);
    else link.searchParams.set(name, String(value));
  return link.href;
}

/** Whose figures a call is about; nobody by name: everybody whom the viewer may see. */
export function scopeOf({ whose, team, users }: BusinessChoice): { team?: number; users?: string } {
  if (whose === 'team') return team === null ? {} : { team };
  return users.length === 0 ? {} : { users: users.join(',') };
}

/** A choice as calls with a query take it. */
export const queryOf = (choice: BusinessChoice) => ({
  ...momentsOf(daysOfPeriod(choice.period)),
  ...scopeOf(choice),
});

/** A period as calls with a body take it. */
const saidPeriod = (period: BusinessPeriod): PeriodInput =>
  period.type === PeriodType.custom ? { type: period.type, ...momentsOf(period) } : period;

/** A choice as calls with a body take it. */
export function questionOf({ period, whose, team, users }: BusinessChoice) {
  const people = whose === 'team' ? (team === null ? {} : { team }) : users.length === 0 ? {} : { users: [...users] };
  return { period: saidPeriod(period), ...people };
}

/** A choice as the query of a link: what the calendar says is left out. */
export function choiceParams(choice: BusinessChoice, today: string): URLSearchParams {
  const usual: Record<string, unknown> = businessSearch.parse({});
  const input = Object.entries(writeChoice(choice, today)).filter(
    ([name, value]) => value !== null && value !== usual[name],
  );
  return new URLSearchParams(input.map(([name, value]) => [name, String(value)]));
}
