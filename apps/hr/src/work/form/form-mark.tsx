import { formStatusText } from '@toam/contracts/form/form-labels';
import type { FormRow } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import type { FormKind } from '@toam/domain/work/form-kinds';
import type { FormStatus } from '@toam/domain/work/form-access';
import { Row, StatusTag, type Tone } from '@toam/ui/core';
import { kindsOnScreen } from './form-kinds';

interface FormIconProps {
  kind: FormKind;
  size?: number;
  /** From a menu, which spaces its icons. */
  className?: string;
}

/** The kind of a form as a tile. */
export function FormIcon({ kind, size = 36, className }: FormIconProps) {
  const Icon = kindsOnScreen[kind].icon;
  return (
    <Row
      as="span"
      inline
      className={className}
      flex="none"
      justify="center"
      width={size}
      height={size}
      radius={8}
      background="infoTint"
      tone="info"
    >
      <Icon size={20} />
    </Row>
  );
}

const tones: Record<FormStatus, Tone> = { 0: 'warning', 1: 'success', 2: 'error' };

/** How a form stands; an approved one whose owner asks to cancel it says so. D115. */
export const FormStatusTag = ({ form }: { form: Pick<FormRow, 'status' | 'revoked_at' | 'cancel_asked_at'> }) =>
  form.cancel_asked_at === null ? (
    <StatusTag tone={tones[form.status]}>{formStatusText(form)}</StatusTag>
  ) : (
    <StatusTag tone="warning">{formText.cancelMark}</StatusTag>
  );
