import { customerPageText } from '../customer/customer-page.text';
import { useWayBack } from '@toam/platform/way-back';
import { RecordBar } from '@toam/ui/core';
import { paths } from '../paths';

/** The bar above a customer: back button, name and link. */
export function CustomerBar({ customerId }: { customerId?: number }) {
  const back = useWayBack(paths.customers);
  return (
    <RecordBar text={customerPageText} id={customerId} list={paths.customers} path={paths.customer} onBack={back} />
  );
}
