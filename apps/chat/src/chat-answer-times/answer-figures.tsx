import { type AnswerFigure, answerFigures, type AnswerTimes } from '@toam/contracts/chat/answer-time.endpoints';
import { answerTimesText as text } from '../chat/chat-console.text';
import { Card, formatNumber, Grid, NoValue, Text } from '@toam/ui/core';
import { duration } from './duration';
import * as css from './answer-times.module.css';

/** A figure as people read it: a number of conversations, or the middle wait; null if there is none. */
export function valueOf(figures: AnswerTimes, figure: AnswerFigure): string | null {
  if (figure === 'answered' || figure === 'unanswered') return formatNumber(figures[figure]);
  const { median } = figures[figure];
  return median === null ? null : duration(median);
}

/** Whether there are conversations behind it. */
export const isOpenable = (figures: AnswerTimes, figure: AnswerFigure): boolean =>
  (figure === 'answered' || figure === 'unanswered' ? figures[figure] : figures[figure].count) > 0;

interface AnswerFiguresProps {
  figures: AnswerTimes;
  onOpen: (figure: AnswerFigure) => void;
}

/** The whole period in four figures. */
export const AnswerFigures = ({ figures, onOpen }: AnswerFiguresProps) => (
  <Grid columns={[4, 2]} gap={12}>
    {answerFigures.map((figure) => (
      <Card
        key={figure}
        as="button"
        type="button"
        align="start"
        padX={16}
        padY={12}
        gap={4}
        className={css.figure}
        disabled={!isOpenable(figures, figure)}
        onClick={() => onOpen(figure)}
      >
        <Text size={13} tone="text2">
          {text.figures[figure]}
        </Text>
        <Text size={20} weight={600} tone={figure === 'unanswered' && figures.unanswered > 0 ? 'error' : undefined}>
          {valueOf(figures, figure) ?? <NoValue />}
        </Text>
        <Text size={12} tone="text3">
          {slowest(figures, figure) ?? text.meaning[figure]}
        </Text>
      </Card>
    ))}
  </Grid>
);

/** What the slowest tenth waited at least. */
function slowest(figures: AnswerTimes, figure: AnswerFigure): string | null {
  if (figure === 'answered' || figure === 'unanswered') return null;
  const { p90 } = figures[figure];
  return p90 === null ? null : text.slow(duration(p90));
}
