import type { Actor } from '@toam/domain/actor';
import { registry } from './registry';

/** What records of one kind say about changing a picture that they hold. */
export interface ImageHolding {
  /** They hold it at all. */
  isHeld: boolean;
  /** The actor may change everything that holds it. */
  mayChange: boolean;
  /** It is published and the actor's changes wait for approval: what changes is a copy, for the draft to propose (D38). */
  isDrafted: boolean;
  /** Houses whose audit names the change. */
  houses: number[];
}

/** Knows the records of one kind that hold pictures. */
export interface ImageReferenceHandler {
  /** 'houses', 'comments', … */
  name: string;
  /** One of these pictures is shown to the actor. Asked whenever bytes are read (D109). */
  isShownTo: (actor: Actor, imageIds: number[]) => Promise<boolean>;
  /** The picture is one that lists show of the record: a portrait, a house's cover. Absent: none is. */
  isListedFor?: (actor: Actor, imageId: number) => Promise<boolean>;
  /** What a change of the picture asks. Absent: these records have no say. */
  holding?: (actor: Actor, imageId: number) => Promise<ImageHolding>;
  /** The document is shown to the actor. Absent: these records hold none. */
  isFileShownTo?: (actor: Actor, fileId: number) => Promise<boolean>;
}

/** Every handler; one of them that shows a picture is enough. */
export const { all: imageReferences, register: registerImageReferences } = registry<ImageReferenceHandler>('pictures');
