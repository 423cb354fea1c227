import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { staffFormText as text } from './staff-form.text';
import { staffLabel } from '@toam/contracts/user/user.text';
import { entryNames } from '@toam/pickers/house-options';
import { StaffNamed } from '@toam/pickers/staff/staff-named';
import { fieldLabel, isPicture } from '@toam/pickers/staff/staff.values';
import { Text } from '@toam/ui/core';
import { unitLabel } from '@toam/ui/form';
import type { ReactNode } from 'react';
import type { StaffFormValues } from './staff-form.values';

/** Labels of the fields. */
export const staffFormLabel = { ...staffLabel, other_account: text.variant };

/** A field's value as people read it, with pictures as images; '' if empty. */
export const staffWords =
  (options: HouseOptions) =>
  (field: keyof StaffFormValues, values: StaffFormValues): ReactNode => {
    if (field === 'limit_unit') return unitLabel[values.limit_unit];
    if (field === 'other_account') return values.other_account ? text.variants.other : text.variants.staff;
    if (field === 'manager') return values.manager === null ? '' : <StaffNamed userId={values.manager} />;
    if (field === 'project' || field === 'province') return entryNames(options[field], values[field]);
    const image = isPicture(field) ? values[field][0] : undefined;
    if (!image) return fieldLabel(field, values);
    return (
      <Text as="img" maxWidth={160} maxHeight={100} radius={6} src={image.thumbnail} alt={staffFormLabel[field]} />
    );
  };
