import { accumulationText } from '@toam/contracts/business/accumulation.text';
import { attendanceGridText as text } from '../business/attendance-grid.text';
import { Row, Text } from '@toam/ui/core';

const entries = [
  { mark: text.marks.yes, tone: 'teal', background: undefined, words: accumulationText.cell.yes },
  { mark: text.marks.no, tone: 'error', background: 'errorTint', words: accumulationText.cell.no },
  { mark: text.marks.no, tone: 'info', background: 'infoTint', words: text.away },
  { mark: text.marks.sunday, tone: 'text3', background: 'layout', words: accumulationText.cell.sunday },
] as const;

/** What the marks and their colours mean, in words. */
export const AttendanceLegend = () => (
  <Row as="ul" gap={16} rowGap={4} wrap size={12} tone="text2">
    {entries.map(({ mark, tone, background, words }) => (
      <Row as="li" key={words} gap={6}>
        <Text width={20} textAlign="center" radius={4} weight={600} tone={tone} background={background} aria-hidden>
          {mark}
        </Text>
        {words}
      </Row>
    ))}
  </Row>
);
