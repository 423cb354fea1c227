import { useQueryClient } from '@tanstack/react-query';
import { download } from '@toam/api-client/download';
import { staffImportScreenText as text } from './staff-import-screen.text';
import { makeImportPasswords } from '@toam/contracts/user/user-import.endpoints';
import type { UserImport } from '@toam/contracts/user/user-import.schema';
import { useSavedFile } from '@toam/sheet-import/use-saved-file';
import { Button, confirm, formatDateTime, formatNumber, Row, Stack, Text, toast, useIsPhone } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { DownloadSimpleIcon } from '@toam/ui/icons';
import { staffImportQueries } from './staff-import.queries';

/** Makes the passwords and saves them as a sheet. It asks before it replaces passwords of an earlier sheet. D67. */
function useMake({ id, waiting, passwords_at }: UserImport) {
  const queries = useQueryClient();
  const { busy, save } = useSavedFile();
  const make = async () => {
    const query = { title: text.makeSure, description: text.makeSureNote(formatNumber(waiting)), danger: true };
    if (passwords_at !== null && !(await confirm(query))) return;
    if (await save(download(makeImportPasswords, { params: { importId: id } }))) toast.success(text.passwordsMade);
    await queries.invalidateQueries({ queryKey: staffImportQueries.detail(id).queryKey });
  };
  return { busy, make: () => void make() };
}

/** The first passwords of the new people: shown once, in a sheet. */
export function StaffImportPasswords({ one }: { one: UserImport }) {
  const { busy, make } = useMake(one);
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
