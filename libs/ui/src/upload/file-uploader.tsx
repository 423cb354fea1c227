import { mediaText } from '@toam/contracts/texts/media';
import { uploadText } from '@toam/contracts/texts/upload';
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
import { DropZone } from './drop-zone';
import { UndoRemoval } from './undo-removal';
import type { UploadEntry } from './upload-queue';
import { useUploads, type Stored, type UploadFile } from './use-uploads';

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
  onPending?: (count: number) => void;
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
      <ul className="ta-file-list">
        {queue.entries.map((entry) => (
          <FileRow
            key={entry.key}
            entry={entry}
            onRemove={() => dispatch({ type: 'removed', key: entry.key })}
            onRetry={() => dispatch({ type: 'retried', keys: [entry.key] })}
          />
        ))}
      </ul>
      <UndoRemoval removed={queue.removed} text={uploadText.fileRemoved} dispatch={dispatch} />
      <label className="ta-file-add">
        <PaperclipIcon size={16} />
        {uploadText.addFiles}
        <input
          type="file"
          multiple
          accept={accepted.join(',')}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            // Reset, so that the same file can be chosen again after it was removed.
            event.target.value = '';
          }}
        />
      </label>
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
    <li className="ta-file-row" data-state={entry.state}>
      <KindIcon name={entry.name} />
      <span className="ta-file-name" title={entry.name}>
        {entry.result ? (
          <a href={entry.result.url} target="_blank" rel="noreferrer">
            {entry.name}
          </a>
        ) : (
          entry.name
        )}
      </span>
      <FileStatus entry={entry} />
      {entry.state === 'error' && entry.retryable && (
        <button type="button" aria-label={`${uploadText.retry} ${entry.name}`} onClick={onRetry}>
          <ArrowClockwiseIcon size={16} />
        </button>
      )}
      <button type="button" aria-label={`${uploadText.remove} ${entry.name}`} onClick={onRemove}>
        <XIcon size={16} />
      </button>
    </li>
  );
}

function FileStatus<Document extends StoredFile>({ entry }: { entry: UploadEntry<Document> }) {
  const percent = Math.round(entry.progress * 100);
  if (entry.state === 'error') {
    return (
      <span className="ta-file-error" role="alert">
        {entry.offline ? uploadText.resending : entry.message}
      </span>
    );
  }
  if (entry.state === 'done') {
    return (
      <>
        <span className="ta-file-size">{formatBytes(entry.result?.size ?? entry.size)}</span>
        <CheckCircleIcon size={18} weight="fill" color="var(--teal)" label={mediaText.done} />
      </>
    );
  }
  if (entry.state === 'waiting') return <span className="ta-file-size">{uploadText.waiting}</span>;
  return (
    <>
      <span
        className="ta-upload-bar"
        role="progressbar"
        aria-label={entry.name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ width: `${percent}%` }} />
      </span>
      <span className="ta-file-percent">{percent}%</span>
    </>
  );
}
