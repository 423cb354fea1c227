import { formText } from '@toam/contracts/texts/form';
import type { FormStatus } from '@toam/domain/work/form-access';
import { StatusTag, type Tone } from '@toam/ui/core';

const tones: Record<FormStatus, Tone> = { 0: 'warning', 1: 'success', 2: 'error' };

export const FormStatusTag = ({ status }: { status: FormStatus }) => (
  <StatusTag tone={tones[status]}>{formText.status[status]}</StatusTag>
);
