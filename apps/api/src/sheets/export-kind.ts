import type { Endpoint } from '@toam/contracts/endpoint';
import type { Actor } from '@toam/domain/actor';
import type { z } from 'zod';
import type { SheetColumn, SheetRow } from './sheet';

/** A column as the person has it on the screen. */
export interface WantedColumn {
  key: string;
  /** Pixels. */
  width?: number | undefined;
}

/** A list that has been asked: how many rows it has, and the rows themselves, read as they are wanted. */
export interface FoundRows {
  total: number;
  batches: AsyncIterable<SheetRow[]>;
}

/**
 * What a noun gives so that its list can be exported, from a `*.reads.ts` of its module: its question's schema, its columns,
 * and its rows as this person may see them, masked like the screen. D48.
 */
export interface ExportKind<Question extends z.ZodType = z.ZodType> {
  /** The list's own call: who may not make it exports nothing. */
  list: Pick<Endpoint, 'access'>;
  /** The list's own question; its keys stand in the body beside `columns` and `all`. */
  question: Question;
  /** Null for a key that the list has no column for. */
  column(wanted: WantedColumn): SheetColumn | null;
  /** @param query null asks for everything that the actor may see */
  find(actor: Actor, query: z.output<Question> | null, columns: WantedColumn[]): Promise<FoundRows>;
}

/** Lets the question's type stay with its own kind. */
export const exportKind = <Question extends z.ZodType>(kind: ExportKind<Question>): ExportKind =>
  kind as unknown as ExportKind;
