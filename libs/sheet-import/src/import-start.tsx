import { download } from '@toam/api-client/download';
import { upload } from '@toam/api-client/upload';
import { Button, Card, Grid, Stack, Text } from '@toam/ui/core';
import { DownloadSimpleIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ImportDetail } from './import-detail';
import { ImportFrame, ImportSteps } from './import-frame';
import type { StepNoun } from './import-noun';
import * as css from './import-start.module.css';
import { PastImports } from './past-imports';
import { sheetImportText as text } from './sheet-import.text';
import { useSavedFile } from './use-saved-file';
import { WorkbookDrop, type WorkbookDropProps } from './workbook-drop';

interface ImportChoiceProps extends WorkbookDropProps {
  /** The instructions. */
  how: readonly string[];
  /** Fetches the template. */
  template: () => ReturnType<typeof download>;
  /** Past imports. */
  children?: ReactNode;
}

/** The first step: the file, the instructions, and past imports. */
export function ImportChoice({ how, template, children, ...drop }: ImportChoiceProps) {
  const { busy, save } = useSavedFile();
  return (
    <Stack flex={1} gap={24} padX={16} padY={16} overflow="scroll">
      <Grid columns="minmax(0, 3fr) minmax(0, 2fr)" gap={16} align="start" maxWidth={1040} className={css.start}>
        <WorkbookDrop {...drop} />
        <Card as="aside" gap={16} align="start">
          <Stack gap={8}>
            <Text as="h2" size={16} weight={600}>
              {text.howTitle}
            </Text>
            <Stack as="ol" gap={6} size={13} tone="text2" className={css.how}>
              {how.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Stack>
          </Stack>
          <Button icon={<DownloadSimpleIcon size={16} />} loading={busy} onClick={() => void save(template())}>
            {text.template}
          </Button>
        </Card>
      </Grid>
      {children}
    </Stack>
  );
}

/** Chooses a file, and lists earlier imports. The file is read at once, and its own screen goes on. */
function ImportStart({ noun }: { noun: StepNoun }) {
  const { paths, text: said } = noun;
  const { calls, back, how, mostRows } = noun.steps;
  const navigate = useNavigate();
  const send = async (file: File, onProgress: (part: number) => void) => {
    const { id } = await upload(calls.upload, { file }, { onProgress });
    void navigate(paths.of(id));
  };
  return (
    <ImportFrame title={said.title} back={back}>
      <ImportSteps steps={said.steps} at={0} />
      <ImportChoice send={send} mostRows={mostRows} how={how} template={() => download(calls.template)}>
        <PastImports noun={noun} />
      </ImportChoice>
    </ImportFrame>
  );
}

/** `/…/import` and `/…/import/{id}`: a file is chosen; its columns, preview and result, as the state of its import decides. */
export const ImportScreen = ({ noun }: { noun: StepNoun }) =>
  useParams().importId === undefined ? <ImportStart noun={noun} /> : <ImportDetail noun={noun} />;
