import { businessText } from '@toam/contracts/business/business.text';
import type { PaceRow } from '@toam/contracts/business/statistic.schema';
import { StatusTag, type Tone } from '@toam/ui/core';

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
