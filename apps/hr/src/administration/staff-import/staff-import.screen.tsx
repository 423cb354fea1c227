import { useQueryClient } from '@tanstack/react-query';
import { download } from '@toam/api-client/download';
import type { SheetImportRow } from '@toam/contracts/sheet/import.endpoints';
import { staffLabel } from '@toam/contracts/user/user.text';
import { maxStaffRows, type UserImport, userImports } from '@toam/contracts/user/user-import.endpoints';
import { isRunningNumber } from '@toam/domain/sheet/sheet-table';
import type { StaffImportColumn } from '@toam/domain/staff/staff-columns';
import { type ImportNoun, importQueries } from '@toam/sheet-import/import-noun';
import { ImportScreen } from '@toam/sheet-import/import-start';
import { useSavedFile } from '@toam/sheet-import/use-saved-file';
import { Button, confirm, formatDateTime, formatNumber, Row, Stack, Text, toast, useIsPhone } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { DownloadSimpleIcon } from '@toam/ui/icons';
import { paths } from '../paths';
import { userQueries } from '../staff/staff.queries';
import { staffImportScreenText as text } from './staff-import-screen.text';

interface OneProps {
  one: UserImport;
}

/** Makes the passwords and saves them as a sheet. It asks before it replaces passwords of an earlier sheet. D67. */
function useMake({ one: { id, waiting, passwords_at } }: OneProps) {
  const queries = useQueryClient();
  const { busy, save } = useSavedFile();
  const make = async () => {
    const query = { title: text.makeSure, description: text.makeSureNote(formatNumber(waiting)), danger: true };
    if (passwords_at !== null && !(await confirm(query))) return;
    if (await save(download(userImports.passwords, { params: { importId: id } }))) toast.success(text.passwordsMade);
    await queries.invalidateQueries({ queryKey: importQueries(staffImport).detail(id).queryKey });
  };
  return { busy, make: () => void make() };
}

/** The first passwords of the new people: shown once, in a sheet. */
function Passwords({ one }: OneProps) {
  const { busy, make } = useMake({ one });
  const isPhone = useIsPhone();
  const { waiting, passwords_at } = one;
  if (waiting === 0) return <Alert type="success" showIcon title={text.passwordsDone} />;
  const people = formatNumber(waiting);
  const isFirst = passwords_at === null;
  const button = (
    <Button
      type={isFirst ? 'primary' : 'default'}
      size={isPhone ? 'large' : 'middle'}
      block={isPhone}
      icon={<DownloadSimpleIcon size={16} />}
      loading={busy}
      onClick={make}
    >
      {isFirst ? text.makePasswords : text.makePasswordsAgain}
    </Button>
  );
  return (
    <Alert
      type={isFirst ? 'warning' : 'info'}
      showIcon
      title={
        <Stack>
          <Text as="b" weight={600}>
            {text.passwordsTitle}
          </Text>
          <Text as="p" size={13}>
            {isFirst ? text.passwordsNote(people) : text.passwordsAgain(people, formatDateTime(passwords_at))}
          </Text>
          {isPhone && <Row top={8}>{button}</Row>}
        </Stack>
      }
      action={!isPhone && button}
    />
  );
}

/** Titles in the file that are not known. */
const unknownTitles = ({ headers, columns }: UserImport): string[] =>
  headers.flatMap(({ title }, at) => (columns[at] === null && title && !isRunningNumber(title) ? [title] : []));

/** Before storing: the columns that are left out. After it: the passwords. */
function Above({ one }: OneProps) {
  if (one.state === 'stored') return <Passwords one={one} />;
  const titles = unknownTitles(one);
  return (
    one.state === 'checked' &&
    titles.length > 0 && <Alert type="info" showIcon title={text.unknownHeads(titles.join(', '))} />
  );
}

/** Staff from workbooks. */
const staffImport = {
  key: 'user-import',
  changes: [userQueries.all],
  paths: { start: paths.staffImport, of: paths.staffImportOf },
  records: () => ({ to: paths.staff, label: text.seeStaff }),
  record: (_one, id) => ({ to: paths.staffOf(id), label: text.open }),
  calls: userImports,
  steps: {
    calls: userImports,
    back: { to: paths.staff, label: text.back },
    how: text.how,
    mostRows: maxStaffRows,
  },
  labelOf: (_one, field) => staffLabel[field as StaffImportColumn],
  text: {
    ...text,
    undoNote: ({ outcome }) => text.undoNote(formatNumber(outcome.created)),
    done: ({ created }) => text.done(formatNumber(created)),
    past: ({ outcome }) => text.pastOutcome(formatNumber(outcome.created)),
  },
  Above,
} satisfies ImportNoun<UserImport, SheetImportRow>;

/** /admin/user/import, /admin/user/import/{id}. Issue 5. */
export const Component = () => <ImportScreen noun={staffImport} />;
