import { useUser } from '@toam/auth/session';
import { businessFigureText as text, figurePath, figureRule } from '@toam/contracts/deal/business-figure.text';
import {
  type BusinessFigure,
  isRatio,
  type OpenFigure,
  partsOfRatio,
  ratioFrom,
  type RatioFigure,
} from '@toam/domain/business/business-figures';
import { Bone, Button, copyText, IconButton, Row, Stack, Text, useIsPhone, FailedState } from '@toam/ui/core';
import { DetailPanel } from '@toam/ui/detail';
import { LinkSimpleIcon, FileXlsIcon, CaretRightIcon, CheckCircleIcon } from '@toam/ui/icons';
import { periodWords } from '@toam/pickers/period/period-words';
import { useListExport } from '@toam/list-screen/list-export';
import { useQuery } from '@tanstack/react-query';
import { addressToSend, type BusinessChoice } from '../business-choice';
import { useWhoseWords } from '../use-whose-words';
import { choiceOfFigure } from './figure-choice';
import { FigureListLink } from './figure-list-link';
import { FigureRows } from './figure-rows';
import { figureWords } from './figure-words';
import type { ShownFigures } from './shown-figures';
import { useOpenedFigure, type OpenedFigure } from './use-opened-figure';
import { figureQuestionOf, figureQueries } from './figure.queries';
import { sheetColumnsOf } from './figure-kind';
import { FigureLink } from './figure-link';
import * as css from './figure-ratio.module.css';
import { useLiveFigures } from './use-live-figures';

interface FigurePanelProps {
  choice: BusinessChoice;
  shown: ShownFigures;
}

interface FigureExportProps {
  figure: OpenFigure;
  asked: BusinessChoice;
  /** In the footer of a phone. */
  isWide?: boolean;
}

/** 'Xuất Excel': the rows and their sum. */
function FigureExport({ figure, asked, isWide = false }: FigureExportProps) {
  const { busy, start } = useListExport({
    kind: 'figure',
    question: figureQuestionOf(figure, asked),
    layout: { shown: sheetColumnsOf(figure) },
  });
  return (
    <Button
      block={isWide}
      size={isWide ? 'large' : 'middle'}
      icon={<FileXlsIcon size={isWide ? 20 : 16} />}
      loading={busy}
      onClick={() => start(false)}
    >
      {text.export}
    </Button>
  );
}

interface FigureRatioProps {
  opened: OpenedFigure & { figure: RatioFigure };
  asked: BusinessChoice;
  shown: ShownFigures;
}

/** A percent or an average: what is divided by what. Both open their own rows. */
function FigureRatio({ opened, asked, shown }: FigureRatioProps) {
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

/** What the figure in the address is made of: beside the screen, or the whole screen of a phone. Issue 15, mockup 25. */
export function FigurePanel({ choice, shown }: FigurePanelProps) {
  const [opened, open] = useOpenedFigure();
  const isPhone = useIsPhone();
  if (!opened) return null;
  const { figure } = opened;
  const asked = choiceOfFigure(opened, choice);
  const path = figurePath(figure);
  const sums = isRatio(figure) ? null : figure;
  return (
    <DetailPanel
      isAlone
      label={text.panel(path)}
      title={<PathTitle path={path} />}
      actions={<Actions figure={sums} choice={choice} asked={asked} />}
      onClose={() => open(null)}
      footer={
        isPhone && sums ? (
          <Row gap={8}>
            <FigureExport figure={sums} asked={asked} isWide />
            <FigureListLink figure={sums} asked={asked} isButton />
          </Row>
        ) : undefined
      }
    >
      <Stack height="100%">
        <Head figure={figure} asked={asked} value={shown.amountOf(opened)} isReading={shown.isReading} />
        {isRatio(figure) ? (
          <FigureRatio opened={{ ...opened, figure }} asked={asked} shown={shown} />
        ) : (
          <FigureRows figure={figure} asked={asked} value={shown.amountOf(opened)} shown={shown} />
        )}
      </Stack>
    </DetailPanel>
  );
}

/** 'Doanh thu hoa hồng / Khách mua' */
const PathTitle = ({ path }: { path: readonly string[] }) => (
  <Row gap={4}>
    {path.slice(0, -1).map((part) => (
      <span key={part}>{part} /</span>
    ))}
    <Text as="b" weight={600} tone="text" ellipsis>
      {path.at(-1)}
    </Text>
  </Row>
);

interface ActionsProps {
  figure: OpenFigure | null;
  /** Of the screen. */
  choice: BusinessChoice;
  /** The screen's, narrowed to the figure. */
  asked: BusinessChoice;
}

function Actions({ figure, choice, asked }: ActionsProps) {
  const isPhone = useIsPhone();
  const viewer = useUser();
  const copy = () => void copyText(addressToSend(location.href, choice, viewer), text.linkCopied);
  if (isPhone)
    return (
      <IconButton aria-label={text.copyLink} onClick={copy}>
        <LinkSimpleIcon size={20} />
      </IconButton>
    );
  return (
    <Row flex="none" gap={8}>
      <Button icon={<LinkSimpleIcon size={16} />} onClick={copy}>
        {text.copyLink}
      </Button>
      {figure && <FigureExport figure={figure} asked={asked} />}
    </Row>
  );
}

interface HeadProps {
  figure: BusinessFigure;
  asked: BusinessChoice;
  value: number | null;
  isReading: boolean;
}

function Head({ figure, asked, value, isReading }: HeadProps) {
  const whose = useWhoseWords(asked);
  return (
    <Stack as="header" flex="none" gap={4} padX={[20, 16]} padY={12} background="layout" edge="bottom">
      <Row gap={12} justify="between" wrap>
        {value === null && isReading ? (
          <Bone width={180} height={32} />
        ) : (
          <Text as="h2" size={24} weight={600} nowrap>
            {value === null ? '–' : figureWords(figure, value)}
          </Text>
        )}
        <Text size={13} tone="text2">
          {[periodWords(asked.period), whose].filter(Boolean).join(' · ')}
        </Text>
      </Row>
      <Text size={13} tone="text2">
        {figureRule(figure)}
      </Text>
    </Stack>
  );
}
