import { CallFailed } from '@toam/api-client/call-failed';
import { useSave, type SaveOnce } from '@toam/api-client/use-save';
import { commonText } from '@toam/contracts/texts/common';
import { projectQuestionText as text } from '../project/project-screens.text';
import { useSavedText } from '@toam/record-form/draft/typing-store';
import { Button, isSubmitKey, messageOf, Row, Stack, Text, TypedBack, useIsPhone } from '@toam/ui/core';
import { TextBox } from '@toam/ui/detail';
import { useId, type KeyboardEvent } from 'react';

interface TypingBoxProps {
  /** The name under which the unsent text is kept on this device: `question-12`. */
  name: string;
  label: string;
  placeholder: string;
  /** The stored text that is changed. */
  stored?: string;
  longest: number;
  sendText: string;
  send: (typed: string, once: SaveOnce) => Promise<unknown>;
  /** Asked before sending. @returns false: nothing is sent */
  maySend?: (typed: string) => Promise<boolean>;
  onSent: () => void;
  /** Says why it was not sent, in place of the API's words. */
  refusal?: (error: Error) => string | null;
  onCancel?: () => void;
  autoFocus?: boolean;
}

/** The API's words about the text itself, if it has any. */
const wordsOf = (error: Error): string =>
  (error instanceof CallFailed && Object.values(error.errors)[0]) || messageOf(error);

/** A box for a question or an answer. What is typed survives a failed send, a closed tab and a crash. Ctrl+Enter sends. */
export function TypingBox(props: TypingBoxProps) {
  const { name, label, placeholder, stored = '', longest, sendText, refusal, onCancel, autoFocus = false } = props;
  const isPhone = useIsPhone();
  const noteId = useId();
  const { typed, change, clear, isBack } = useSavedText(name, stored);
  const saving = useSave({
    staysOpen: true,
    send: props.send,
    onSuccess: () => {
      clear();
      props.onSent();
    },
    onError: () => undefined, // shown below the box
  });
  const length = typed.trim().length;
  const isLong = length > longest;
  const isReady = typed.trim() !== stored.trim() && !isLong && !saving.isPending;
  const send = async () => {
    if (!isReady || (props.maySend && !(await props.maySend(typed.trim())))) return;
    saving.mutate(typed.trim());
  };
  const press = (event: KeyboardEvent) => {
    if (!isSubmitKey(event)) return;
    event.preventDefault();
    void send();
  };
  const failure = isLong ? commonText.tooLong(longest, length) : saving.error && (refusal?.(saving.error) ?? wordsOf(saving.error)); // prettier-ignore
  const size = isPhone ? 'large' : 'middle';
  return (
    <Stack
      as="form"
      gap={8}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextBox
        aria-label={label}
        aria-describedby={failure ? noteId : undefined}
        aria-invalid={failure ? true : undefined}
        autoFocus={autoFocus}
        autoSize={{ minRows: 2, maxRows: 10 }}
        placeholder={placeholder}
        size={size}
        value={typed}
        // The box is emptied when what was sent is stored. Nothing may be typed into it meanwhile.
        readOnly={saving.isPending}
        status={failure ? 'error' : undefined}
        onChange={(event) => change(event.target.value)}
        onKeyDown={press}
      />
      {failure && (
        <Text id={noteId} size={12} tone="error" role="alert">
          {failure}
        </Text>
      )}
      {isBack && <TypedBack />}
      <Row gap={8} justify="between">
        <Text size={12} tone="text3" digits>
          {text.length(length, longest)}
        </Text>
        <Row gap={8}>
          {onCancel && (
            <Button
              size={size}
              onClick={() => {
                clear();
                onCancel();
              }}
            >
              {text.cancel}
            </Button>
          )}
          <Button type="primary" size={size} htmlType="submit" loading={saving.isPending} disabled={!isReady}>
            {sendText}
          </Button>
        </Row>
      </Row>
    </Stack>
  );
}
