import { type BusinessChoice, questionOf } from '../business/business-choice';
import { ExportButton } from '../business/export-button';
import { useGrouping } from '../business/use-business-statistic';

/** A line for each figure. */
const columns = ['group', 'name', 'unit', 'previous', 'current', 'standard', 'result'];

/** 'Xuất': every figure with the period before and its standard, and a sheet of the chart. Mockup 11, D48. */
export function OverviewExport({ choice }: { choice: BusinessChoice }) {
  const [by] = useGrouping();
  return <ExportButton kind="statistic" question={{ ...questionOf(choice), by }} columns={columns} />;
}
