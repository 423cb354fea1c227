import type { HouseOptions } from '@toam/contracts/option/option.schema';
import type { NeedRow } from '@toam/contracts/need/need.schema';
import { needText, needWishLabel } from '@toam/contracts/need/need.text';
import { housePriceText } from '@toam/domain/house/house-price';
import { needColumns } from '@toam/domain/need/need-columns';
import { writeNumber } from '@toam/domain/number-input';
import { entryNames } from '@toam/pickers/house-options';
import { CustomerNamed } from '@toam/pickers/customer/customer-named';
import { StaffNamed } from '@toam/pickers/staff/staff-named';
import { unitLabel } from '@toam/ui/form';
import type { ReactNode } from 'react';
import type { NeedField, NeedFormValues } from './need-form.values';

/** A field's value as people read it; '' if the field is empty. */
export const needWords =
  (options: HouseOptions) =>
  (field: NeedField, need: NeedFormValues, current: Pick<NeedRow, 'customer' | 'user'>): ReactNode => {
    const column = needColumns[field];
    const value = need[field];
    if (value === null) return '';
    switch (column.kind) {
      case 'customer':
        return <CustomerNamed customerId={Number(value)} known={current.customer} />;
      case 'person':
        return <StaffNamed userId={Number(value)} known={current.user} />;
      case 'purpose':
        return need.purpose === 1 ? needText.rent : needText.buy;
      case 'unit':
        return unitLabel[need.money_unit];
      case 'wishes':
        return need.require_column.map((wish) => needWishLabel[wish]).join(', ');
      case 'entries':
        return entryNames(options[column.dictionary], value as number[]);
      case 'values':
        return need.request_direction.join(', ');
      case 'money':
        return housePriceText(Number(value), need.purpose);
      case 'minimum':
        return writeNumber(Number(value), 2);
      case 'note':
        return String(value);
    }
  };
