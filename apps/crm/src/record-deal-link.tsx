import { useCan } from '@toam/auth/session';
import { recordDealsText } from '@toam/contracts/record-deals/record-deals.text';
import { MatchTarget } from '@toam/domain/need-values';
import { Row } from '@toam/ui/core';
import { HandshakeIcon } from '@toam/ui/icons';
import { Link } from 'react-router-dom';
import { paths } from './paths';

interface RecordDealLinkProps {
  /** How far the customer is with the house. */
  target: MatchTarget | null;
  houseId: number;
  customerId: number;
}

/** From a showing that ended in a deal to the prefilled form, for those who record deals. B17. */
export function RecordDealLink({ target, houseId, customerId }: RecordDealLinkProps) {
  const canRecord = useCan('recordDeals');
  if (!canRecord || target !== MatchTarget.done) return null;
  return (
    <Row
      as={Link}
      inline
      self="start"
      flex="none"
      gap={6}
      minHeight={[28, 40]}
      padX={8}
      radius={6}
      size={12}
      weight={500}
      tone="teal"
      background="tealTint"
      nowrap
      to={paths.recordDeal(houseId, customerId)}
    >
      <HandshakeIcon size={14} />
      {recordDealsText.record}
    </Row>
  );
}
