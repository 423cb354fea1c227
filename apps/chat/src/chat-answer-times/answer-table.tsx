import { type AnswerFigure, answerFigures, type AnswerTimes } from '@toam/contracts/chat/answer-time.endpoints';
import { answerTimesText as text } from '../chat/chat-console.text';
import { Card, NoValue, PlainButton, Text } from '@toam/ui/core';
import { isOpenable, valueOf } from './answer-figures';
import * as css from './answer-times.module.css';

type Part = { day?: string; of?: number };

interface AnswerTableProps {
  title: string;
  /** What the first column holds. */
  head: string;
  rows: readonly { key: string; name: string; figures: AnswerTimes; part: Part }[];
  onOpen: (figure: AnswerFigure, part: Part) => void;
}

/** The figures of each day, or of each colleague. */
export const AnswerTable = ({ title, head, rows, onOpen }: AnswerTableProps) => (
  <Card as="section" padX={0} padY={0} overflow="hidden">
    <Text as="h2" size={14} weight={600} padX={16} padY={12}>
      {title}
    </Text>
    <div className={css.scroll} tabIndex={0} role="group" aria-label={title}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {answerFigures.map((figure) => (
              <th key={figure} scope="col" title={text.meaning[figure]}>
                {text.figures[figure]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures, part }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {answerFigures.map((figure) => (
                <td key={figure}>
                  {isOpenable(figures, figure) ? (
                    <PlainButton
                      className={css.cell}
                      aria-label={`${text.open(text.figures[figure])}, ${name}: ${valueOf(figures, figure)}`}
                      onClick={() => onOpen(figure, part)}
                    >
                      {valueOf(figures, figure)}
                    </PlainButton>
                  ) : (
                    <NoValue />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Card>
);
