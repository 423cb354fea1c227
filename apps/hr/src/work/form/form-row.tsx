import { useUser } from '@toam/auth/session';
import { labourWords, whyWords } from '@toam/contracts/form/form-labels';
import type { FormRow } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import { Avatar, Cell, formatAgo, Row, Text, useIsPhone } from '@toam/ui/core';
import { LockSimpleIcon } from '@toam/ui/icons';
import { FormIcon, FormStatusTag } from './form-mark';
import { FormMenu, type FormActions } from './form-menu';
import { formScreenText as text } from './form-screen.text';
import { type ShiftNames, teamWords, whenWords } from './form-words';
import * as css from './form.module.css';
import type { FormTab } from './form.search';

interface FormRowLineProps {
  form: FormRow;
  tab: FormTab;
  names: ShiftNames;
  isCurrent: boolean;
  actions: FormActions;
  onOpen: (form: FormRow) => void;
}

/** A form in either list: what, when and why; whose it is, or how it stands. Mockups 20, 20b. */
export function FormLine({ form, tab, names, isCurrent, actions, onOpen }: FormRowLineProps) {
  return (
    <Row as="li" edge="topSoft" hover="row" className={css.row} aria-current={isCurrent} data-form={form.id}>
      <Row
        as="button"
        type="button"
        flex={1}
        gap={12}
        padX={16}
        padY={10}
        minHeight={62}
        className={css.open}
        onClick={() => onOpen(form)}
      >
        {tab === 'mine' ? <Mine form={form} names={names} /> : <Waiting form={form} names={names} />}
      </Row>
      <Row padX={4}>
        <FormMenu {...{ form, tab, actions }} />
      </Row>
    </Row>
  );
}

interface WordsProps {
  form: FormRow;
  names: ShiftNames;
}

const Mine = ({ form, names }: WordsProps) => (
  <>
    <FormIcon kind={form.kind} />
    <Cell as="span">
      <Text weight={500}>{formText.kinds[form.kind].name}</Text>
      <Text size={13} tone="text2" ellipsis>
        {[whenWords(form, names), whyWords(form), labourWords(form)].filter(Boolean).join(' · ')}
      </Text>
      {form.reject_reason && (
        <Text size={12} tone="error" ellipsis>
          {form.reject_reason}
        </Text>
      )}
    </Cell>
    <FormStatusTag form={form} />
  </>
);

function Waiting({ form, names }: WordsProps) {
  const isPhone = useIsPhone();
  const isOwn = useUser().id === form.user.id;
  return (
    <>
      <Avatar id={form.user.id} name={form.user.name} image={form.user.avatar} size={isPhone ? 36 : 32} decorative />
      {!isPhone && (
        <Row as="span" flex="none" className={css.who}>
          <Cell as="span" size={13}>
            <Text weight={500} ellipsis>
              {form.user.name}
            </Text>
            <Text size={12} tone="text2">
              {isOwn ? text.yours : teamWords(form)}
            </Text>
          </Cell>
        </Row>
      )}
      <Cell as="span" size={13}>
        {isPhone && (
          <Text size={14} weight={500} ellipsis>
            {form.user.name}
          </Text>
        )}
        <Text tone="text2" ellipsis>
          <Text tone="text" weight={500}>
            {formText.kinds[form.kind].name}
          </Text>{' '}
          {whenWords(form, names)}
        </Text>
        {!isPhone && (
          <Text size={12} tone="text2" ellipsis>
            {[whyWords(form), labourWords(form)].filter(Boolean).join(' · ')}
          </Text>
        )}
      </Cell>
      <Aside form={form} isOwn={isOwn} isPhone={isPhone} />
    </>
  );
}

/** How long it waits, or how it was decided; and who decides where the viewer may not. */
const Aside = ({ form, isOwn, isPhone }: { form: FormRow; isOwn: boolean; isPhone: boolean }) => (
  <Cell as="span" flex="none" align="end" gap={2} size={12} tone="text2">
    {form.status === 0 ? formatAgo(form.created_at) : <FormStatusTag form={form} />}
    {form.status === 0 && !form.may_decide && (
      <Row as="span" inline gap={4}>
        <LockSimpleIcon size={14} />
        {isPhone && isOwn ? text.yoursShort : text.decides(form.user_approve.name)}
      </Row>
    )}
  </Cell>
);
