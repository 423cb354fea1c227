import type { FormRow } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import { Button, Kbd, Row, Text, useIsPhone } from '@toam/ui/core';
import { CheckIcon, PencilSimpleIcon, TrashIcon, XIcon } from '@toam/ui/icons';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import type { FormActions } from './form-menu';
import { formScreenText as text } from './form-screen.text';
import * as css from './form.module.css';
import type { FormAction } from './use-form-actions';

interface FootProps {
  form: FormRow;
  action: FormAction;
  actions: FormActions;
}

/** Under an open form: what its reader can do with it. */
export function FormFoot({ form, action, actions }: FootProps) {
  const isPhone = useIsPhone();
  const Buttons = {
    ...{ change: Own, decide: Decision, ask: AskCancel, askNoMore: CancelNoMore },
    ...{ answer: CancelAnswer, revoke: Revoke },
  }[action];
  const buttons = <Buttons {...{ form, actions }} />;
  if (isPhone)
    return (
      <Row gap={8} className={css.buttons}>
        {buttons}
      </Row>
    );
  return (
    <Row gap={8} justify="between">
      <Row gap={4} size={12} tone="text3">
        <Kbd>J</Kbd>
        <Kbd>K</Kbd>
        <Text>{text.move}</Text>
      </Row>
      <Row gap={8}>{buttons}</Row>
    </Row>
  );
}

function Own({ form, actions }: Omit<FootProps, 'action'>) {
  const navigate = useNavigate();
  const size = useIsPhone() ? 'large' : 'middle';
  return (
    <>
      <Button danger size={size} icon={<TrashIcon size={16} />} onClick={() => void actions.remove(form)}>
        {formText.remove}
      </Button>
      <Button
        size={size}
        icon={<PencilSimpleIcon size={16} />}
        onClick={() => void navigate(paths.editForm(form.kind, form.id))}
      >
        {formText.edit}
      </Button>
    </>
  );
}

function AskCancel({ form, actions }: Omit<FootProps, 'action'>) {
  const size = useIsPhone() ? 'large' : 'middle';
  return (
    <Button size={size} onClick={() => void actions.askCancel(form)}>
      {formText.askCancel}
    </Button>
  );
}

function CancelNoMore({ form, actions }: Omit<FootProps, 'action'>) {
  const size = useIsPhone() ? 'large' : 'middle';
  return (
    <Button size={size} onClick={() => actions.cancelNoMore(form)}>
      {formText.cancelNoMore}
    </Button>
  );
}

function Revoke({ form, actions }: Omit<FootProps, 'action'>) {
  const size = useIsPhone() ? 'large' : 'middle';
  return (
    <Button danger size={size} onClick={() => void actions.revoke(form)}>
      {formText.revoke}
    </Button>
  );
}

/** The owner asks to cancel: yes or no. D115. */
export function CancelAnswer({ form, actions }: Omit<FootProps, 'action'>) {
  const size = useIsPhone() ? 'large' : 'middle';
  return (
    <>
      <Revoke {...{ form, actions }} />
      <Button type="primary" size={size} onClick={() => actions.keep(form)}>
        {formText.keep}
      </Button>
    </>
  );
}

/** The two decisions, with their keys. */
export function Decision({ form, actions }: Omit<FootProps, 'action'>) {
  const isPhone = useIsPhone();
  const size = isPhone ? 'large' : 'middle';
  return (
    <>
      <Button
        danger
        size={size}
        icon={isPhone && <XIcon size={18} />}
        onClick={() => void actions.reject(form)}
        aria-keyshortcuts="R"
      >
        {formText.reject}
        {!isPhone && <Kbd>R</Kbd>}
      </Button>
      <Button
        type="primary"
        size={size}
        icon={isPhone && <CheckIcon size={18} />}
        onClick={() => actions.approve(form)}
        aria-keyshortcuts="A"
      >
        {formText.approve}
        {!isPhone && <Kbd>A</Kbd>}
      </Button>
    </>
  );
}
