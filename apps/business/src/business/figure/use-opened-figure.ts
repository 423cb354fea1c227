import { type BusinessFigure, businessFigures } from '@toam/domain/business/business-figures';
import type { Days } from '@toam/domain/business/business-period';
import { recordId } from '@toam/list-screen/list-search';
import { useUrlState } from '@toam/ui/core';
import { useMemo } from 'react';
import { z } from 'zod';

/** A figure of the screen that is asked what it is made of. */
export interface OpenedFigure {
  figure: BusinessFigure;
  /** Of the period before. */
  previous?: boolean | undefined;
  /** Of a part of the period: the days of a chart's bar. */
  bar?: Days | undefined;
  /** Of one person, where a row is a person's. */
  person?: number | undefined;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** '2026-11-02_2026-11-08' */
function daysIn(bar: string): Days | undefined {
  const [first = '', last = ''] = bar.split('_');
  return day.test(first) && day.test(last) && first <= last ? { first, last } : undefined;
}

/** What the address holds of it besides the screen's own filter. */
const figureSearch = z.object({
  figure: z.enum(businessFigures).nullable().catch(null),
  previous: z.literal('1').nullable().catch(null),
  bar: z.string().catch(''),
  person: recordId,
});

type FigureSearch = z.output<typeof figureSearch>;

function readOpened({ figure, previous, bar, person }: FigureSearch): OpenedFigure | null {
  if (figure === null) return null;
  return { figure, previous: previous !== null, bar: daysIn(bar), person: person ?? undefined };
}

const written = (opened: OpenedFigure | null): FigureSearch => ({
  figure: opened?.figure ?? null,
  previous: opened?.previous ? '1' : null,
  bar: opened?.bar ? `${opened.bar.first}_${opened.bar.last}` : '',
  person: opened?.person ?? null,
});

/** Whether two are the same place of the address. */
export const isSameFigure = (one: OpenedFigure | null, other: OpenedFigure): boolean =>
  one !== null && JSON.stringify(written(one)) === JSON.stringify(written(other));

/** The figure in the address, and a function that opens another; null closes it. A link to it can be sent. */
export function useOpenedFigure(): [OpenedFigure | null, (opened: OpenedFigure | null) => void] {
  const [search, change] = useUrlState(figureSearch);
  const opened = useMemo(() => readOpened(search), [search]);
  return [opened, (next) => change(written(next))];
}
