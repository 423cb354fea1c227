import { DndContext } from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useState } from 'react';
import { Grid } from '../layout/layout';
import { Lightbox } from '../lightbox/lightbox';
import * as css from './image-tile.module.css';
import { ImageTile } from './image-tile';
import { sortingAnnouncements, useSortingSensors } from './sorting';
import type { StoredImage } from './stored-image';
import { storedEntry } from './upload-queue';

interface ImageOrderProps<Image extends StoredImage> {
  label: string;
  value: Image[];
  onChange: (images: Image[]) => void;
}

/** Pictures of a record that something else shows in its own order: reorder, choose the cover, leave out. Nothing is stored or deleted. */
export function ImageOrder<Image extends StoredImage>({ label, value, onChange }: ImageOrderProps<Image>) {
  const [openId, setOpenId] = useState<number | null>(null);
  const sensors = useSortingSensors();
  const entries = value.map((image) => storedEntry(image));
  const keys = entries.map(({ key }) => key);
  const move = (from: number, to: number) => from !== -1 && to !== -1 && onChange(arrayMove(value, from, to));
  return (
    <>
      <DndContext
        sensors={sensors}
        onDragEnd={({ active, over }) => over && move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)))}
        accessibility={sortingAnnouncements(new Map(entries.map(({ key, name }) => [key, name])))}
      >
        <SortableContext items={keys} strategy={rectSortingStrategy}>
          <Grid as="ul" className={css.tiles} gap={8} aria-label={label}>
            {entries.map((entry, at) => (
              <ImageTile
                key={entry.key}
                entry={entry}
                cover={at === 0}
                turning={false}
                onCover={at > 0 ? () => move(at, 0) : undefined}
                onOpen={({ id }) => setOpenId(id)}
                onRemove={() => onChange(value.filter((_, place) => place !== at))}
                onRetry={() => undefined}
              />
            ))}
          </Grid>
        </SortableContext>
      </DndContext>
      {openId !== null && <Lightbox images={value} openId={openId} onClose={() => setOpenId(null)} />}
    </>
  );
}
