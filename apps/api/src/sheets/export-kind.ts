import type { Endpoint } from '@toam/contracts/endpoint';
import type { Actor } from '@toam/domain/actor';
import type { z } from 'zod';
import type { SheetBatch, SheetColumn } from './sheet';

/** A column as the person sees it on the screen. */
export interface WantedColumn {
  key: string;
  /** Pixels. */
  width?: number | undefined;
}

/** The result of a list's query: the number of rows, and the rows, which are read batch by batch. A sheet of sums may follow. */
export interface FoundRows {
  total: number;
  batches: AsyncIterable<SheetBatch>;
}

/**
 * Makes the list of a noun exportable. Its module defines it in a `*.reads.ts`: the schema of the query, the columns, and
 * the rows as this person may see them, masked as on the screen. D48.
 */
export interface ExportKind<Question extends z.ZodType = z.ZodType> {
  /** The list's endpoint. A person who may not call it may not export. */
  list: Pick<Endpoint, 'access'>;
  /** The schema of the list's query. Its keys are in the body beside `columns` and `all`. */
  question: Question;
  /** @returns null if the list has no column with this key */
  column(wanted: WantedColumn, query: z.output<Question> | null): SheetColumn | null | Promise<SheetColumn | null>;
  /** What the file is about, for its name: '2026-10'. Default: the day on which it is made. */
  about?(query: z.output<Question> | null): string | null;
  /** @param query null finds everything that the actor may see */
  find(actor: Actor, query: z.output<Question> | null, columns: WantedColumn[]): Promise<FoundRows>;
}

/** Checks the kind against the type of its own query. */
export const exportKind = <Question extends z.ZodType>(kind: ExportKind<Question>): ExportKind =>
  kind as unknown as ExportKind;
