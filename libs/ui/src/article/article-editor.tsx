import { imageTypes } from '@toam/contracts/media/upload-limits';
import { articleText } from '@toam/contracts/article/article-text.text';
import { isEmptyArticle, type ArticleBlock, type ArticleText } from '@toam/domain/article/article-text';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from '@tiptap/pm/tables';
import { EditorContent, useEditor, useEditorState, type Editor, type JSONContent } from '@tiptap/react';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { ImageSquareIcon, TextHThreeIcon, TextHTwoIcon } from '../icons';
import { PlainButton, Row, Stack } from '../layout/layout';
import type { LightboxImage } from '../lightbox/lightbox';
import { EditorLink } from '../rich-text/editor-link';
import { hrefIn, useOwnTexts } from '../rich-text/editor-parts';
import { EditorToolbar, Tool } from '../rich-text/editor-toolbar';
import * as own from './article-editor.module.css';
import { articleExtensions } from './article-nodes';
import { EditorPictures } from './article-picture';
import * as css from './article.module.css';
import { useArticlePaste } from './use-article-paste';
import { useArticleUploads, type PendingPictures, type UploadPicture } from './use-article-uploads';

/** Props of the editor. `article-field.tsx` loads this file with the first field on screen. */
export interface ArticleEditorProps {
  id: string;
  value: ArticleText | null;
  onChange: (text: ArticleText | null) => void;
  onBlur: () => void;
  /** The addresses of the stored pictures. */
  images: readonly LightboxImage[];
  /** Stores one picture. The text gets its id. */
  upload: UploadPicture;
  /** Called with the pictures that are not stored (yet). */
  onPending?: ((pending: PendingPictures) => void) | undefined;
  invalid: boolean;
  labelledBy: string;
  describedBy: string;
  placeholder?: string | undefined;
  /** At the right of the toolbar. */
  aside?: string | undefined;
  disabled?: boolean | undefined;
}

const isBlankLine = (block: ArticleBlock | undefined) => block?.type === 'paragraph' && !block.content?.length;

/** The editor's document in the stored shape; null if it is empty. Pictures that upload are not in it, nor blank lines at its end. */
function written(document: JSONContent): ArticleText | null {
  // The extensions write exactly these nodes, and the contract's schema validates them again.
  const { content: blocks } = document as ArticleText;
  const content = blocks.flatMap((block): ArticleBlock[] => {
    if (block.type !== 'image') return [block];
    const { id, alt } = block.attrs as { id: number | null; alt: string | null };
    return id === null ? [] : [{ type: 'image', attrs: { id, ...(alt !== null && { alt }) } }];
  });
  while (isBlankLine(content.at(-1))) content.pop();
  const text: ArticleText = { type: 'doc', content };
  return isEmptyArticle(text) ? null : text;
}

