import { formStatusText } from '@toam/contracts/form/form-labels';
import type { FormRow } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import type { FormStatus } from '@toam/domain/work/form-access';
import { StatusTag, type Tone } from '@toam/ui/core';

const tones: Record<FormStatus, Tone> = { 0: 'warning', 1: 'success', 2: 'error' };

/** How a form stands; an approved one whose owner asks to cancel it says so. D115. */
export const FormStatusTag = ({ form }: { form: FormRow }) =>
  form.cancel_asked_at === null ? (
    <StatusTag tone={tones[form.status]}>{formStatusText(form)}</StatusTag>
  ) : (
    <StatusTag tone="warning">{formText.cancelMark}</StatusTag>
  );
