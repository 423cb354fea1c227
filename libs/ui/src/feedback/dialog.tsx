import { isEnter } from '@toam/platform/enter-key';
import { commonText } from '@toam/contracts/texts/common';
import { useId, useRef, useState, type ComponentRef, type KeyboardEvent } from 'react';
import { Modal } from '../dialog/modal';
import { chord } from '../keys/chord';
import { Stack, Text, Row } from '../layout/layout';
import { Kbd } from '../tag/kbd';
import { TextBox } from '../input/text-box';
import type { Asking, ReasonQuestion } from './dialog-store';
import * as css from './dialogs.module.css';
import { showError } from './error-store';
import { TypedBack } from './typed-back';

/** Key hint beside 'Chắc', because Enter alone means 'Huỷ'. Hidden without a keyboard. The button's accessible name stays 'Chắc'. */
const sureKey = (
  <span className={css.key} aria-hidden>
    <Kbd>{chord('↵')}</Kbd>
  </span>
);

/** Characters of a reason, unless its question says another number. */
const longestReason = 1000;

/** What is wrong with the reason; null if nothing is. A text that is too long stays whole, and is not sent. D121 */
function faultOf(
  reason: string,
  { missing, optional = false, maxLength = longestReason }: ReasonQuestion,
): string | null {
  if (!reason.trim()) return optional ? null : (missing ?? commonText.reasonMissing);
  const { length } = [...reason.trim()];
  return length > maxLength ? commonText.tooLong(maxLength, length) : null;
}

/** The dialog of `confirm`, `offer` and `askReason`. A part: see `dialogs.tsx`. */
export default function Dialog({ asking }: { asking: Asking }) {
  const { question, withReason, act, settle } = asking;
  const { kept } = question;
  const [left] = useState(() => kept?.read() ?? '');
  const [reason, setReason] = useState(left);
  const [touched, setTouched] = useState(false); // by a letter or by sending; focus comes and goes without a person while dialogs open
  const [busy, setBusy] = useState(false);
  const isActing = useRef(false);
  const startId = useId();
  // Without motion antd focuses the first control of the dialog, and does it after autoFocus.
  const focusStart = (isOpen: boolean) => {
    if (isOpen) document.getElementById(startId)?.focus();
  };

  const type = (text: string) => {
    setReason(text);
    setTouched(true);
    kept?.keep(text);
  };

  async function agree() {
    setTouched(true);
    if (withReason && faultOf(reason, question)) return;
    // A second click can come before the button shows that it is busy.
    if (isActing.current) return;
    isActing.current = true;
    setBusy(true);
    try {
      await act?.(reason.trim());
      if (act) kept?.drop();
      settle(reason.trim());
    } catch (error) {
      showError(error);
    } finally {
      isActing.current = false;
      setBusy(false);
    }
  }

  // Enter alone presses the focused 'Huỷ', or starts a new line in the box.
  const send = (event: KeyboardEvent) => {
    if (!isEnter(event) || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!busy) void agree();
  };

  return (
    <Modal
      open
      className={css.dialog}
      centered
      width={400}
      wrapProps={{ onKeyDown: send }}
      title={question.title}
      closable={false}
      mask={{ closable: !busy }}
      keyboard={!busy}
      afterOpenChange={focusStart}
      onCancel={() => settle(null)}
      onOk={agree}
      okText={question.okText ?? commonText.confirm}
      cancelText={question.cancelText ?? commonText.cancel}
      okButtonProps={{
        danger: question.danger,
        loading: busy,
        icon: sureKey,
        iconPlacement: 'end',
        'aria-keyshortcuts': 'Control+Enter Meta+Enter',
      }}
      cancelButtonProps={{
        disabled: busy,
        onClick: () => kept?.drop(), // only this button drops the text; closing keeps it
        autoFocus: !withReason,
        ...(!withReason && { id: startId }),
      }}
    >
      {question.description && (
        <Text as="div" size={13} tone="text2" breaks>
          {question.description}
        </Text>
      )}
      {withReason && (
        <ReasonBox
          id={startId}
          question={question}
          value={reason}
          onChange={type}
          isBack={left !== '' && reason === left}
          // too long is said at once: a paste shows it, and so does a text of the last time
          fault={touched || reason.trim() ? faultOf(reason, question) : null}
        />
      )}
    </Modal>
  );
}

interface ReasonBoxProps {
  id: string;
  question: ReasonQuestion;
  value: string;
  onChange: (reason: string) => void;
  fault: string | null;
  /** The text is the unsent one of the last time. */
  isBack: boolean;
}

interface ReasonTemplatesProps {
  templates: readonly string[];
  /** The text in the box. */
  chosen: string;
  onChoose: (template: string) => void;
}

/** Common reasons as chips above the box. */
const ReasonTemplates = ({ templates, chosen, onChoose }: ReasonTemplatesProps) => (
  <Row gap={6} wrap role="group" aria-label={commonText.reasonTemplates}>
    {templates.map((template) => (
      <Text
        as="button"
        key={template}
        type="button"
        className={css.template}
        border
        size={12}
        tone="text2"
        hover="fill"
        aria-pressed={chosen === template}
        // The box keeps the focus, and on a phone its keyboard.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onChoose(template)}
      >
        {template}
      </Text>
    ))}
  </Row>
);

function ReasonBox({ id, question, value, onChange, fault, isBack }: ReasonBoxProps) {
  const box = useRef<ComponentRef<typeof TextBox>>(null);
  const choose = (template: string) => {
    onChange(template);
    box.current?.focus({ cursor: 'end' });
  };
  return (
    <Stack className={css.reason} gap={4} top={12}>
      <Text as="label" htmlFor={id} size={13} tone="text2">
        {question.label ?? commonText.reason}
      </Text>
      {question.templates && <ReasonTemplates templates={question.templates} chosen={value} onChoose={choose} />}
      <TextBox
        id={id}
        ref={box}
        autoFocus
        autoSize={{ minRows: 3, maxRows: 8 }}
        value={value}
        placeholder={question.placeholder}
        status={fault ? 'error' : undefined}
        aria-required={!question.optional}
        aria-invalid={fault !== null}
        aria-describedby={`${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      {isBack && <TypedBack />}
      <Text as="div" id={`${id}-error`} size={12} tone="error" minHeight={18} role="alert">
        {fault}
      </Text>
    </Stack>
  );
}
