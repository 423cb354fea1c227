import { useMutation } from '@tanstack/react-query';
import { largestUpload } from '@toam/contracts/media/upload-limits';
import { workbookType } from '@toam/contracts/sheet/import.endpoints';
import { Button, formatBytes, formatNumber, messageOf, Stack, Text, useIsPhone } from '@toam/ui/core';
import { Alert, Progress } from '@toam/ui/detail';
import { DropZone } from '@toam/ui/form';
import { FileXlsIcon, UploadSimpleIcon } from '@toam/ui/icons';
import { useRef, useState } from 'react';
import * as css from './import-start.module.css';
import { sheetImportText as text } from './sheet-import.text';

/** Checks that the browser can make without sending the file. */
function refuse(files: File[]): string | null {
  if (files.length > 1) return text.oneFile;
  return (files[0]?.size ?? 0) > largestUpload ? text.tooLarge(formatBytes(largestUpload)) : null;
}

/** Sends the file. Errors are shown here, and the user can try another file. */
function useFile(send: WorkbookDropProps['send']) {
  const [part, setPart] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const sending = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (file: File) => send(file, setPart),
  });
  const take = (files: File[]) => {
    const [file] = files;
    if (!file || sending.isPending) return;
    const problem = refuse(files);
    setRefused(problem);
    setPart(0);
    sending.reset();
    if (!problem) sending.mutate(file);
  };
  const problem = refused ?? (sending.error ? messageOf(sending.error) : null);
  return { take, problem, name: sending.variables?.name, part: sending.isPending ? part : null };
}

export interface WorkbookDropProps {
  /** Uploads the file and opens the next screen. Failures are shown here. */
  send: (file: File, onProgress: (part: number) => void) => Promise<unknown>;
  /** Maximum number of rows, for the hint. */
  mostRows: number;
}

/** The area to drop, paste or choose a workbook. */
export function WorkbookDrop({ send, mostRows: maxRows }: WorkbookDropProps) {
  const { take, problem, part, name } = useFile(send);
  const isPhone = useIsPhone();
  const input = useRef<HTMLInputElement>(null);
  return (
    <DropZone id="import-file" label={text.drop} hint={text.dropHint} onFiles={take}>
      <Stack
        gap={12}
        align="center"
        justify="center"
        textAlign="center"
        minHeight={264}
        padX={16}
        padY={24}
        radius={10}
        className={css.drop}
        aria-busy={part !== null}
      >
        <FileXlsIcon size={40} color="var(--success)" />
        {part === null ? (
          <>
            <Text as="b" size={16} weight={600}>
              {isPhone ? text.choose : text.drop}
            </Text>
            <Button
              type="primary"
              size="large"
              icon={<UploadSimpleIcon size={18} />}
              onClick={() => input.current?.click()}
            >
              {text.orChoose}
            </Button>
            <Text size={13} tone="text2">
              {text.limits(formatNumber(maxRows), formatBytes(largestUpload))}
            </Text>
          </>
        ) : (
          <Sending part={part} name={name} />
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={`.xlsx,${workbookType}`}
          aria-label={text.orChoose}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // so that the same file can be chosen again after a correction
            event.target.value = '';
          }}
        />
      </Stack>
      {problem && (
        <Text as="div" top={12}>
          <Alert type="error" showIcon title={problem} role="alert" />
        </Text>
      )}
    </DropZone>
  );
}

const Sending = ({ part, name }: { part: number; name: string | undefined }) => (
  <>
    <Text as="b" size={16} weight={600} breaks>
      {name}
    </Text>
    <Stack width="min(320px, 100%)">
      <Progress percent={Math.round(part * 100)} showInfo={false} status="active" />
    </Stack>
    <Text role="status" size={13} tone="text2">
      {part < 1 ? text.uploading(Math.round(part * 100)) : text.reading}
    </Text>
  </>
);
