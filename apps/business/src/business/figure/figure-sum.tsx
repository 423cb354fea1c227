import type { FigureRow } from '@toam/contracts/business/statistic.endpoints';
import { businessFigureText as text } from '@toam/contracts/deal/business-figure.text';
import type { OpenFigure } from '@toam/domain/business/business-figures';
import { Bone, Button, Cell, formatTotal, Row, Text, useIsPhone } from '@toam/ui/core';
import { CheckCircleIcon, WarningCircleIcon } from '@toam/ui/icons';
import { figureWords } from './figure-words';
import type { ShownFigures } from './shown-figures';

interface FigureSumProps {
  figure: OpenFigure;
  query: {
    data: { pages: { list: FigureRow[]; total: number; sum: number }[] } | undefined;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The figure as the screen shows it. */
  value: number | null;
  shown: ShownFigures;
}

type Judgement = 'matches' | 'differs' | 'unknown';

/** The sum of all rows, pinned. Says whether it is the figure of the screen. */
export function FigureSum({ figure, query, value, shown }: FigureSumProps) {
  const isPhone = useIsPhone();
  const counted = query.data?.pages[0];
  if (!counted) return query.isFetching ? <PendingSum /> : null;
  const { sum, total } = counted;
  const rows = formatTotal(total);
  const isSettled = !query.isFetching && !shown.isReading && value !== null;
  const judgement: Judgement = sum === value ? 'matches' : isSettled ? 'differs' : 'unknown';
  const reload = () => {
    void query.refetch();
    shown.onReload();
  };
  return (
    <Row
      flex="none"
      gap={8}
      minHeight={56}
      padX={[20, 16]}
      padY={8}
      edge="top"
      liftsToasts="bar"
      size={13}
      background={
        { matches: 'tealTint' as const, differs: 'warningTint' as const, unknown: 'layout' as const }[judgement]
      }
      tone={{ matches: 'teal' as const, differs: 'warning' as const, unknown: 'text2' as const }[judgement]}
    >
      {judgement === 'matches' && <CheckCircleIcon size={16} weight="fill" />}
      {judgement === 'differs' && <WarningCircleIcon size={16} weight="fill" />}
      <Cell role="status" weight={500}>
        {judgement === 'matches' && (isPhone ? text.matchesShort(rows) : text.matches(rows))}
        {judgement === 'unknown' && text.sum(rows)}
        {judgement === 'differs' && value !== null && (
          <>
            {text.sum(rows)}. {text.differs(figureWords(figure, value))}
          </>
        )}
      </Cell>
      {judgement === 'differs' && (
        <Button size="small" onClick={reload}>
          {text.reload}
        </Button>
      )}
      <Text size={14} weight={600} tone="text" nowrap>
        {figureWords(figure, sum)}
      </Text>
    </Row>
  );
}

const PendingSum = () => (
  <Row flex="none" justify="between" height={56} padX={[20, 16]} edge="top" background="layout" aria-hidden>
    <Bone width={160} height={14} />
    <Bone width={110} height={16} />
  </Row>
);
