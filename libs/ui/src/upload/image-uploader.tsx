import { DndContext, type DragEndEvent } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { refuseImage } from '@toam/contracts/media/upload-limits';
import { uploadText } from '@toam/contracts/texts/upload';
import { useState } from 'react';
import { Lightbox } from '../lightbox/lightbox';
import { AddImageTiles } from './add-image-tiles';
import { DropZone } from './drop-zone';
import { ImageTile } from './image-tile';
import { sortingAnnouncements, useSortingSensors } from './sorting';
import { nextTurn, type StoredImage, type Turn } from './stored-image';
import { UndoRemoval } from './undo-removal';
import { UploadProgress } from './upload-progress';
import { useUploads, type UploadFile } from './use-uploads';

export interface ImageUploaderProps<Image extends StoredImage> {
  /** DOM id and the name under which the form jumps here. */
  id: string;
  label: string;
  value: Image[];
  onChange: (images: Image[]) => void;
  upload: UploadFile<Image>;
  /** Stores the picture at an angle (not a step) and answers it anew. */
  rotate: (image: Image, rotation: Turn) => Promise<Image>;
  /** A failed rotation; uploads show their failures on their tiles. */
  onError: (error: unknown) => void;
  /** How many pictures are still on their way. */
  onPending?: (count: number) => void;
  /** Marks the first one «Ảnh bìa» and lets another take its place. */
  withCover?: boolean;
  most?: number;
  /** One picture, as large as its place is wide (a card, a page): the next one takes its place. */
  single?: boolean;
}

/**
 * Pictures of a record: pick, drag in, paste or photograph; each uploads on its own with progress, error and retry;
 * rotate, reorder by mouse, finger and keyboard, choose the cover, remove and take it back. look.md "Forms".
 */
export function ImageUploader<Image extends StoredImage>(props: ImageUploaderProps<Image>) {
  const {
    id,
    label,
    value,
    onChange,
    upload,
    rotate,
    onError,
    onPending,
    withCover = false,
    most: max,
    single = false,
  } = props;
  const { queue, add, dispatch } = useUploads<Image>({
    value,
    onChange,
    upload,
    onPending,
    refuse: refuseImage,
    ...(max ? { most: max, tooMany: uploadText.tooManyImages(max) } : {}),
  });
  const [turning, setTurning] = useState<ReadonlySet<string>>(new Set());
  const [openId, setOpenId] = useState<number | null>(null);
  const sensors = useSortingSensors();
  const names = new Map(queue.entries.map((entry) => [entry.key, entry.name]));

  const turn = async (key: string, image: Image) => {
    setTurning((keys) => new Set(keys).add(key));
    try {
      dispatch({ type: 'stored', key, result: await rotate(image, nextTurn(image.rotation)) });
    } catch (error) {
      onError(error);
    } finally {
      setTurning((keys) => new Set([...keys].filter((one) => one !== key)));
    }
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    dispatch({ type: 'moved', key: String(active.id), to: queue.entries.findIndex((entry) => entry.key === over.id) });
  };
  const shown = queue.entries.flatMap((entry) => (entry.result ? [entry.result] : []));
  const take = (files: File[]) => {
    const [first] = files;
    if (!single || !first) return add(files);
    // one that is refused takes nobody's place
    if (refuseImage(first) === undefined) {
      for (const { key } of queue.entries) dispatch({ type: 'removed', key });
      dispatch({ type: 'forgotten' });
    }
    add([first]);
  };

  return (
    <DropZone id={id} label={label} hint={uploadText.dropHere} onFiles={take}>
      {!single && <UploadProgress queue={queue} />}
      <DndContext sensors={sensors} onDragEnd={drop} accessibility={sortingAnnouncements(names)}>
        <SortableContext
          items={queue.entries.map((entry) => entry.key)}
          strategy={rectSortingStrategy}
          disabled={single}
        >
          <ul className={single ? 'ta-image-tiles ta-image-tiles-single' : 'ta-image-tiles'}>
            {queue.entries.map((entry, at) => (
              <ImageTile
                key={entry.key}
                entry={entry}
                cover={withCover && at === 0 && entry.state === 'done'}
                turning={turning.has(entry.key)}
                onCover={withCover && at > 0 ? () => dispatch({ type: 'moved', key: entry.key, to: 0 }) : undefined}
                onTurn={(image) => void turn(entry.key, image)}
                onOpen={(image) => setOpenId(image.id)}
                onRemove={() => dispatch({ type: 'removed', key: entry.key })}
                onRetry={() => dispatch({ type: 'retried', keys: [entry.key] })}
              />
            ))}
            {!(single && queue.entries.length > 0) && <AddImageTiles onFiles={take} label={label} />}
          </ul>
        </SortableContext>
      </DndContext>
      <UndoRemoval removed={queue.removed} text={uploadText.imageRemoved} dispatch={dispatch} />
      {openId !== null && <Lightbox images={shown} openId={openId} onClose={() => setOpenId(null)} />}
    </DropZone>
  );
}
