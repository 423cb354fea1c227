import { isEnter } from '@toam/platform/enter-key';
import { articleText } from '@toam/contracts/article/article-text.text';
import { uploadText } from '@toam/contracts/media/upload.text';
import { longestCaption } from '@toam/domain/article/article-text';
import { NodeViewWrapper, type NodeViewProps } from '@tiptap/react';
import { createContext, useContext, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatBytes } from '../format/number';
import { WarningCircleIcon, XIcon } from '../icons';
import { BusyIcon } from '../feedback/busy-icon';
import { Cell, IconButton, PlainButton, Row, Text } from '../layout/layout';
import type { LightboxImage } from '../lightbox/lightbox';
import { usePreview } from '../upload/image-tile';
import { UploadBar } from '../upload/upload-bar';
import type { UploadEntry } from '../upload/upload-queue';
import { MissingPicture } from './article-view';
import * as css from './article.module.css';
import * as own from './article-picture.module.css';

/** A stored picture of the article. */
export type StoredPicture = LightboxImage & { name: string };

/** What the editor knows of its pictures. */
export interface EditorPictures {
  imageOf: (id: number) => LightboxImage | undefined;
  uploadOf: (key: string) => UploadEntry<StoredPicture> | undefined;
  retry: (key: string) => void;
  /** Ends the upload and takes the picture out; «Hoàn tác» does not bring it back. */
  cancel: (key: string) => void;
}

export const EditorPictures = createContext<EditorPictures | null>(null);

interface PictureAttrs {
  id: number | null;
  alt: string | null;
  upload: string | null;
}

/** A picture in the editor: its upload, its caption, and a button to take it out. */
export function ArticlePicture({ node, selected, editor, deleteNode, updateAttributes, getPos }: NodeViewProps) {
  const { id, alt, upload } = node.attrs as PictureAttrs;
  const pictures = useContext(EditorPictures);
  const entry = upload === null ? undefined : pictures?.uploadOf(upload);
  const isStored = id !== null;
  const name = alt || entry?.name || articleText.image;
  const writeOn = () => {
    const after = (getPos() ?? 0) + node.nodeSize;
    editor
      .chain()
      .focus()
      .insertContentAt(after, { type: 'paragraph' })
      .setTextSelection(after + 1)
      .run();
  };
  return (
    <NodeViewWrapper as="figure" className={own.figure} data-selected={selected || undefined}>
      <div className={own.frame} data-drag-handle contentEditable={false}>
        <Shown
          image={isStored ? (pictures?.imageOf(id) ?? entry?.result) : undefined}
          entry={entry}
          name={name}
          isFaint={!isStored}
        />
        {isStored && editor.isEditable && (
          <IconButton
            className={own.remove}
            width={[28, 40]}
            height={[28, 40]}
            background="elevated"
            border
            title={articleText.removeImage}
            aria-label={`${articleText.removeImage}: ${name}`}
            onClick={deleteNode}
          >
            <XIcon size={16} />
          </IconButton>
        )}
        {!isStored && (
          <UploadState
            entry={entry}
            onRetry={() => upload !== null && pictures?.retry(upload)}
            onCancel={() => (upload !== null && entry ? pictures?.cancel(upload) : deleteNode())}
          />
        )}
      </div>
      <Caption
        value={alt ?? ''}
        disabled={!editor.isEditable}
        onChange={(written) => updateAttributes({ alt: written || null })}
        onEnter={writeOn}
        onLeave={() => editor.commands.focus(getPos())}
      />
    </NodeViewWrapper>
  );
}

interface ShownProps {
  image: LightboxImage | undefined;
  entry: UploadEntry<StoredPicture> | undefined;
  name: string;
  isFaint: boolean;
}

/** The stored picture, or the local file while it uploads. */
function Shown({ image, entry, name, isFaint }: ShownProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const preview = usePreview(entry?.file);
  const source = image?.main ?? preview;
  if (!source || broken === source) return entry ? <div className={css.picture} /> : <MissingPicture />;
  return (
    <img
      className={css.picture}
      data-faint={isFaint || undefined}
      src={source}
      alt={name}
      draggable={false}
      onError={() => setBroken(source)}
    />
  );
}

interface UploadStateProps {
  entry: UploadEntry<StoredPicture> | undefined;
  onRetry: () => void;
  onCancel: () => void;
}

const stateWords = (entry: UploadEntry<StoredPicture> | undefined): string => {
  if (!entry) return articleText.uploadLost;
  if (entry.state === 'error')
    return entry.offline ? uploadText.resending : (entry.message ?? articleText.uploadFailed);
  return [entry.name, entry.size > 0 && formatBytes(entry.size)].filter(Boolean).join(', ');
};

/** How far the upload is, or why it failed. */
function UploadState({ entry, onRetry, onCancel }: UploadStateProps) {
  const isFailed = !entry || entry.state === 'error';
  const percent = Math.round((entry?.progress ?? 0) * 100);
  const words = stateWords(entry);
  return (
    <Row className={own.state} gap={12} padX={12} padY={8} background="elevated" radius={8} size={13}>
      {isFailed ? (
        <WarningCircleIcon size={18} color="var(--error)" />
      ) : (
        <BusyIcon size={18} label={uploadText.uploading} />
      )}
      <Cell flex={1}>
        <Row gap={8} justify="between" weight={500} role={isFailed ? 'alert' : undefined}>
          <Text {...(isFailed ? { lines: 3, tone: 'error' } : { ellipsis: true })} title={words}>
            {words}
          </Text>
          {!isFailed && <Text digits>{percent} %</Text>}
        </Row>
        {!isFailed && <UploadBar name={entry?.name ?? words} percent={percent} />}
      </Cell>
      {isFailed && entry?.retryable && (
        <PlainButton height={[28, 40]} padX={8} tone="teal" weight={500} onClick={onRetry}>
          {uploadText.retry}
        </PlainButton>
      )}
      <IconButton
        width={[28, 40]}
        height={[28, 40]}
        title={isFailed ? articleText.removeImage : articleText.cancelUpload}
        aria-label={`${isFailed ? articleText.removeImage : articleText.cancelUpload}: ${entry?.name ?? ''}`}
        onClick={onCancel}
      >
        <XIcon size={16} />
      </IconButton>
    </Row>
  );
}

interface CaptionProps {
  value: string;
  disabled: boolean;
  onChange: (written: string) => void;
  onEnter: () => void;
  onLeave: () => void;
}

/** The line under a picture. It keeps what is typed itself: a value that comes back late would end a Vietnamese letter. */
function Caption({ value, disabled, onChange, onEnter, onLeave }: CaptionProps) {
  const [typed, setTyped] = useState(value);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement !== box.current) setTyped(value);
  }, [value]);
  const press = (event: KeyboardEvent) => {
    if (isEnter(event)) {
      event.preventDefault();
      onEnter();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onLeave();
    }
  };
  return (
    <Row className={own.caption} gap={8}>
      <input
        ref={box}
        value={typed}
        maxLength={longestCaption}
        disabled={disabled}
        placeholder={articleText.captionPlaceholder}
        aria-label={articleText.caption}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(event.target.value);
        }}
        onKeyDown={press}
      />
      <Text className={own.length} size={12} tone="text3" digits>
        {articleText.captionLength(typed.length)}
      </Text>
    </Row>
  );
}
