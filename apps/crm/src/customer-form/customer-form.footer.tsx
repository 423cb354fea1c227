import { customerFormText as text } from '@toam/contracts/customer/customer-form.text';
import type { CustomerValues } from '@toam/pickers/customer/customer.values';
import { DraftLine } from '@toam/record-form/draft/draft-line';
import { useSaveRefused } from '@toam/record-form/edit-while';
import type { FormDraftControl } from '@toam/record-form/draft/form-draft';
import { Bar, Button, Cell, Text, useIsPhone } from '@toam/ui/core';
import { FormProblemsButton, revealProblems, useFormState, type EntryForm } from '@toam/ui/form';
import * as css from './customer-form.module.css';

/** The state, actions and labels of a save. */
export interface CustomerSaving {
  isPending: boolean;
  /** @param keepDuplicate the person accepts two records with one number */
  save: (keepDuplicate: boolean) => void;
  cancel: () => void;
  /** 'Tạo mới', 'Cập nhật' */
  text: string;
  /** 'Vẫn tạo', 'Vẫn cập nhật' */
  keepText: string;
}

interface CustomerFormFooterProps {
  form: EntryForm<CustomerValues>;
  draft: FormDraftControl;
  saving: CustomerSaving;
  uploading: number;
  /** The person must answer a message above the footer first. */
  held: boolean;
}

/**
 * 'Huỷ' and 'Tạo mới' or 'Cập nhật'. Saving is enabled when a field was touched and nothing is wrong. Specification 2
 * §2.
 */
export function CustomerFormFooter({ form, draft, saving, uploading, held }: CustomerFormFooterProps) {
  const size = useIsPhone() ? 'large' : 'middle';
  const { errors, isDirty, touchedFields } = useFormState({ control: form.control });
  const canSave = useSaveRefused() === null;
  const shown = Object.keys(errors);
  const isTouched = isDirty || Object.keys(touchedFields).length > 0;
  return (
    <Bar as="footer" minHeight={56} padX={[24, 16]} padY={[12, 8]} edge="top" className={css.footer}>
      <FormProblemsButton problems={{ shown, waiting: [] }} onReveal={() => void revealProblems(form)} short />
      <DraftLine kept={draft.kept} />
      {uploading > 0 && (
        <Text role="status" size={12} tone="text2">
          {text.uploading}
        </Text>
      )}
      <Cell as="span" phone="hidden" />
      <Button size={size} onClick={saving.cancel}>
        {text.cancel}
      </Button>
      {canSave && (
        <Button
          size={size}
          type="primary"
          htmlType="submit"
          loading={saving.isPending}
          disabled={shown.length > 0 || !isTouched || uploading > 0 || held}
        >
          {saving.text}
        </Button>
      )}
    </Bar>
  );
}
