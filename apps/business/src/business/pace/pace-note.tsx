import type { PaceRow } from '@toam/contracts/business/statistic.schema';
import { paceScreenText as text } from '../business-pace.text';
import { Row, Text } from '@toam/ui/core';
import { PaceTag } from './pace-tag';

/** In the head of a closed table: 'Chậm tiến độ' and 'cần 0,4 mỗi ngày, hiện đạt 0,3'. */
export const PaceNote = ({ pace }: { pace: PaceRow }) => (
  <Row as="span" gap={8} wrap>
    <PaceTag state={pace.state} />
    <Text size={12} tone="text2">
      {pace.state === 'reached' ? text.reached(pace) : text.note(pace)}
    </Text>
  </Row>
);
