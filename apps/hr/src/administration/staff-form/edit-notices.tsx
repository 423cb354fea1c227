import { staffFormText as text } from './staff-form.text';
import type { StaffUser } from '@toam/contracts/user/user';
import { Avatar, Row, Stack, Text } from '@toam/ui/core';
import { FormNotice } from '@toam/ui/form';
import { jobOf } from '../staff/staff-labels';
import { missingFields } from './staff-form.schema';
import { staffFormLabel } from './staff-form.labels';
import { valuesOf } from './staff-form.values';

interface EditNoticesProps {
  stored: StaffUser;
  isReadOnly: boolean;
}

/** Whose record it is, and warnings before typing: read-only, data missing, or account locked. */
export function EditNotices({ stored, isReadOnly }: EditNoticesProps) {
  const missing = missingFields(valuesOf(stored));
  return (
    <>
      <Row as="p" gap={12} top={16}>
        <Avatar id={stored.id} name={stored.name} image={stored.avatar} size={40} />
        <Stack as="span" size={13} tone="text3">
          <Text as="strong" size={14} weight={600} tone="text">
            {stored.name}
          </Text>
          {jobOf(stored)}
        </Stack>
      </Row>
      {isReadOnly && <FormNotice type="warning" title={text.readOnly} />}
      {stored.status === 0 && <FormNotice type="warning" title={text.locked} />}
      {!isReadOnly && missing.length > 0 && (
        <FormNotice title={text.incomplete(missing.length, missing.map((field) => staffFormLabel[field]).join(', '))} />
      )}
    </>
  );
}
