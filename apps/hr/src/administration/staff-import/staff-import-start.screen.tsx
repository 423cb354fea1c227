import { useInfiniteQuery } from '@tanstack/react-query';
import { download } from '@toam/api-client/download';
import { upload } from '@toam/api-client/upload';
import { readUserImportTemplate, uploadUserImport } from '@toam/contracts/user/user-import.endpoints';
import { maxStaffRows, type UserImport } from '@toam/contracts/user/user-import.schema';
import { ImportScreen } from '@toam/sheet-import/import-screen';
import { ImportStart } from '@toam/sheet-import/import-start';
import { ImportSteps } from '@toam/sheet-import/import-steps';
import { PastImports } from '@toam/sheet-import/past-imports';
import { useSavedFile } from '@toam/sheet-import/use-saved-file';
import { formatNumber } from '@toam/ui/core';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { staffImportScreenText as text } from './staff-import-screen.text';
import { staffImportQueries } from './staff-import.queries';

/** /admin/user/import: choose a file here; below are past imports. Issue 5. */
export function Component() {
  const navigate = useNavigate();
  const { busy, save } = useSavedFile();
  const send = async (file: File, onProgress: (part: number) => void) => {
    const { id } = await upload(uploadUserImport, { file }, { onProgress });
    void navigate(paths.staffImportOf(id));
  };
  return (
    <ImportScreen title={text.title} back={{ to: paths.staff, label: text.back }}>
      <ImportSteps steps={text.steps} at={0} />
      <ImportStart
        send={send}
        mostRows={maxStaffRows}
        how={text.how}
        template={{ busy, save: () => void save(download(readUserImportTemplate)) }}
      >
        <PastStaffImports />
      </ImportStart>
    </ImportScreen>
  );
}

const tones = { undone: 'neutral', stored: 'success', checked: 'warning' } as const;

/** The state of an import in a few words. */
function resultOf({ stored_at, undone_at, stored, kept }: UserImport): string {
  if (stored_at === null) return text.notStored;
  if (undone_at === null) return text.pastOutcome(formatNumber(stored));
  return text.pastUndone(formatNumber(stored - kept.length), formatNumber(kept.length));
}

function wordsOf(one: UserImport) {
  const state = one.undone_at !== null ? 'undone' : one.stored_at !== null ? 'stored' : 'checked';
  return { to: paths.staffImportOf(one.id), result: resultOf(one), state: text.pastState[state], tone: tones[state] };
}

const PastStaffImports = () => <PastImports query={useInfiniteQuery(staffImportQueries.list())} wordsOf={wordsOf} />;
