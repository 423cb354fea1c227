import { longestMessage } from '@toam/contracts/chat/chat.endpoints';
import { imageTypes } from '@toam/contracts/media/upload-limits';
import { chatConsoleText as text } from '@toam/contracts/texts/chat-console';
import { Button, Input, Row, Stack, Text, toast, useIsPhone } from '@toam/ui/core';
import { HeadsetIcon, ImageIcon, PaperPlaneRightIcon } from '@toam/ui/icons';
import { type ClipboardEvent, type ComponentRef, type KeyboardEvent, type RefObject, useRef } from 'react';
import { useChatStore } from '../chat/chat-store';
import { addPictures, type ChatDraft, changeDraft } from '../chat/draft-store';
import { ComposerTool } from './composer-tool';
import { DraftPictures } from './draft-pictures';
import * as css from './composer.module.css';

export type ComposerArea = ComponentRef<typeof Input.TextArea>;

interface ComposerProps {
  id: string;
  draft: ChatDraft;
  area: RefObject<ComposerArea | null>;
  /** I hold a live lease. */
  mayWrite: boolean;
  /** Nobody can write, nor claim. */
  isLocked: boolean;
  isClaiming: boolean;
  onClaim: () => void;
  onSend: () => void;
}

/** From this length on the rest is counted. */
const counted = longestMessage - 200;

export const isSendable = ({ text: typed, pictures, house }: ChatDraft): boolean =>
  (typed.trim() !== '' || pictures.length > 0 || house !== null) &&
  typed.trim().length <= longestMessage &&
  pictures.every(({ state }) => state === 'done');

/** Text and pictures for the customer. Without a live lease it is locked and keeps what was typed. Specification 3 §4. */
export function Composer(props: ComposerProps) {
  const { id, draft, area, mayWrite, isLocked, isClaiming, onClaim, onSend } = props;
  const store = useChatStore();
  const isPhone = useIsPhone();
  const isReady = mayWrite && isSendable(draft);
  const hasDraft = draft.text !== '' || draft.pictures.length > 0;

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // the input method keeps the keys that compose a Vietnamese letter
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') event.currentTarget.blur();
    const breaksLine = event.shiftKey || (isPhone && !event.ctrlKey && !event.metaKey);
    if (event.key !== 'Enter' || breaksLine) return;
    event.preventDefault();
    if (isReady) onSend();
    else if (!mayWrite && !isLocked && !isClaiming) onClaim();
  };
  const paste = (event: ClipboardEvent) => {
    const pictures = [...event.clipboardData.files].filter(({ type }) => imageTypes.includes(type));
    if (pictures.length === 0 || !mayWrite) return;
    event.preventDefault();
    attach(pictures);
  };
  const attach = (files: readonly File[]) => {
    const leftOut = addPictures(store, id, files);
    if (leftOut) toast.warning(leftOut);
  };
  return (
    <Stack as="section" flex="none" gap={8} edge="top" background="surface" className={css.composer} onPaste={paste}>
      <DraftPictures id={id} pictures={draft.pictures} />
      {mayWrite && <Tools onPictures={attach} />}
      {!mayWrite && hasDraft && !isLocked && (
        <Text size={12} tone="warning" role="status">
          {text.kept}
        </Text>
      )}
      <Row gap={8} align="end">
        <div className={css.box} data-locked={!mayWrite}>
          <Input.TextArea
            ref={area}
            variant="borderless"
            autoSize={{ minRows: 1, maxRows: 6 }}
            readOnly={!mayWrite}
            value={draft.text}
            aria-label={text.placeholder}
            placeholder={mayWrite ? text.placeholder : isLocked ? text.locked : text.placeholderLocked}
            enterKeyHint={isPhone ? 'enter' : 'send'}
            onChange={({ target }) => changeDraft(id, () => ({ text: target.value }))}
            onKeyDown={press}
          />
          <Count length={draft.text.trim().length} />
        </div>
        {mayWrite || isLocked ? (
          <Button
            type="primary"
            size="large"
            className={css.send}
            aria-label={text.send}
            title={text.send}
            disabled={!isReady}
            icon={<PaperPlaneRightIcon size={18} weight="fill" />}
            // the cursor stays in the text, so that the phone's keyboard stays open
            onMouseDown={(event) => event.preventDefault()}
            onClick={onSend}
          />
        ) : (
          <Button type="primary" size="large" icon={<HeadsetIcon size={18} />} loading={isClaiming} onClick={onClaim}>
            {text.claim}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

const Count = ({ length }: { length: number }) =>
  length > counted && (
    <Text
      as="div"
      size={12}
      textAlign="end"
      tone={length > longestMessage ? 'error' : 'text3'}
      className={css.count}
      role="status"
    >
      {text.count(length, longestMessage)}
    </Text>
  );

/** What else can be sent. Mockup 29. */
function Tools({ onPictures }: { onPictures: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Row gap={4}>
      <ComposerTool icon={<ImageIcon size={18} />} label={text.addPictures} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={imageTypes.join()}
        aria-label={text.addPictures}
        onChange={({ target }) => {
          onPictures([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </Row>
  );
}
