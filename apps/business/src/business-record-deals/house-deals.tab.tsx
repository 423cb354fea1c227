import { recordDealsText } from '@toam/contracts/texts/record-deals';
import { RecordDeals } from './record-deals';

/** 'Giao dịch' on a house's page. */
export default function HouseDealsTab({ houseId }: { houseId: number }) {
  return <RecordDeals of={{ house_id: houseId }} head="customer" empty={recordDealsText.emptyOfHouse} />;
}
