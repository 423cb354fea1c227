import { useQuery } from '@tanstack/react-query';
import { codeAfter } from '@toam/domain/deal/deal-codes';
import { DealStatus } from '@toam/domain/deal/deal-values';
import { percentOf } from '@toam/domain/money/money-format';
import { dividedFee, divideWhole, firstExceeding, suggestedFee } from '@toam/domain/deal/share-fees';
import { type EntryForm, useFieldArray, useWatch } from '@toam/ui/form';
import { useEffect, useRef } from 'react';
import { codesOfDeal } from './deal-choice.queries';
import { type DealValues, emptyShare, feesOf, type ShareValues } from './deal-form.values';

/** What a line is offered. */
export interface LineOffer {
  /** Null: the rate or the deal's fee is missing. */
  fee: number | null;
  /** The next free code that no other line has; '' until it is known. */
  code: string;
}

const isAmount = (value: number | null): value is number => value !== null && Number.isSafeInteger(value) && value >= 0;

/**
 * The fee that a line is offered: by its rate, and the last one no more than the others leave (B1). Rates that divide the whole leave no
 * đồng, as thirds do.
 */
function offeredFee(fee: number | null, shares: readonly ShareValues[], at: number): number | null {
  const rate = shares[at]?.brokerageRate ?? null;
  if (!isAmount(fee) || rate === null || Number.isNaN(rate) || rate < 0 || rate > 100) return null;
  const rates = shares.map(({ brokerageRate }) => brokerageRate ?? 0);
  if (divideWhole(rates)) return dividedFee(fee, rates)[at]!;
  return at === shares.length - 1 ? suggestedFee(fee, rate, feesOf(shares.slice(0, at))) : percentOf(fee, rate);
}

/** The code for each line: its own, or the next free one. */
function offeredCodes(codes: readonly string[], shares: readonly ShareValues[]): string[] {
  const taken = new Set(shares.map(({ transactionCode }) => transactionCode.trim().toLowerCase()));
  const free = codes.filter((code) => !taken.has(code.toLowerCase()));
  let next = 0;
  return shares.map(({ transactionCode }) => (transactionCode.trim() === '' ? (free[next++] ?? '') : ''));
}

/** The lines of a deal's people: adding, removing, and what each is offered. */
export function useShareLines(form: EntryForm<DealValues>) {
  const { control, getValues, setValue, getFieldState, trigger } = form;
  const { append, remove } = useFieldArray({ control, name: 'users_group' });
  const [fee, shares] = useWatch({ control, name: ['brokerageFee', 'users_group'] });
  const { data: codes = [] } = useQuery(codesOfDeal);
  const free = offeredCodes(codes, shares);
  const offers = shares.map((_, at): LineOffer => ({ fee: offeredFee(fee, shares, at), code: free[at] ?? '' }));

  // a new line follows its suggestion until somebody types another amount
  const followed = useRef(new Map<string, number | null>());
  const sums = JSON.stringify([
    fee,
    shares.map(({ brokerageRate, brokerageFeeUser }) => [brokerageRate, brokerageFeeUser]),
  ]);
  useEffect(() => {
    for (const [at, share] of getValues('users_group').entries()) {
      const offered = offeredFee(getValues('brokerageFee'), getValues('users_group'), at);
      const before = followed.current.get(share.key);
      followed.current.set(share.key, offered);
      if (share.share_id !== null || offered === null || offered === share.brokerageFeeUser) continue;
      if (share.brokerageFeeUser === (before ?? null))
        setValue(`users_group.${at}.brokerageFeeUser`, offered, { shouldDirty: true });
    }
    // the sum is one rule over all lines and the fee, so another one's change may make a line wrong, or right again
    const [ofDeal, lines] = getValues(['brokerageFee', 'users_group']);
    const exceeding = isAmount(ofDeal) ? firstExceeding(ofDeal, feesOf(lines)) : null;
    for (const at of lines.keys()) {
      const name = `users_group.${at}.brokerageFeeUser` as const;
      if (at === exceeding || getFieldState(name).invalid) void trigger(name);
    }
  }, [sums, getValues, setValue, getFieldState, trigger]);

  const put = <Field extends 'brokerageFeeUser' | 'transactionCode'>(
    at: number,
    field: Field,
    value: ShareValues[Field],
  ) =>
    setValue(`users_group.${at}.${field}`, value as never, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  const add = () => {
    const last = shares.at(-1);
    const share = emptyShare({ customer_id: last?.customer_id ?? null, status: last?.status ?? DealStatus.deposited });
    append(share, { shouldFocus: false });
    return share.key;
  };
  /** Once somebody is chosen, the line gets its code. */
  const nameLine = (at: number) => {
    if (getValues(`users_group.${at}.transactionCode`).trim() !== '') return;
    const before = getValues('users_group')
      .slice(0, at)
      .findLast(({ transactionCode }) => transactionCode !== '');
    const code = free[at] || (before && codeAfter(before.transactionCode));
    if (code) put(at, 'transactionCode', code);
  };
  const isFree = (code: string): boolean => codes.includes(code);
  return { fee, shares, offers, lines: { add, remove, put, nameLine, isFree } };
}
export type ShareLines = ReturnType<typeof useShareLines>;
