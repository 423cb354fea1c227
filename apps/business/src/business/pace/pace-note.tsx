import { businessText } from '@toam/contracts/business/business.text';
import type { PaceRow } from '@toam/contracts/business/statistic.schema';
import { paceScreenText as text } from '../business-pace.text';
import { Row, StatusTag, Text, type Tone } from '@toam/ui/core';

const tones: Record<PaceRow['state'], Tone> = {
  reached: 'success',
  onPace: 'success',
  behind: 'warning',
  unknown: 'neutral',
};

/** 'Đúng tiến độ', 'Chậm tiến độ' */
export const PaceTag = ({ state }: Pick<PaceRow, 'state'>) => (
  <StatusTag tone={tones[state]}>{businessText.paceState[state]}</StatusTag>
);

/** In the head of a closed table: 'Chậm tiến độ' and 'cần 0,4 mỗi ngày, hiện đạt 0,3'. */
export const PaceNote = ({ pace }: { pace: PaceRow }) => (
  <Row as="span" gap={8} wrap>
    <PaceTag state={pace.state} />
    <Text size={12} tone="text2">
      {pace.state === 'reached' ? text.reached(pace) : text.note(pace)}
    </Text>
  </Row>
);
