import { useQuery } from '@tanstack/react-query';
import { transactionScreenText as text } from '@toam/contracts/deal/transaction-screen.text';
import { PeriodType } from '@toam/domain/business/business-period';
import type { DataOf } from '@toam/contracts/endpoint';
import type { findLedgerPlace } from '@toam/contracts/deal/deal.endpoints';
import { Button, Row, Text, type AddressChange } from '@toam/ui/core';
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import type { BusinessChoice } from './business-choice';
import { ledgerQueries, type LedgerList, type PlaceQuery } from './ledger.queries';

interface SavedRow {
  id: number;
  /** ms. */
  savedAt: number;
  /** The list has gone to it. */
  isFound: boolean;
}

/** The new rows of the last save. No address has them: a form is a page of its own, and goes back to the list by the history. */
const useSaved = create<Partial<Record<LedgerList, SavedRow>>>(() => ({}));

/** Says which rows a save has made, so that their lists go to them. */
export const noteSaved = (rows: { [List in LedgerList]?: number | undefined }): void =>
  useSaved.setState(
    Object.fromEntries(
      Object.entries(rows).flatMap(([list, id]) =>
        id === undefined ? [] : [[list, { id, savedAt: Date.now(), isFound: false }] as const],
      ),
    ),
    true,
  );

/** ms for which a row is marked, and for which a list that is opened after a save goes to the new row. */
const marked = 10_000;
const fresh = 60_000;

/** What a list of the ledger knows of its address. */
interface ListAt {
  address: {
    search: { page: number; size: number };
    change: (patch: { page: number }, options?: AddressChange) => void;
    ask: (patch: { search: string }) => void;
    clear: () => void;
  };
  choice: BusinessChoice;
  choose: (choice: BusinessChoice, anytime: boolean) => void;
}

/**
 * Brings the row that was just saved into sight: goes to the month of its day and to its page. Filters stay as the person set them; if they
 * hide the row, `isHidden` lets `SavedHidden` say so.
 * @param question of the list, without its page
 */
export function useSavedRow(list: LedgerList, at: ListAt, question: Omit<PlaceQuery, 'list' | 'id'>) {
  const saved = useSaved((rows) => rows[list]);
  const { address, choice, choose } = at;
  const { page: _page, size: _size, ...asked } = question as typeof question & { page?: number };
  const { data: place } = useQuery({
    ...ledgerQueries.place({ ...asked, list, id: saved?.id ?? 0, size: address.search.size }),
    enabled: () => saved !== undefined && !saved.isFound && Date.now() - saved.savedAt <= fresh,
  });
  const go = useEffectEvent(({ page, day }: DataOf<typeof findLedgerPlace>) => {
    if (!saved || saved.isFound || Date.now() - saved.savedAt > fresh) return;
    if (page !== null) {
      useSaved.setState({ [list]: { ...saved, isFound: true } });
      if (page !== address.search.page) address.change({ page }, { replace: true });
    } else if (day !== null) {
      const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
      choose({ ...choice, period: { type: PeriodType.month, year, month } }, false);
    }
  });
  useEffect(() => {
    if (place) go(place);
  }, [place]);
  const isFound = saved?.isFound === true;
  useEffect(() => {
    if (!isFound) return undefined;
    const timer = setTimeout(() => useSaved.setState({ [list]: undefined }), marked);
    return () => clearTimeout(timer);
  }, [isFound, list]);
  return {
    id: saved?.id ?? null,
    isHidden: saved !== undefined && !saved.isFound && place !== undefined && place.page === null && place.day === null,
    show: () => {
      address.clear();
      choose({ ...choice, whose: 'team', team: null, users: [] }, false);
      address.ask({ search: '' });
    },
    forget: () => useSaved.setState({ [list]: undefined }),
  };
}

/** Over a list whose filters hide the row that was just saved. */
export function SavedHidden({ saved }: { saved: ReturnType<typeof useSavedRow> }) {
  if (!saved.isHidden) return null;
  return (
    <Row role="status" flex="none" gap={8} padX={16} padY={6} wrap background="primaryTint">
      <Text size={13}>{text.savedHidden}</Text>
      <Button size="small" type="primary" onClick={saved.show}>
        {text.showSaved}
      </Button>
      <Button size="small" onClick={saved.forget}>
        {text.keepFilters}
      </Button>
    </Row>
  );
}
