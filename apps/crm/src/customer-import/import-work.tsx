import type { CustomerImport } from '@toam/contracts/customer/customer-import.schema';
import { importScreenText as text } from '@toam/contracts/texts/customer-import-screen';
import { Alert, formatNumber, Progress } from '@toam/ui/core';

const titleOf = { checking: text.checking, storing: text.storing, undoing: text.undoing } as const;

/** Progress of work on the server. The person does not have to wait for it. */
export function ImportWork({ one }: { one: CustomerImport }) {
  const part = one.counts.rows ? one.done / one.counts.rows : 0;
  return (
    <div className="import-work">
      <h2>{titleOf[one.state as keyof typeof titleOf]}</h2>
      <Progress percent={Math.floor(part * 100)} aria-label={titleOf[one.state as keyof typeof titleOf]} />
      <span role="status">{text.progress(formatNumber(one.done), formatNumber(one.counts.rows))}</span>
      <p className="import-hint">{text.mayLeave}</p>
      {one.failure && <Alert type="warning" showIcon title={one.failure} />}
    </div>
  );
}
