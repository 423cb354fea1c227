import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { houseValueLabel } from '@toam/contracts/house/house-value-labels';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { writeDegrees } from '@toam/domain/map/geo';
import { houseColumns, houseFormColumns, type HouseFormColumn } from '@toam/domain/house/house-columns';
import { richTextToPlain, type RichText } from '@toam/domain/rich-text';
import { entryNames } from '@toam/pickers/house-options';
import { CustomerNamed } from '@toam/pickers/customer/customer-named';
import { StaffNamed } from '@toam/pickers/staff/staff-named';
import { unitLabel } from '@toam/ui/form';
import type { ReactNode } from 'react';
import type { HouseField, HouseFormValues } from './house-form.values';

const isColumn = (field: HouseField): field is HouseFormColumn => houseFormColumns.some((column) => column === field);

/** A field's value as people read it; '' if the field is empty. */
export const houseWords =
  (options: HouseOptions) =>
  (field: HouseField, house: HouseFormValues, current: Pick<HouseDetail, 'customer' | 'user'>): ReactNode => {
    const value = house[field];
    // Pictures and documents merge as lists, so nobody has to choose.
    if (value === null || !isColumn(field)) return '';
    const column = houseColumns[field];
    switch (column.kind) {
      case 'entry':
        return entryNames(options[column.entry], [Number(value)]);
      case 'project':
        return entryNames(options.project, [Number(value)]);
      case 'staff':
        return <StaffNamed userId={Number(value)} known={current.user} />;
      case 'customer':
        return <CustomerNamed customerId={Number(value)} known={current.customer} />;
      case 'rich':
        return richTextToPlain(value as RichText);
      case 'directions':
        return house.balcony_direction.join(', ');
      case 'moneyUnit':
        return unitLabel[house.money_unit];
      case 'latitude':
      case 'longitude':
        return writeDegrees(Number(value));
      case 'flag':
        return houseValueLabel(field, value ? '1' : '0');
      default:
        return houseValueLabel(field, String(value)) ?? '';
    }
  };
