import { line, name, ref } from '@toam/domain/record/field';
import { record } from '@toam/domain/record/record';
import { canChangeTag } from './house-community';

/** A label of houses, company-wide. D43. */
export const tag = record('tag', {
  versioned: false,
  softDelete: true,
  fields: {
    name: name({ label: 'Tên nhãn', required: true, max: 130 }),
    /** Null: the colour of the palette at id mod 10. A tag that is made while it is put on a house has none. */
    color: line({ label: 'Màu', required: true, nullable: true, pattern: /^#[0-9A-Fa-f]{6}$/ }),
    /** Who made it; nobody for those of the old system. */
    user: ref('staff', { label: 'Người tạo', nullable: true, server: 'actor' }),
  },
  unique: ['name'],
  list: { sorts: ['name'], filters: [], first: 'name' },
  may: { write: (actor, row) => (canChangeTag(actor, row) ? null : 'mayNotChange') },
  audience: 'everyone',
  live: 'house-tag',
});
