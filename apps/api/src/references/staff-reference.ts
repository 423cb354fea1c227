import type { HandedKind } from '@toam/domain/staff/hand-over';
import type { HandedGroup } from '@toam/contracts/user/hand-over.endpoints';
import { registry } from './registry';

/** Somebody's work goes from one to the other; by whom. The names are what histories tell. */
export interface Handing {
  from: { id: number; name: string };
  to: { id: number; name: string };
  by: number;
}

/** What a person has of a kind, living records only. */
export type Holding = Pick<HandedGroup, 'count' | 'samples'>;

/** What changed hands, living records only, and what `revert` needs of it, as JSON. */
export interface Handed {
  count: number;
  moved: unknown;
}

/**
 * Handles one kind of reference to staff when somebody leaves. The module that owns the rows writes it, `references.ts` of the modules
 * registers it or says why a reference stays; a test over all foreign keys fails until then. D72.
 */
export interface StaffReferenceHandler {
  /** As what people know it, and under which a hand-over writes down what this one moved. */
  kind: HandedKind;
  /** References to users for which it answers: 'houses.user_id'. */
  references: readonly string[];
  /** What there is to hand over. @param toId who would get it, if that is known */
  holds: (userId: number, toId: number | null) => Promise<Holding>;
  /** Why the one cannot get these from the other, in words; null: they can. */
  blocked?: (handing: Pick<Handing, 'from' | 'to'>) => Promise<string | null>;
  /** Hands everything over, deleted records too: they may come back. Writes their histories and wakes open screens. */
  move: (handing: Handing) => Promise<Handed>;
  /** Gives back what moved then and is still the receiver's. @param moved what `move` answered @returns how many, living ones */
  revert: (handing: Handing, moved: unknown) => Promise<number>;
}

/** The most records that a preview names. */
export const maxSamples = 3;

/** Every handler, in the order in which they move and are shown. */
export const { all: staffReferences, register: registerStaffReferences } = registry<StaffReferenceHandler>('staff');
