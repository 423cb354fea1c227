import type { HouseStatus, Purpose } from '@toam/domain/house/house-values';
import { bigint, doublePrecision, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { houses } from './house.schema';

/**
 * Columns of a house that lists sort by and saves seldom change. A save writes every index of `houses`, whatever it changes;
 * these indexes are written only if one of these columns changes. Two triggers keep the rows.
 */
export const houseSorts = pgTable(
  'house_sorts',
  {
    house_id: integer('house_id')
      .primaryKey()
      .references(() => houses.id, { onDelete: 'cascade' }),
    purpose: smallint('purpose').notNull().$type<Purpose>(),
    property_type: integer('property_type'),
    house_type: integer('house_type'),
    ownership: integer('ownership'),
    street_type: integer('street_type'),
    wide_street: doublePrecision('wide_street'),
    measured_area: doublePrecision('measured_area'),
    width: doublePrecision('width'),
    length: doublePrecision('length'),
    floor_area: doublePrecision('floor_area'),
    floors: smallint('floors'),
    number_bedroom: smallint('number_bedroom'),
    number_wc: smallint('number_wc'),
    brokerage_fee: bigint('brokerage_fee', { mode: 'number' }),
    project_id: integer('project_id'),
    house_number: text('house_number').notNull(),
    house_address: text('house_address').notNull(),
    province: integer('province'),
    district: integer('district'),
    status: smallint('status').notNull().$type<HouseStatus>(),
    customer_id: integer('customer_id'),
  },
  (sorts) => [
    // Null sorts as the lowest value in both directions. Ids are in the index, so walking it needs no table access.
    index('house_sorts_purpose').on(sorts.purpose, sorts.house_id),
    index('house_sorts_type').on(sorts.property_type.asc().nullsFirst(), sorts.house_id),
    index('house_sorts_class').on(sorts.house_type.asc().nullsFirst(), sorts.house_id),
    index('house_sorts_ownership').on(sorts.ownership.asc().nullsFirst(), sorts.house_id),
    index('house_sorts_street_type').on(sorts.street_type.asc().nullsFirst(), sorts.house_id),
    index('house_sorts_wide_street').on(sorts.wide_street.asc().nullsFirst(), sorts.house_id),
    index('house_sorts_area').on(sorts.measured_area.asc().nullsFirst(), sorts.house_id),
    index('house_sorts_width').on(sorts.width.asc().nullsFirst(), sorts.house_id),
    index('house_sorts_length').on(sorts.length.asc().nullsFirst(), sorts.house_id),
    index('house_sorts_floor_area').on(sorts.floor_area.asc().nullsFirst(), sorts.house_id),
    index('house_sorts_floors').on(sorts.floors.asc().nullsFirst(), sorts.house_id),
    index('house_sorts_bedrooms').on(sorts.number_bedroom.asc().nullsFirst(), sorts.house_id),
    index('house_sorts_wc').on(sorts.number_wc.asc().nullsFirst(), sorts.house_id),
    index('house_sorts_fee').on(sorts.brokerage_fee.asc().nullsFirst(), sorts.house_id),
    index('house_sorts_project').on(sorts.project_id.asc().nullsFirst(), sorts.house_id),
    index('house_sorts_number').on(sorts.house_number, sorts.house_id),
    index('house_sorts_street').on(sorts.house_address, sorts.house_id),
    index('house_sorts_province').on(sorts.province.asc().nullsFirst(), sorts.house_id),
    index('house_sorts_ward').on(sorts.district.asc().nullsFirst(), sorts.house_id),
    index('house_sorts_status').on(sorts.status, sorts.house_id),
    index('house_sorts_customer').on(sorts.customer_id.asc().nullsFirst(), sorts.house_id),
  ],
);
