import { mediaText } from '@toam/contracts/media/media.text';
import { uploadText } from '@toam/contracts/media/upload.text';
import { formatBytes } from '../format/number';
import {
  ArrowClockwiseIcon,
  CheckCircleIcon,
  FileDocIcon,
  FileIcon,
  FilePdfIcon,
  FileXlsIcon,
  PaperclipIcon,
  XIcon,
} from '../icons';
import { IconButton, Row, Stack, Text } from '../layout/layout';
import { DropZone } from './drop-zone';
import { FilePick } from './file-pick';
import { UndoRemoval } from './undo-removal';
import { UploadBar } from './upload-bar';
import type { UploadEntry } from './upload-queue';
import { useUploads, type OnPending, type Stored, type UploadFile } from './use-uploads';

/** The kit's part of a stored document. */
export interface StoredFile extends Stored {
  url: string;
  /** Size in bytes. */
  size: number;
}

/** Accepted file types. Specification 1 §5. */
const accepted = ['.doc', '.docx', '.pdf', '.xlsx', '.xls'];

const extensionOf = (name: string) => /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? '';

export interface FileUploaderProps<Document extends StoredFile> {
  id: string;
  label: string;
  value: Document[];
  onChange: (documents: Document[]) => void;
  upload: UploadFile<Document>;
  onPending?: OnPending;
  /** Largest size of one document, in bytes. */
  largest: number;
  most?: number;
}

/** Documents of a record (.doc .docx .pdf .xlsx .xls), each with its progress, error and retry. */
export function FileUploader<Document extends StoredFile>(props: FileUploaderProps<Document>) {
  const { id, label, value, onChange, upload, onPending, largest, most: max } = props;
  const refuse = (file: File) => {
    if (!accepted.includes(extensionOf(file.name))) return mediaText.notADocument;
    return file.size > largest ? mediaText.overLimited : undefined;
  };
  const { queue, add, dispatch } = useUploads<Document>({
    ...{ value, onChange, upload, onPending, refuse },
    ...(max ? { most: max, tooMany: uploadText.tooManyFiles(max) } : {}),
  });
  return (
    <DropZone id={id} label={label} hint={uploadText.dropFilesHere} onFiles={add}>
      <Stack as="ul" divided>
        {queue.entries.map((entry) => (
          <FileRow
            key={entry.key}
            entry={entry}
            onRemove={() => dispatch({ type: 'removed', key: entry.key })}
            onRetry={() => dispatch({ type: 'retried', keys: [entry.key] })}
          />
        ))}
      </Stack>
      <UndoRemoval removed={queue.removed} text={uploadText.fileRemoved} dispatch={dispatch} />
      <FilePick
        accept={accepted}
        multiple
        onFiles={add}
        gap={8}
        height={32}
        padX={12}
        top={8}
        background="surface"
        border
        radius={6}
        size={13}
        weight={500}
        inline
      >
        <PaperclipIcon size={16} />
        {uploadText.addFiles}
      </FilePick>
    </DropZone>
  );
}

function KindIcon({ name }: { name: string }) {
  const extension = extensionOf(name);
  if (extension === '.pdf') return <FilePdfIcon size={20} color="var(--error)" />;
  if (extension.startsWith('.doc')) return <FileDocIcon size={20} color="var(--info)" />;
  if (extension.startsWith('.xls')) return <FileXlsIcon size={20} color="var(--success)" />;
  return <FileIcon size={20} color="var(--text3)" />;
}

interface FileRowProps<Document extends StoredFile> {
  entry: UploadEntry<Document>;
  onRemove: () => void;
  onRetry: () => void;
}

function FileRow<Document extends StoredFile>({ entry, onRemove, onRetry }: FileRowProps<Document>) {
  return (
    <Row as="li" gap={8} minHeight={44} size={13} data-state={entry.state}>
      <KindIcon name={entry.name} />
      <Text flex={1} ellipsis title={entry.name}>
        {entry.result ? (
          <a href={entry.result.url} target="_blank" rel="noreferrer">
            {entry.name}
          </a>
        ) : (
          entry.name
        )}
      </Text>
      <FileStatus entry={entry} />
      {entry.state === 'error' && entry.retryable && (
        <IconButton
          width={[28, 40]}
          height={[28, 40]}
          aria-label={`${uploadText.retry} ${entry.name}`}
          onClick={onRetry}
        >
          <ArrowClockwiseIcon size={16} />
        </IconButton>
      )}
      <IconButton
        width={[28, 40]}
        height={[28, 40]}
        aria-label={`${uploadText.remove} ${entry.name}`}
        onClick={onRemove}
      >
        <XIcon size={16} />
      </IconButton>
    </Row>
  );
}

function FileStatus<Document extends StoredFile>({ entry }: { entry: UploadEntry<Document> }) {
  const percent = Math.round(entry.progress * 100);
  if (entry.state === 'error') {
    return (
      <Text tone="error" role="alert">
        {entry.offline ? uploadText.resending : entry.message}
      </Text>
    );
  }
  if (entry.state === 'done') {
    return (
      <>
        <Text tone="text3" nowrap>
          {formatBytes(entry.result?.size ?? entry.size)}
        </Text>
        <CheckCircleIcon size={18} weight="fill" color="var(--teal)" label={mediaText.done} />
      </>
    );
  }
  if (entry.state === 'waiting') return <Text tone="text3">{uploadText.waiting}</Text>;
  return (
    <>
      <UploadBar name={entry.name} percent={percent} width={96} />
      <Text width={36} tone="text2" textAlign="end">
        {percent}%
      </Text>
    </>
  );
}
