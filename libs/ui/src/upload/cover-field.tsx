import { imageTypes, refuseImage } from '@toam/contracts/media/upload-limits';
import { uploadText } from '@toam/contracts/media/upload.text';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { BusyIcon } from '../feedback/busy-icon';
import { FieldFrame, type FieldLook } from '../fields/field-frame';
import { useField, type FieldBinding } from '../fields/use-field';
import { ArrowClockwiseIcon, ImageSquareIcon } from '../icons';
import { PlainButton, Row, Stack, Text } from '../layout/layout';
import { Lightbox } from '../lightbox/lightbox';
import * as css from './cover-field.module.css';
import { DropZone } from './drop-zone';
import { FilePick } from './file-pick';
import { usePreview } from './image-tile';
import { nextTurn, type StoredImage, type Turn } from './stored-image';
import { UndoRemoval } from './undo-removal';
import { UploadBar } from './upload-bar';
import type { UploadEntry } from './upload-queue';
import { useUploads, type OnPending, type UploadFile } from './use-uploads';

interface CoverFieldProps<Values extends FieldValues, Image extends StoredImage>
  extends FieldBinding<Values, Image | null>, Pick<FieldLook, 'required' | 'hint'> {
  label: string;
  upload: UploadFile<Image>;
  /** Stores the picture at an absolute angle and returns the new one. */
  rotate: (image: Image, rotation: Turn) => Promise<Image>;
  /** Called if a rotation fails. A failed upload shows on the picture. */
  onError: (error: unknown) => void;
  onPending?: OnPending;
}

/** The cover of a text: one wide picture, chosen, dropped or pasted. The old one stays until the new one is stored. Mockup 33b. */
export function CoverField<Values extends FieldValues, Image extends StoredImage>(
  props: CoverFieldProps<Values, Image>,
) {
  const { control, name, label, required = false, hint, upload, rotate, onError, onPending } = props;
  const field = useField<Values, Image | null>({ control, name });
  const { queue, add, dispatch } = useUploads<Image>({
    value: field.value ? [field.value] : [],
    onChange: (stored) => field.change(stored.at(-1) ?? null),
    ...{ upload, onPending, refuse: refuseImage },
  });
  const [isTurning, setTurning] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const entry = queue.entries.at(-1);
  const image = entry?.result;

  const take = (files: File[]) => {
    if (files.length === 0) return;
    // what is not stored makes room; what is stored stays until the new one is
    for (const { key, state } of queue.entries) if (state !== 'done') dispatch({ type: 'removed', key });
    dispatch({ type: 'forgotten' });
    add(files.slice(0, 1));
  };
  const turn = async (key: string, turned: Image) => {
    setTurning(true);
    try {
      dispatch({ type: 'stored', key, result: await rotate(turned, nextTurn(turned.rotation)) });
    } catch (error) {
      onError(error);
    } finally {
      setTurning(false);
    }
  };
  return (
    <FieldFrame id={field.id} label={label} required={required} hint={hint} error={field.error} group>
      <DropZone id={`${field.id}-zone`} label={label} hint={uploadText.dropHere} onFiles={take}>
        {entry ? (
          <Stack {...frame} border background="fill" relative overflow="hidden">
            <CoverPicture entry={entry} label={label} onOpen={() => setOpen(true)} />
            {image ? (
              <Row className={css.tools} gap={8}>
                <Tool label={label} disabled={isTurning} onClick={() => void turn(entry.key, image)}>
                  {isTurning ? <BusyIcon size={16} /> : <ArrowClockwiseIcon size={16} />}
                  {uploadText.turn}
                </Tool>
                {!required && (
                  <Tool label={label} onClick={() => dispatch({ type: 'removed', key: entry.key })}>
                    {uploadText.remove}
                  </Tool>
                )}
                <FilePick label={`${uploadText.replace}: ${label}`} accept={imageTypes} onFiles={take} {...toolLook}>
                  {uploadText.replace}
                </FilePick>
              </Row>
            ) : (
              <CoverState
                entry={entry}
                onRetry={() => dispatch({ type: 'retried', keys: [entry.key] })}
                onCancel={() => dispatch({ type: 'removed', key: entry.key })}
              />
            )}
          </Stack>
        ) : (
          <FilePick
            label={`${uploadText.addImages}: ${label}`}
            accept={imageTypes}
            onFiles={take}
            {...frame}
            justify="center"
            size={13}
            tone="text2"
          >
            <Stack as="span" gap={4} align="center">
              <ImageSquareIcon size={24} />
              {uploadText.addImages}
            </Stack>
          </FilePick>
        )}
        <UndoRemoval removed={queue.removed} text={uploadText.imageRemoved} dispatch={dispatch} />
      </DropZone>
      {isOpen && image && <Lightbox images={[image]} openId={image.id} onClose={() => setOpen(false)} />}
    </FieldFrame>
  );
}

const frame = { height: [148, 168], radius: 8 } as const;
const toolLook = {
  background: 'elevated',
  border: true,
  radius: 6,
  height: [32, 40],
  padX: 10,
  gap: 6,
  size: 13,
  weight: 500,
} as const;

interface ToolProps {
  /** Of the field, for screen readers. */
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

const Tool = ({ label, disabled, onClick, children }: ToolProps) => (
  <PlainButton {...toolLook} disabled={disabled} aria-description={label} onClick={onClick}>
    {children}
  </PlainButton>
);

interface CoverPictureProps<Image extends StoredImage> {
  entry: UploadEntry<Image>;
  label: string;
  onOpen: () => void;
}

/** The stored picture, or the local file while it uploads. */
function CoverPicture<Image extends StoredImage>({ entry, label, onOpen }: CoverPictureProps<Image>) {
  const preview = usePreview(entry.file);
  const source = entry.result?.main ?? preview;
  return (
    <PlainButton
      className={css.picture}
      width="100%"
      height="100%"
      aria-label={uploadText.open(label)}
      data-faint={!entry.result || undefined}
      disabled={!entry.result}
      onClick={onOpen}
    >
      {source && <img src={source} alt="" draggable={false} />}
    </PlainButton>
  );
}

interface CoverStateProps<Image extends StoredImage> {
  entry: UploadEntry<Image>;
  onRetry: () => void;
  onCancel: () => void;
}

/** How far the upload is, or why it failed. */
function CoverState<Image extends StoredImage>({ entry, onRetry, onCancel }: CoverStateProps<Image>) {
  const isFailed = entry.state === 'error';
  const percent = Math.round(entry.progress * 100);
  const failure = entry.offline ? uploadText.resending : entry.message;
  return (
    <Stack className={css.state} gap={4} padX={10} padY={6} background="elevated">
      <Row gap={8} size={12} weight={500} role={isFailed ? 'alert' : undefined}>
        <Text flex={1} {...(isFailed ? { lines: 3, tone: 'error' } : { ellipsis: true })} title={failure ?? entry.name}>
          {isFailed ? failure : entry.name}
        </Text>
        {!isFailed && <Text digits>{percent} %</Text>}
        {isFailed && entry.retryable && (
          <PlainButton height={[28, 40]} padX={4} tone="teal" onClick={onRetry}>
            {uploadText.retry}
          </PlainButton>
        )}
        <PlainButton
          height={[28, 40]}
          padX={4}
          tone="text2"
          aria-label={`${uploadText.remove} ${entry.name}`}
          onClick={onCancel}
        >
          {uploadText.remove}
        </PlainButton>
      </Row>
      <UploadBar name={entry.name} percent={percent} failed={isFailed} />
    </Stack>
  );
}
