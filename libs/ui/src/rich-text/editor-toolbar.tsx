import { useEditorState, type Editor } from '@tiptap/react';
import { richTextText } from '@toam/contracts/texts/rich-text';
import type { ReactNode } from 'react';
import {
  ArrowUUpLeftIcon,
  ArrowUUpRightIcon,
  LinkSimpleIcon,
  ListBulletsIcon,
  ListNumbersIcon,
  TextBIcon,
  TextItalicIcon,
  TextUnderlineIcon,
} from '../icons';
import { chord } from '../keys/chord';
import { IconButton, Row, Text } from '../layout/layout';
import * as css from './editor.module.css';

interface EditorToolbarProps {
  editor: Editor;
  label?: string;
  aside: string | undefined;
  onLink: () => void;
  /** Further buttons, before those of emphasis and behind that of links. */
  start?: ReactNode;
  end?: ReactNode;
}

/** Buttons above the text. A pressed button shows the format at the caret. */
export function EditorToolbar({ editor, label = richTextText.toolbar, aside, onLink, start, end }: EditorToolbarProps) {
  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      ...{ bold: at.isActive('bold'), italic: at.isActive('italic'), underline: at.isActive('underline') },
      ...{ bulletList: at.isActive('bulletList'), orderedList: at.isActive('orderedList'), link: at.isActive('link') },
      ...{ undo: at.can().undo(), redo: at.can().redo(), editable: at.isEditable },
    }),
  });
  const run = () => editor.chain().focus();
  const able = now.editable;
  return (
    <Row
      className={css.tools}
      gap={4}
      minHeight={[36, 44]}
      padX={6}
      edge="bottomSoft"
      role="toolbar"
      aria-label={label}
    >
      {start}
      <Tool label={richTextText.bold} keys="B" on={now.bold} able={able} act={() => run().toggleBold().run()}>
        <TextBIcon size={17} />
      </Tool>
      <Tool label={richTextText.italic} keys="I" on={now.italic} able={able} act={() => run().toggleItalic().run()}>
        <TextItalicIcon size={17} />
      </Tool>
      <Tool
        label={richTextText.underline}
        keys="U"
        on={now.underline}
        able={able}
        act={() => run().toggleUnderline().run()}
      >
        <TextUnderlineIcon size={17} />
      </Tool>
      <Tool
        label={richTextText.bulletList}
        keys="Shift 8"
        on={now.bulletList}
        able={able}
        act={() => run().toggleBulletList().run()}
      >
        <ListBulletsIcon size={17} />
      </Tool>
      <Tool
        label={richTextText.orderedList}
        keys="Shift 7"
        on={now.orderedList}
        able={able}
        act={() => run().toggleOrderedList().run()}
      >
        <ListNumbersIcon size={17} />
      </Tool>
      <Tool label={richTextText.link} on={now.link} able={able} act={onLink}>
        <LinkSimpleIcon size={17} />
      </Tool>
      {end}
      <Tool label={richTextText.undo} keys="Z" able={able && now.undo} act={() => run().undo().run()}>
        <ArrowUUpLeftIcon size={17} />
      </Tool>
      <Tool label={richTextText.redo} keys="Shift Z" able={able && now.redo} act={() => run().redo().run()}>
        <ArrowUUpRightIcon size={17} />
      </Tool>
      <Text flex={1} padX={6} size={12} tone="text3" textAlign="end" nowrap phone="hidden">
        {aside}
      </Text>
    </Row>
  );
}

interface ToolProps {
  label: string;
  /** The keys that do the same, with the command key of this keyboard. */
  keys?: string;
  on?: boolean;
  able: boolean;
  act: () => void;
  children: ReactNode;
}

/** One button of a toolbar. */
export const Tool = ({ label, keys, on, able, act, children }: ToolProps) => (
  <IconButton
    className={css.tool}
    width={[28, 40]}
    height={[28, 40]}
    {...(on && { background: 'tealTint', tone: 'teal' })}
    title={keys ? `${label} (${chord(keys)})` : label}
    aria-label={label}
    aria-pressed={on}
    disabled={!able}
    // Keeps the caret in the text.
    onMouseDown={(event) => event.preventDefault()}
    onClick={act}
  >
    {children}
  </IconButton>
);
