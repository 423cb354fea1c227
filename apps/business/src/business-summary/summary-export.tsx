import { exportText } from '@toam/contracts/texts/export';
import type { FiveWayKind } from '@toam/domain/business/five-way';
import { useListExport } from '@toam/list-screen/list-export';
import { Button, useIsPhone } from '@toam/ui/core';
import { FileXlsIcon } from '@toam/ui/icons';
import { type BusinessChoice, questionOf } from '../business/business-choice';
import { summaryColumns } from './summary-columns';

interface SummaryExportProps {
  choice: BusinessChoice;
  part: FiveWayKind;
}

/** 'Xuất': the people and columns on the screen, and a sheet with the total. */
export function SummaryExport({ choice, part }: SummaryExportProps) {
  const isPhone = useIsPhone();
  const standards = part === 'synthetic' ? [] : [`standard.${part}.demand`, `standard.${part}.seen`];
  const keys = ['user', 'job_position', ...summaryColumns(part).map(({ figure }) => figure), ...standards];
  const { busy, start } = useListExport({
    kind: 'staff_statistic',
    question: questionOf(choice),
    layout: { shown: keys.map((key) => ({ key })) },
  });
  return (
    <Button
      size={isPhone ? 'large' : 'middle'}
      icon={<FileXlsIcon size={isPhone ? 20 : 16} />}
      aria-label={isPhone ? exportText.menu : undefined}
      loading={busy}
      onClick={() => start(false)}
    >
      {!isPhone && exportText.button}
    </Button>
  );
}
