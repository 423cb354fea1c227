import { addAccumulation, changeAccumulation } from '@toam/contracts/accumulation/accumulation.endpoints';
import {
  changeTarget,
  createTarget,
  largestTarget,
  maxSavedTargets,
  saveTargets,
} from '@toam/contracts/target/target.endpoints';
import { counterText } from '@toam/contracts/business/accumulation.text';
import { commonText } from '@toam/contracts/texts/common';
import { targetText } from '@toam/contracts/business/target.text';
import { validationText } from '@toam/contracts/texts/validation';
import { accumulationCounters, counterNames, shortCounterNames } from '@toam/domain/business/accumulation.record';
import { optionalTargets } from '@toam/domain/business/targets';
import { today } from '../deal.fixture';
import { changed, type CheckedCall, dayLength, future } from './checked-call.fixture';
import { type Wrong, wrongChoices, wrongCounts, wrongEntryDays, wrongOptionalPeople } from './wrong-value.fixture';

const isShort = (name: string) => shortCounterNames.some((one) => one === name);
const counterWrong = (of: (name: (typeof counterNames)[number]) => string) =>
  Object.fromEntries(counterNames.map((name) => [name, wrongCounts(of(name))]));
const marketing = 'Vui lòng nhập số lượng tiếp thị hôm nay';
/** All 18 counters. */
export const entry = Object.fromEntries(counterNames.map((name) => [name, 1]));
export const target = { year: 2026, quarter: 1, purchase: 90, connection: 30, sale: 1, sale_seen: 2, purchase_seen: 3 };
const targetWrong = {
  purchase: wrongCounts('Vui lòng nhập Nhu cầu mua', largestTarget),
  connection: wrongCounts('Vui lòng nhập Nhu cầu kết nối', largestTarget),
  ...Object.fromEntries(
    optionalTargets.map((name) => [name, wrongCounts('', largestTarget).filter(([value]) => value !== null)]),
  ),
};
const targetPlaceWrong = {
  year: [1999, 2101, 2026.5, '2026', null].map((value): Wrong => [value, targetText.yearInvalid]),
  quarter: wrongChoices('Vui lòng chọn Quý'),
  user_id: wrongOptionalPeople(commonText.staffGone, 20),
};
const savedTarget = { ...target, quarter: 2, user_id: 7, version: 0, connection_seen: 4 };

/** Calls that write entries of days and starting values of quarters. */
export const figureCalls: CheckedCall[] = [
  {
    endpoint: addAccumulation,
    body: { ...entry, date: today() - dayLength, user_id: 7 },
    wrong: {
      date: [...wrongEntryDays, future],
      user_id: wrongOptionalPeople(commonText.staffGone, 20),
      ...counterWrong((name) => {
        if (accumulationCounters[name].own.side === null) return marketing;
        return isShort(name) ? 'Vui lòng nhập Số lượng' : `Vui lòng nhập ${counterText[name]}`;
      }),
    },
  },
  {
    endpoint: changeAccumulation,
    body: { id: 1, version: 1, ...entry, date: today() },
    wrong: {
      ...{ ...changed, date: [...wrongEntryDays, future] },
      ...counterWrong((name) => (accumulationCounters[name].own.side === null ? marketing : 'Vui lòng nhập Số lượng')),
    },
  },
  {
    endpoint: createTarget,
    body: { ...target, user_id: 7, connection_seen: 4, startAt: today(), endAt: today() },
    wrong: {
      ...targetWrong,
      ...targetPlaceWrong,
      startAt: [
        [-1, validationText.tooSmall('0')],
        [1.5, validationText.integer],
      ],
      endAt: [
        [-1, validationText.tooSmall('0')],
        [1.5, validationText.integer],
      ],
    },
  },
  {
    endpoint: changeTarget,
    body: {
      id: 1,
      version: 1,
      purchase: 95,
      connection: 31,
      sale: null,
      sale_seen: 5,
      purchase_seen: 6,
      connection_seen: 7,
    },
    wrong: { ...changed, ...targetWrong },
  },
  {
    endpoint: saveTargets,
    body: { rows: [savedTarget] },
    wrong: {
      rows: [[Array.from({ length: maxSavedTargets + 1 }, () => savedTarget), validationText.tooMany(maxSavedTargets)]],
      ...Object.fromEntries(
        Object.entries({ ...targetWrong, ...targetPlaceWrong }).map(([field, wrong]) => [`rows.0.${field}`, wrong]),
      ),
      'rows.0.version': [
        [-1, validationText.tooSmall('0')],
        [1.5, validationText.integer],
      ],
    },
  },
];
