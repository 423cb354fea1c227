import type { FiveWayKind } from '@toam/domain/business/five-way';
import { type BusinessChoice, questionOf } from '../business/business-choice';
import { ExportButton } from '../business/export-button';
import { summaryColumns } from './summary-columns';

interface SummaryExportProps {
  choice: BusinessChoice;
  part: FiveWayKind;
}

/** 'Xuất': the people and columns on the screen, and a sheet with the total. */
export function SummaryExport({ choice, part }: SummaryExportProps) {
  const standards = part === 'synthetic' ? [] : [`standard.${part}.demand`, `standard.${part}.seen`];
  const columns = ['user', 'job_position', ...summaryColumns(part).map(({ figure }) => figure), ...standards];
  return <ExportButton kind="staff_statistic" question={questionOf(choice)} columns={columns} />;
}
