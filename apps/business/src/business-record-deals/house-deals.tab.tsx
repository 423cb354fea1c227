import { recordDealsText } from '@toam/contracts/record-deals/record-deals.text';
import { RecordDeals } from './record-deals';

/** 'Giao dịch' on a house's page. */
export default function HouseDealsTab({ houseId }: { houseId: number }) {
  return <RecordDeals of={{ house_id: houseId }} head="customer" empty={recordDealsText.emptyOfHouse} />;
}
