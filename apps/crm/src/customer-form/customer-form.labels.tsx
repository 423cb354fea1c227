import { phoneFields } from '@toam/domain/customer/customer-phones';
import { customerValueText } from '@toam/domain/customer/customer-columns';
import { phoneText } from '@toam/pickers/customer/customer.queries';
import type { CustomerValues } from '@toam/pickers/customer/customer.values';
import { StaffNamed } from '@toam/pickers/staff/staff-named';
import { Avatar } from '@toam/ui/core';
import type { ReactNode } from 'react';
import type { CustomerField } from './customer-form.values';

const isPhone = (field: CustomerField): boolean => phoneFields.some((phone) => phone === field);

/** A field's value as people read it; '' if the field is empty. */
export function customerWords(field: CustomerField, customer: CustomerValues): ReactNode {
  if (field === 'image')
    return customer.image ? <Avatar id={0} name="" image={customer.image.thumbnail} size={40} /> : '';
  if (field === 'user_id') return customer.user_id === null ? '' : <StaffNamed userId={customer.user_id} />;
  return isPhone(field) ? phoneText(customer[field]) : (customerValueText(customer, field) ?? '');
}
