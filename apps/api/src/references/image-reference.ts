import type { Actor } from '@toam/domain/actor';
import type { SQL } from 'drizzle-orm';
import { registry } from './registry';

/** What the records of one kind say about changing a picture that they use. */
export interface ImageHolding {
  /** At least one record uses it. */
  isHeld: boolean;
  /** The actor may change every record that uses it. */
  mayChange: boolean;
  /** The record shows it as it is until a form is saved, or a draft approved (D38). The change then makes a copy for that. */
  isDrafted: boolean;
  /** The houses whose audit names the change. */
  houses: number[];
}

/** Answers for the records of one kind that have pictures. */
export interface ImageReferenceHandler {
  /** 'houses', 'comments', … */
  name: string;
  /** Whether one of these records uses the picture `i`, also one that only its past shows. What nothing uses is removed after a day. */
  uses: SQL;
  /** Whether the actor may see one of these pictures. Checked whenever bytes are read (D109). */
  isShownTo: (actor: Actor, imageIds: number[]) => Promise<boolean>;
  /** Whether lists show the picture for a record: a portrait, a house's cover. Absent: never. */
  isListedFor?: (actor: Actor, imageId: number) => Promise<boolean>;
  /** The conditions for changing the picture. Absent: these records set none. */
  holding?: (actor: Actor, imageId: number) => Promise<ImageHolding>;
  /** Whether the actor may see the document. Absent: these records have no documents. */
  isFileShownTo?: (actor: Actor, fileId: number) => Promise<boolean>;
}

/** All handlers. The actor may see a picture if one of them says so. */
export const { all: imageReferences, register: registerImageReferences } = registry<ImageReferenceHandler>('pictures');
