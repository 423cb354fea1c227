import { HouseStatus } from '@toam/domain/house/house-values';
import { fewestToCompare, type Market } from '@toam/domain/post/price-market';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { db } from '../../../db/db';
import { type House, houses } from '../house.schema';

const perSquare = sql`${houses.into_money} / ${houses.measured_area}`;
const quantile = (share: number) =>
  sql<number>`round(percentile_cont(${share}::float8) within group (order by (${perSquare})::float8))`.mapWith(Number);

/**
 * What a square metre costs in the district of a house, by all that we offer there for the same purpose; a twentieth on each side is left
 * out. It tells of no house. Null: there are too few.
 */
export async function readMarket({
  id,
  province,
  purpose,
}: Pick<House, 'id' | 'province' | 'purpose'>): Promise<Market | null> {
  if (province === null) return null;
  const [found] = await db()
    .select({
      houses: sql<number>`count(*)`.mapWith(Number),
      ...{ low: quantile(0.05), median: quantile(0.5), high: quantile(0.95) },
    })
    .from(houses)
    .where(
      and(
        ...[eq(houses.province, province), eq(houses.purpose, purpose), eq(houses.status, HouseStatus.onSale)],
        ...[isNull(houses.deleted_at), ne(houses.id, id), gt(houses.into_money, 0), gt(houses.measured_area, 0)],
      ),
    );
  return found && found.houses >= fewestToCompare ? found : null;
}
