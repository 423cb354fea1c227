import { exportText } from '@toam/contracts/texts/export';
import { useListExport } from '@toam/list-screen/list-export';
import { Button, useIsPhone } from '@toam/ui/core';
import { FileXlsIcon } from '@toam/ui/icons';
import { type BusinessChoice, questionOf } from '../business/business-choice';
import { useGrouping } from '../business/use-business-statistic';

/** The sheet's columns: a line for each figure. */
const columns = ['group', 'name', 'unit', 'previous', 'current', 'standard', 'result'].map((key) => ({ key }));

/** 'Xuất': every figure with the period before and its standard, and a sheet of the chart. Mockup 11, D48. */
export function OverviewExport({ choice }: { choice: BusinessChoice }) {
  const isPhone = useIsPhone();
  const [by] = useGrouping();
  const { busy, start } = useListExport({
    kind: 'statistic',
    question: { ...questionOf(choice), by },
    layout: { shown: columns },
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
