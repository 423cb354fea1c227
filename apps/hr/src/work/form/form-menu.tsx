import type { FormRow } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import { Dropdown, IconButton } from '@toam/ui/core';
import {
  ArrowCounterClockwiseIcon,
  CheckIcon,
  DotsThreeIcon,
  PencilSimpleIcon,
  ProhibitIcon,
  TrashIcon,
  XIcon,
} from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { formScreenText as text } from './form-screen.text';
import { formWords } from './form-words';
import type { FormTab } from './form.search';
import { actionOf, type useFormActions } from './use-form-actions';

export type FormActions = ReturnType<typeof useFormActions>;

interface FormMenuProps {
  form: FormRow;
  tab: FormTab;
  actions: FormActions;
}

/** What the reader can do with a form, as a menu. Specification 3 §2.4, D115. */
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
  const revoking = {
    key: 'revoke',
    icon: <ProhibitIcon size={16} />,
    label: formText.revoke,
    danger: true,
    onClick: () => void actions.revoke(form),
  };
  const keeping = {
    key: 'keep',
    icon: <CheckIcon size={16} />,
    label: formText.keep,
    onClick: () => void actions.keep(form),
  };
  const asking = {
    key: 'ask',
    icon: <ProhibitIcon size={16} />,
    label: formText.askCancel,
    onClick: () => void actions.askCancel(form),
  };
  const askingNoMore = {
    key: 'askNoMore',
    icon: <ArrowCounterClockwiseIcon size={16} />,
    label: formText.cancelNoMore,
    onClick: () => actions.cancelNoMore(form),
  };
  const action = actionOf(form, tab);
  if (!action) return null;
  const items = {
    ...{ change: own, decide: deciding, ask: [asking], askNoMore: [askingNoMore] },
    ...{ answer: [keeping, revoking], revoke: [revoking] },
  }[action];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" touch>
      <IconButton aria-label={text.rowActions(formWords(form), form.user.name)}>
        <DotsThreeIcon size={20} />
      </IconButton>
    </Dropdown>
  );
}
