import type { CustomerImport } from '@toam/contracts/customer/customer-import.schema';
import { SheetChoice } from '@toam/sheet-import/sheet-choice';
import { useUrlState } from '@toam/ui/core';
import { useImportStep } from './customer-import.queries';
import { importSearch } from './import.search';

/** Which sheet of the file was read, and what it hides. Read again, the columns are chosen anew. */
export function CustomerSheet({ one }: { one: CustomerImport }) {
  const [, change] = useUrlState(importSearch);
  const step = useImportStep(one.id);
  if (!one.reading) return null;
  return (
    <SheetChoice
      reading={one.reading}
      busy={step.isPending}
      onWish={
        one.can.read_again
          ? (wish) =>
              step.mutate(
                { do: 'read', wish },
                { onSuccess: () => change({ step: '', columns: '', show: 'all', page: 1 }, { replace: true }) },
              )
          : undefined
      }
    />
  );
}
