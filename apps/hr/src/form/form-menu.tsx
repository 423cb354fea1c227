import type { FormRow } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/texts/form';
import { formScreenText as text } from '@toam/contracts/texts/form-screen';
import { Dropdown, IconButton } from '@toam/ui/core';
import { CheckIcon, DotsThreeIcon, PencilSimpleIcon, TrashIcon, XIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { deedOf } from './form-deed';
import type { FormTab } from './form.search';
import type { useFormActions } from './use-form-actions';
import { formWords } from './form-words';

export type FormActions = ReturnType<typeof useFormActions>;

interface FormMenuProps {
  form: FormRow;
  tab: FormTab;
  actions: FormActions;
}

/** Sửa, Xoá of one's own pending form; Duyệt, Từ chối of one that waits. Nothing for any other. Specification 3 §2.4. */
export function FormMenu({ form, tab, actions }: FormMenuProps) {
  const navigate = useNavigate();
  const own = [
    {
      key: 'edit',
      icon: <PencilSimpleIcon size={16} />,
      label: formText.edit,
      onClick: () => void navigate(paths.editForm(form.kind, form.id)),
    },
    {
      key: 'remove',
      icon: <TrashIcon size={16} />,
      label: formText.remove,
      danger: true,
      onClick: () => void actions.remove(form),
    },
  ];
  const deciding = [
    { key: 'approve', icon: <CheckIcon size={16} />, label: formText.approve, onClick: () => actions.approve(form) },
    {
      key: 'reject',
      icon: <XIcon size={16} />,
      label: formText.reject,
      danger: true,
      onClick: () => void actions.reject(form),
    },
  ];
  const deed = deedOf(form, tab);
  if (!deed) return null;
  const items = deed === 'change' ? own : deciding;
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" touch>
      <IconButton aria-label={text.rowActions(formWords(form), form.user.name)}>
        <DotsThreeIcon size={20} />
      </IconButton>
    </Dropdown>
  );
}
