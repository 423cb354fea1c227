import { isComposing, isEnter } from '@toam/platform/enter-key';
import { longestMessage } from '@toam/contracts/chat/chat.endpoints';
import type { ChatHead } from '@toam/contracts/chat/chat-head.schema';
import { isImage, imageTypes } from '@toam/contracts/media/upload-limits';
import { Button, Row, Stack, Text, toast, useIsPhone, Cell, IconButton, Kbd, PlainButton } from '@toam/ui/core';
import { TextBox } from '@toam/ui/detail';
import { HeadsetIcon, PaperPlaneRightIcon, XIcon, BuildingsIcon, ImageIcon, LightningIcon } from '@toam/ui/icons';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  type ComponentProps,
  type ReactNode,
  useRef,
} from 'react';
import type { ChatHouse } from '@toam/contracts/chat/chat.schema';
import { Photo } from '@toam/ui/list';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { useChatStore } from '../chat/chat-store';
import { addPictures, type ChatDraft, changeDraft } from '../chat/draft-store';
import { type ComposerArea, usePicker } from './use-picker';
import { DraftPictures } from './draft-pictures';
import * as css from './composer.module.css';

interface ComposerProps {
  head: ChatHead;
  draft: ChatDraft;
  area: RefObject<ComposerArea | null>;
  /** I hold a live lease. */
  mayWrite: boolean;
  /** Nobody can write, nor claim. */
  isLocked: boolean;
  isClaiming: boolean;
  onClaim: () => void;
  onSend: () => void;
  onEditReplies: () => void;
}

/** From this length on the rest is counted. */
const counted = longestMessage - 200;

export const isSendable = ({ text: typed, pictures, house }: ChatDraft): boolean =>
  (typed.trim() !== '' || pictures.length > 0 || house !== null) &&
  typed.trim().length <= longestMessage &&
  pictures.every(({ state }) => state === 'done');

/** The house that goes with the message. */
const DraftHouse = ({ house, onRemove }: { house: ChatHouse; onRemove: () => void }) => (
  <Row
    gap={8}
    padX={6}
    padY={4}
    radius={8}
    border
    maxWidth={420}
    background="tealTint"
    role="group"
    aria-label={text.attached}
  >
    <Photo src={house.picture} seed={house.id} width={44} height={34} />
    <Cell>
      <Text size={13} weight={500} ellipsis>
        {house.title}
      </Text>
      <Text size={12} tone="text2" ellipsis>
        {[house.price, text.house(house.id), house.place].filter(Boolean).join(' · ')}
      </Text>
    </Cell>
    <IconButton aria-label={text.removeHouse} onClick={onRemove}>
      <XIcon size={14} />
    </IconButton>
  </Row>
);

interface ToolProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: ReactNode;
  label: string;
}

const Tool = ({ icon, label, ...props }: ToolProps) => (
  <PlainButton
    gap={6}
    height={[32, 40]}
    padX={10}
    radius={6}
    size={13}
    weight={500}
    tone="text2"
    nowrap
    className={css.tool}
    // the caret stays in the text
    onMouseDown={(event) => event.preventDefault()}
    {...props}
  >
    {icon}
    {label}
  </PlainButton>
);

interface Choices {
  isOpen: boolean;
  toggle: () => void;
}

interface ComposerToolsProps {
  onPictures: (files: readonly File[]) => void;
  house: Choices;
  reply: Choices;
}

/** What else can be sent, and the signs that ask for it. Mockup 29. */
function ComposerTools({ onPictures, house, reply }: ComposerToolsProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Row gap={4} className={css.tools}>
      <Tool icon={<ImageIcon size={18} />} label={text.addPictures} onClick={() => input.current?.click()} />
      <Tool
        icon={<BuildingsIcon size={18} />}
        label={text.houses}
        aria-expanded={house.isOpen}
        onClick={house.toggle}
      />
      <Tool
        icon={<LightningIcon size={18} />}
        label={text.replies}
        aria-expanded={reply.isOpen}
        onClick={reply.toggle}
      />
      <Row gap={6} size={12} tone="text2" phone="hidden" className={css.signs}>
        <Kbd>#</Kbd> {text.pickHouse}
        <Kbd>/</Kbd> {text.pickReply}
      </Row>
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

/** Text and pictures for the customer. Without a live lease it is locked and keeps what was typed. Specification 3 §4. */
export function Composer(props: ComposerProps) {
  const { head, draft, area, mayWrite, isLocked, isClaiming, onClaim, onSend, onEditReplies } = props;
  const id = head.uuid;
  const choices = usePicker({ head, draft, area, mayWrite, onEditReplies });
  const { picker } = choices;
  const store = useChatStore();
  const isPhone = useIsPhone();
  const isReady = mayWrite && isSendable(draft);
  const hasDraft = draft.text !== '' || draft.pictures.length > 0 || draft.house !== null;

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // the input method keeps the keys that compose a Vietnamese letter
    if (picker?.press(event) || isComposing(event)) return;
    if (event.key === 'Escape') event.currentTarget.blur();
    const breaksLine = event.shiftKey || (isPhone && !event.ctrlKey && !event.metaKey);
    if (!isEnter(event) || breaksLine) return;
    event.preventDefault();
    if (picker?.holdsEnter) return;
    if (isReady) onSend();
    else if (!mayWrite && !isLocked && !isClaiming) onClaim();
  };
  const paste = (event: ClipboardEvent) => {
    const pictures = [...event.clipboardData.files].filter(isImage);
    if (pictures.length === 0 || !mayWrite) return;
    event.preventDefault();
    attach(pictures);
  };
  const attach = (files: readonly File[]) => {
    const leftOut = addPictures(store, id, files);
    if (leftOut) toast.warning(leftOut);
  };
  return (
    <Stack
      as="section"
      flex="none"
      gap={8}
      relative
      edge="top"
      liftsToasts="bar"
      background="surface"
      className={css.composer}
      onPaste={paste}
    >
      {picker?.panel}
      {mayWrite && <ComposerTools onPictures={attach} house={choices.house} reply={choices.reply} />}
      <DraftPictures id={id} pictures={draft.pictures} />
      {draft.house && <DraftHouse house={draft.house} onRemove={() => changeDraft(id, () => ({ house: null }))} />}
      {!mayWrite && hasDraft && !isLocked && (
        <Text size={12} tone="warning" role="status">
          {text.kept}
        </Text>
      )}
      <Row gap={8} align="end">
        <div className={css.box} data-locked={!mayWrite}>
          <TextBox
            ref={area}
            variant="borderless"
            autoSize={{ minRows: 1, maxRows: 6 }}
            readOnly={!mayWrite}
            value={draft.text}
            aria-label={text.placeholder}
            placeholder={mayWrite ? text.placeholder : isLocked ? text.locked : text.placeholderLocked}
            enterKeyHint={isPhone ? 'enter' : 'send'}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={picker !== null}
            aria-controls={picker ? choices.listId : undefined}
            aria-activedescendant={picker?.active}
            onChange={({ target }) => {
              choices.follow(target.selectionStart);
              changeDraft(id, () => ({ text: target.value }));
            }}
            onSelect={({ currentTarget }) => choices.follow(currentTarget.selectionStart)}
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
      {length > longestMessage ? text.tooLong(length, longestMessage) : text.count(length, longestMessage)}
    </Text>
  );