/** An editor for articles: headings, lists, links, pictures, pasted tables. TipTap, in its own chunk. C5 */
export default function ArticleEditor(props: ArticleEditorProps) {
  const { id, value, onChange, onBlur, images, upload, onPending, invalid, labelledBy, describedBy } = props;
  const { placeholder = articleText.placeholder, aside, disabled = false } = props;
  const [linking, setLinking] = useState(false);
  const texts = useOwnTexts(value);
  const frame = useRef<HTMLDivElement>(null);
  const made = useRef<Editor | null>(null);
  const pictures = useRef<ReturnType<typeof useArticleUploads> | null>(null);
  const paste = useArticlePaste({
    editorNow: () => made.current!,
    isKnown: (picture) => pictures.current?.pictures.imageOf(picture) !== undefined,
    isUpload: (key) => pictures.current?.pictures.uploadOf(key) !== undefined,
    addFiles: (files, at) => pictures.current?.addFiles(files, at),
  });
  const editor = useEditor({
    extensions: articleExtensions(placeholder),
    content: value,
    editable: !disabled,
    editorProps: {
      ...paste.handlers,
      attributes: {
        ...{ id, class: clsx(own.words, css.text), role: 'textbox', 'aria-multiline': 'true' },
        ...{ 'aria-labelledby': labelledBy, 'aria-describedby': describedBy },
      },
    },
    onTransaction: paste.onTransaction,
    onUpdate: ({ editor: changed }) => {
      const text = written(changed.getJSON());
      texts.add(text);
      onChange(text);
    },
    onBlur,
  });
  const uploads = useArticleUploads({ editor, images, upload, onPending });
  useEffect(() => {
    made.current = editor;
    pictures.current = uploads;
  });
  useEffect(() => {
    // Otherwise the value changed from outside: a restored draft, or a chosen side of a conflict.
    if (!texts.has(value)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, texts, value]);
  useEffect(() => {
    editor.setEditable(!disabled, false);
    // ProseMirror renders this element itself, later than React, so React can't set its attributes.
    frame.current?.querySelector('[role=textbox]')?.setAttribute('aria-invalid', String(invalid));
  }, [editor, disabled, invalid]);

  return (
    <EditorPictures value={uploads.pictures}>
      <Stack
        ref={frame}
        className={own.editor}
        background={disabled ? 'fill' : 'surface'}
        border
        radius={8}
        data-invalid={invalid || undefined}
      >
        <Stack className={own.head}>
          <EditorToolbar
            editor={editor}
            label={articleText.toolbar}
            aside={uploads.uploading > 0 ? articleText.uploadingImages(uploads.uploading) : aside}
            onLink={() => setLinking(true)}
            start={<HeadingTools editor={editor} />}
            end={<ImageTool disabled={disabled} onFiles={(files) => uploads.addFiles(files)} />}
          />
          {linking && <EditorLink editor={editor} href={hrefIn(editor)} onDone={() => setLinking(false)} />}
          <TableTools editor={editor} />
        </Stack>
        <EditorContent editor={editor} />
      </Stack>
    </EditorPictures>
  );
}

function HeadingTools({ editor }: { editor: Editor }) {
  const now = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      level: ([2, 3] as const).find((level) => at.isActive('heading', { level })),
      able: at.isEditable,
    }),
  });
  const toggle = (level: 2 | 3) => () => editor.chain().focus().toggleHeading({ level }).run();
  return (
    <>
      <Tool label={articleText.heading} keys="Alt 2" on={now.level === 2} able={now.able} act={toggle(2)}>
        <TextHTwoIcon size={18} />
      </Tool>
      <Tool label={articleText.subheading} keys="Alt 3" on={now.level === 3} able={now.able} act={toggle(3)}>
        <TextHThreeIcon size={18} />
      </Tool>
    </>
  );
}

function ImageTool({ disabled, onFiles }: { disabled: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Tool label={articleText.addImages} able={!disabled} act={() => input.current?.click()}>
        <ImageSquareIcon size={17} />
      </Tool>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={imageTypes.join(',')}
        aria-label={articleText.addImages}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Reset, so that the same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </>
  );
}

const tableCommands = [
  [articleText.addRow, addRowAfter],
  [articleText.addColumn, addColumnAfter],
  [articleText.removeRow, deleteRow],
  [articleText.removeColumn, deleteColumn],
  [articleText.removeTable, deleteTable],
] as const;

/** Shown while the caret is in a table. */
function TableTools({ editor }: { editor: Editor }) {
  const isShown = useEditorState({ editor, selector: ({ editor: at }) => at.isEditable && isInTable(at.state) });
  if (!isShown) return null;
  return (
    <Row
      className={own.table}
      gap={4}
      padX={6}
      minHeight={[36, 44]}
      edge="bottomSoft"
      role="toolbar"
      aria-label={articleText.table}
    >
      {tableCommands.map(([label, command]) => (
        <PlainButton
          key={label}
          height={[28, 40]}
          padX={8}
          radius={6}
          hover="fill"
          size={13}
          tone="text2"
          nowrap
          // Keeps the caret in the table.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            command(editor.state, editor.view.dispatch);
            editor.commands.focus();
          }}
        >
          {label}
        </PlainButton>
      ))}
    </Row>
  );
}
