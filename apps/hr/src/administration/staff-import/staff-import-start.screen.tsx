import { download } from '@toam/api-client/download';
import { upload } from '@toam/api-client/upload';
import { staffImportScreenText as text } from './staff-import-screen.text';
import { readUserImportTemplate, uploadUserImport } from '@toam/contracts/user/user-import.endpoints';
import { maxStaffRows } from '@toam/contracts/user/user-import.schema';
import { ImportScreen } from '@toam/sheet-import/import-screen';
import { ImportStart } from '@toam/sheet-import/import-start';
import { ImportSteps } from '@toam/sheet-import/import-steps';
import { useSavedFile } from '@toam/sheet-import/use-saved-file';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { PastStaffImports } from './past-staff-imports';

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
