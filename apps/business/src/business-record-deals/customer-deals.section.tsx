import { recordDealsText } from '@toam/contracts/record-deals/record-deals.text';
import { RecordDeals } from './record-deals';

/** 'Giao dịch và hoa hồng' on a customer's page. */
export default function CustomerDealsSection({ customerId }: { customerId: number }) {
  return <RecordDeals of={{ customer_id: customerId }} head="house" empty={recordDealsText.emptyOfCustomer} />;
}
