import { staffFormText as text } from '@toam/contracts/texts/staff-form';
import type { StaffUser } from '@toam/contracts/user/user';
import { Alert, Avatar } from '@toam/ui/core';
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
      <p className="staff-whose">
        <Avatar id={stored.id} name={stored.name} image={stored.avatar} size={40} />
        <span className="staff-whose-words">
          <strong>{stored.name}</strong>
          {jobOf(stored)}
        </span>
      </p>
      {isReadOnly && <Alert className="ta-form-notice" type="warning" showIcon title={text.readOnly} />}
      {stored.status === 0 && <Alert className="ta-form-notice" type="warning" showIcon title={text.locked} />}
      {!isReadOnly && missing.length > 0 && (
        <Alert
          className="ta-form-notice"
          type="info"
          showIcon
          title={text.incomplete(missing.length, missing.map((field) => staffFormLabel[field]).join(', '))}
        />
      )}
    </>
  );
}
