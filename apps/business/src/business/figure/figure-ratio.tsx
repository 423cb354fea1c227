import { useQuery } from '@tanstack/react-query';
import { businessFigureText as text, figurePath } from '@toam/contracts/deal/business-figure.text';
import { type OpenFigure, partsOfRatio, ratioFrom, type RatioFigure } from '@toam/domain/business/business-figures';
import { Bone, FailedState, Row, Stack, Text } from '@toam/ui/core';
import { CaretRightIcon, CheckCircleIcon } from '@toam/ui/icons';
import type { BusinessChoice } from '../business-choice';
import { FigureLink } from './figure-link';
import * as css from './figure-ratio.module.css';
import { figureQueries, figureQuestionOf } from './figure.queries';
import { figureWords } from './figure-words';
import type { ShownFigures } from './shown-figures';
import type { OpenedFigure } from './use-opened-figure';
import { useLiveFigures } from './use-live-figures';

interface FigureRatioProps {
  opened: OpenedFigure & { figure: RatioFigure };
  asked: BusinessChoice;
  shown: ShownFigures;
}

/** A percent or an average: what is divided by what. Both open their own rows. */
export function FigureRatio({ opened, asked, shown }: FigureRatioProps) {
  const { numerator, denominator } = partsOfRatio(opened.figure);
  const above = usePart(numerator, asked);
  const below = usePart(denominator, asked);
  const failed = [above, below].find(({ error, data }) => error && data === undefined);
  if (failed)
    return <FailedState error={failed.error} busy={failed.isFetching} onRetry={() => void failed.refetch()} />;
  const isKnown = above.data !== undefined && below.data !== undefined;
  const computed = isKnown ? ratioFrom(opened.figure, above.data, below.data) : null;
  return (
    <Stack gap={8} padX={[20, 16]} padY={16} aria-busy={!isKnown}>
      <Part opened={{ ...opened, figure: numerator }} value={above.data} />
      <Text as="p" size={18} textAlign="center" tone="text3" role="img" aria-label={text.divided}>
        ÷
      </Text>
      <Part opened={{ ...opened, figure: denominator }} value={below.data} />
      {computed !== null && <Computed opened={opened} computed={computed} shown={shown} />}
    </Stack>
  );
}

function usePart(figure: OpenFigure, asked: BusinessChoice) {
  const sum = figureQueries.sum(figureQuestionOf(figure, asked));
  useLiveFigures(sum.queryKey);
  return useQuery(sum);
}

function Part({ opened, value }: { opened: OpenedFigure & { figure: OpenFigure }; value: number | undefined }) {
  const { figure } = opened;
  return (
    <FigureLink {...opened} className={css.part}>
      <Stack as="span" flex={1}>
        <Text size={13} tone="text2">
          {figurePath(figure).join(' / ')}
        </Text>
        {value === undefined ? (
          <Bone width={140} height={24} />
        ) : (
          <Text size={20} weight={600}>
            {figureWords(figure, value)}
          </Text>
        )}
      </Stack>
      <CaretRightIcon size={16} color="var(--text3)" />
    </FigureLink>
  );
}

interface ComputedProps {
  opened: OpenedFigure & { figure: RatioFigure };
  computed: number;
  shown: ShownFigures;
}

/** The ratio of the two sums, and whether the screen shows it. */
function Computed({ opened, computed, shown }: ComputedProps) {
  const value = shown.amountOf(opened);
  const matches = value === computed;
  const words = figureWords(opened.figure, computed);
  return (
    <Row gap={8} top={8} size={13} weight={500} tone={matches ? 'teal' : 'text2'} role="status">
      {matches && <CheckCircleIcon size={16} weight="fill" />}
      {matches ? text.computed(words) : text.computedOnly(words)}
    </Row>
  );
}
