import type { FigureRow } from '@toam/contracts/business/statistic.endpoints';
import { dayStart } from '@toam/domain/day';

/** A share of a deal of 17 November, unless said otherwise. */
export const aFigureRow = (differing: Partial<FigureRow> = {}): FigureRow => ({
  ...{ kind: 'share', id: 41, share_id: 41, date: dayStart('2026-11-17'), code: 'GD-2611-0041' },
  ...{ address: '36 Đường 64, TP. Thủ Đức', user: { id: 7, name: 'Phạm Ngọc Diễm', avatar: null } },
  ...{ amount: 60_000_000, half_of: null },
  ...differing,
});

/** A page of rows with the sum of all of them. */
export const figureRows = (
  list: FigureRow[],
  differing: { total?: number; total_page?: number; sum?: number } = {},
) => ({
  ...{ list, total: list.length, total_page: 1, page: 1 },
  sum: list.reduce((sum, { amount }) => sum + amount, 0),
  ...differing,
});
