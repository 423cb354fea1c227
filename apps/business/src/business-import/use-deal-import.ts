import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isUnreachable } from '@toam/api-client/call-failed';
import { upload } from '@toam/api-client/upload';
import { type DealImportResult, importDeals } from '@toam/contracts/deal/deal-import.endpoints';
import type { SheetWish } from '@toam/contracts/sheet/sheet-reading.schema';
import { dealImportScreenText as text } from '../business/deal-import-screen.text';
import type { DealSheet } from '@toam/domain/deal/deal-import';
import { messageOf } from '@toam/ui/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { dealImport } from './past-deal-import.screen';

/** A file that was tried, or stored. */
interface Tried {
  /** A copy: what is stored is what was checked, even if the file on the disk changes meanwhile. */
  file: File;
  result: DealImportResult;
  isStored: boolean;
}

/** Storing reads what was checked: the same sheet, with what it hides or without. */
const wishOf = ({ reading }: DealImportResult): SheetWish => ({
  sheet: reading.sheet,
  hidden: reading.takes_hidden,
});

const yesNo = (is: boolean): '0' | '1' => (is ? '1' : '0');
const fieldsOf = (type: DealSheet, { sheet, hidden }: SheetWish, dryRun: boolean, onlyIfClean = true) => ({
  ...{ type, ...(sheet !== undefined && { sheet }), hidden: yesNo(hidden) },
  ...{ dry_run: yesNo(dryRun), only_if_clean: yesNo(onlyIfClean) },
});

const copyOf = async (file: File): Promise<File> =>
  new File([await file.arrayBuffer()], file.name, { type: file.type });

const problemOf = (error: Error): string => (isUnreachable(error) ? text.unanswered : text.failed(messageOf(error)));

/** The import of one sheet, from the file to its result. Rows are found again by their codes, so a repetition stores nothing twice. */
export function useDealImport(type: DealSheet) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [tried, setTried] = useState<Tried | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const storing = useMutation({
    meta: { showsOwnError: true },
    mutationFn: ({ file, result, onlyIfClean }: Tried & { onlyIfClean: boolean }) =>
      upload(importDeals, { file, fields: fieldsOf(type, wishOf(result), false, onlyIfClean) }),
    onSuccess: async (result, { file, onlyIfClean }) => {
      // somebody changed something since the check, and now not all rows are right
      const isHeld = onlyIfClean && result.errors.length > 0;
      setIsChanged(isHeld);
      setTried({ file, result, isStored: !isHeld });
      if (isHeld) return;
      for (const queryKey of [[dealImport.key, 'list'], ...dealImport.changes])
        await queries.invalidateQueries({ queryKey });
      if (result.id !== undefined) await navigate(paths.dealImportOf(result.id), { replace: true });
    },
  });
  const check = async (chosen: File, onProgress: (part: number) => void) => {
    const file = await copyOf(chosen);
    const result = await upload(importDeals, { file, fields: fieldsOf(type, { hidden: false }, true) }, { onProgress });
    setTried({ file, result, isStored: false });
  };
  const reading = useMutation({
    mutationFn: ({ file, wish }: { file: File; wish: SheetWish }) =>
      upload(importDeals, { file, fields: fieldsOf(type, wish, true) }),
    onSuccess: (result, { file }) => {
      storing.reset();
      setIsChanged(false);
      setTried({ file, result, isStored: false });
    },
  });
  return {
    tried,
    check,
    store: (onlyIfClean: boolean) => tried && !storing.isPending && storing.mutate({ ...tried, onlyIfClean }),
    /** Checks another sheet of the file, or what it hides. */
    readAgain: (wish: SheetWish) => tried && !reading.isPending && reading.mutate({ file: tried.file, wish }),
    isReading: reading.isPending,
    storing: {
      isPending: storing.isPending,
      problem: storing.error ? problemOf(storing.error) : isChanged ? text.changedMeanwhile : null,
    },
    begin: () => {
      setTried(null);
      setIsChanged(false);
      storing.reset();
    },
  };
}
