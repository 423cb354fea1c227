import { choice, count, ref } from '@toam/domain/record/field';
import { record } from '@toam/domain/record/record';

/** The largest starting value. */
const max = 1_000_000;

/** A quarter's starting values: of the company (user null), or of a person. Specification 3 §3, D86; who writes: `canWriteTargets`. */
export const target = record('target', {
  versioned: true,
  softDelete: false,
  fields: {
    user: ref('staff', { label: 'Nhân viên', fixed: true, active: true, none: 'Công ty' }),
    year: count({ label: 'Năm', required: true, fixed: true, min: 2000, max: 2100 }),
    quarter: choice({ 1: '1', 2: '2', 3: '3', 4: '4' }, { label: 'Quý', required: true, fixed: true }),
    purchase: count({ label: 'Nhu cầu mua', required: true, max }),
    connection: count({ label: 'Nhu cầu kết nối', required: true, max }),
    // the others may be empty: no target
    sale: count({ label: 'Nhu cầu bán', max }),
    sale_seen: count({ label: 'Khách xem nhà bán', max }),
    purchase_seen: count({ label: 'Khách mua đi xem', max }),
    connection_seen: count({ label: 'Khách kết nối đi xem', max }),
    created_by: ref('staff', { label: 'Người nhập', column: 'created_by', server: 'actor', hidden: true }),
  },
  unique: ['year', 'quarter', 'user'],
  list: { sorts: ['year'], filters: ['user'], first: '-year' },
  may: { write: () => null },
  audience: 'brokerage',
  history: 'Target',
});

/** The figures that have a target. */
export const targetFigures = [
  'purchase',
  'connection',
  'sale',
  'sale_seen',
  'purchase_seen',
  'connection_seen',
] as const;
export type TargetFigure = (typeof targetFigures)[number];
