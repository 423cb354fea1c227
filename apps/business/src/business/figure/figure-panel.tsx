import { useUser } from '@toam/auth/session';
import { businessFigureText as text, figurePath, figureRule } from '@toam/contracts/deal/business-figure.text';
import { type BusinessFigure, isRatio, type OpenFigure } from '@toam/domain/business/business-figures';
import { Bone, Button, copyText, IconButton, Row, Stack, Text, useIsPhone } from '@toam/ui/core';
import { DetailPanel } from '@toam/ui/detail';
import { LinkSimpleIcon } from '@toam/ui/icons';
import { addressToSend, type BusinessChoice } from '../business-choice';
import { periodWords } from '@toam/pickers/period/period-words';
import { useWhoseWords } from '../use-whose-words';
import { choiceOfFigure } from './figure-choice';
import { FigureExport } from './figure-export';
import { FigureListLink } from './figure-list-link';
import { FigureRatio } from './figure-ratio';
import { FigureRows } from './figure-rows';
import { figureWords } from './figure-words';
import type { ShownFigures } from './shown-figures';
import { useOpenedFigure } from './use-opened-figure';

interface FigurePanelProps {
  choice: BusinessChoice;
  shown: ShownFigures;
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
