import type { Random } from '@toam/domain/random';
import type { DemoHouse } from './house';

/**
 * What an agent proposes for a house on the website: a lower price, and usually another change. Fields as in a save body (D38).
 */
export function draftOf(r: Random, { row }: DemoHouse): Record<string, unknown> {
  const step = (row.into_money ?? 0) > 1_000_000_000 ? 50_000_000 : 500_000;
  const cheaper = Math.max(step, Math.round(((row.into_money ?? step) * r.between(0.93, 0.98)) / step) * step);
  return {
    into_money: cheaper === row.into_money ? cheaper - step : cheaper,
    ...(r.chance(0.6) ? { title: `${row.title ?? ''}, giá tốt` } : {}),
    ...(r.chance(0.4)
      ? { descriptions: 'Chủ giảm giá bán nhanh trong tháng, xem nhà mọi lúc, pháp lý đầy đủ, công chứng ngay.' }
      : {}),
    ...(r.chance(0.3) && row.number_wc ? { number_wc: row.number_wc + 1 } : {}),
  };
}
