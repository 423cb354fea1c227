import { sheetImportText as text } from '@toam/contracts/sheet/sheet-import.text';
import { Button, Card, Grid, Stack, Text } from '@toam/ui/core';
import { DownloadSimpleIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import * as css from './import-start.module.css';
import { WorkbookDrop, type WorkbookDropProps } from './workbook-drop';

interface ImportStartProps extends WorkbookDropProps {
  /** The instructions. */
  how: readonly string[];
  /** Saves the template. */
  template: { busy: boolean; save: () => void };
  /** Past imports. */
  children?: ReactNode;
}

/** The first step: the file, the instructions, and past imports. */
export const ImportStart = ({ how, template, children, ...drop }: ImportStartProps) => (
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
        <Button icon={<DownloadSimpleIcon size={16} />} loading={template.busy} onClick={template.save}>
          {text.template}
        </Button>
      </Card>
    </Grid>
    {children}
  </Stack>
);
