import { imageTypes } from '@toam/contracts/media/upload-limits';
import { chatConsoleText as text } from '../chat/chat-console.text';
import { Kbd, PlainButton, Row } from '@toam/ui/core';
import { BuildingsIcon, ImageIcon, LightningIcon } from '@toam/ui/icons';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import * as css from './composer.module.css';

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
export function ComposerTools({ onPictures, house, reply }: ComposerToolsProps) {
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
