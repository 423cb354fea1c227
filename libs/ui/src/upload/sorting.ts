import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { uploadText } from '@toam/contracts/media/upload.text';

/** A mouse drags after 6 px, so a click stays a click. */
export const mouseActivation = { distance: 6 };
/** Touch drags after a short hold, so the page still scrolls. */
export const touchActivation = { delay: 220, tolerance: 8 };

export const useSortingSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: mouseActivation }),
    useSensor(TouchSensor, { activationConstraint: touchActivation }),
    useSensor(KeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      // Not Enter: it opens the picture.
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space'] },
    }),
  );

/** Texts for screen readers during a move by keyboard. */
export function sortingAnnouncements(names: ReadonlyMap<string, string>) {
  const nameOf = (id: UniqueIdentifier) => names.get(String(id)) ?? '';
  const placeOf = (id: UniqueIdentifier) => [...names.keys()].indexOf(String(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => uploadText.lifted(nameOf(active.id)),
    onDragOver: ({ active, over }) =>
      over ? uploadText.movedTo(nameOf(active.id), placeOf(over.id), names.size) : undefined,
    onDragEnd: ({ active }) => uploadText.dropped(nameOf(active.id)),
    onDragCancel: ({ active }) => uploadText.putBack(nameOf(active.id)),
  };
  return { announcements, screenReaderInstructions: { draggable: uploadText.instructions } };
}
