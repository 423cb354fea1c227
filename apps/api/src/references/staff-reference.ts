import type { HandedKind } from '@toam/domain/staff/hand-over';
import type { HandedGroup } from '@toam/contracts/user/hand-over.endpoints';
import { registry } from './registry';

/** A hand-over of work from one person to another, and the actor. The names are for the histories. */
export interface Handing {
  from: { id: number; name: string };
  to: { id: number; name: string };
  by: number;
}

/** What a person has of a kind, without deleted records. */
export type Holding = Pick<HandedGroup, 'count' | 'samples'>;

/** What was handed over, without deleted records, and the JSON that `revert` needs. */
export interface Handed {
  count: number;
  moved: unknown;
}

/**
 * Handles one kind of reference to staff when somebody leaves. The module that owns the rows defines it. `references.ts` of the modules
 * registers it or says why a reference stays. A test over all foreign keys fails until then. D72.
 */
export interface StaffReferenceHandler {
  /** The name for people, and the key under which a hand-over stores what this handler moved. */
  kind: HandedKind;
  /** The references to users that it handles: 'houses.user_id'. */
  references: readonly string[];
  /** What there is to hand over. @param toId the receiver, if known */
  holds: (userId: number, toId: number | null) => Promise<Holding>;
  /** Why the receiver cannot get these, in words; null: they can. */
  blocked?: (handing: Pick<Handing, 'from' | 'to'>) => Promise<string | null>;
  /** Hands everything over, also deleted records: they may be restored. It writes the histories and updates open screens. */
  move: (handing: Handing) => Promise<Handed>;
  /** Gives back what the receiver still has. @param moved the result of `move` @returns how many, without deleted ones */
  revert: (handing: Handing, moved: unknown) => Promise<number>;
}

/** The most records that a preview names. */
export const maxSamples = 3;

/** All handlers, in the order in which they move and are shown. */
export const { all: staffReferences, register: registerStaffReferences } = registry<StaffReferenceHandler>('staff');
