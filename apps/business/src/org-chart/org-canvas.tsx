import { orgChartText as text } from './org-chart.text';
import { Card, IconButton, Kbd, PlainButton, Row, Stack, Text } from '@toam/ui/core';
import { CornersInIcon, MinusIcon, PlusIcon } from '@toam/ui/icons';
import { useMemo, useRef } from 'react';
import { FindMe } from './find-me';
import * as css from './org-canvas.module.css';
import { OrgDrawing } from './org-drawing';
import { orgLayout } from './org-layout';
import { useMarks } from './use-marks';
import { OrgSearchBox } from './org-search-box';
import { useDragScroll } from './use-drag-scroll';
import { useOrgKeys } from './use-org-keys';
import type { OrgWalk } from './use-org-walk';
import { useReveal } from './use-reveal';
import { useZoom } from './use-zoom';

/** Around the drawing, at full size: room for the search above and the buttons below. */
const margin = { x: 24, top: 72, bottom: 72 };

/** The tree as a drawing that is scrolled, dragged and zoomed. */
export function OrgCanvas({ walk }: { walk: OrgWalk }) {
  const { tree, open } = walk;
  const frame = useRef<HTMLDivElement>(null);
  const layout = useMemo(() => orgLayout(tree, open), [tree, open]);
  const size = { width: layout.width + 2 * margin.x, height: layout.height + margin.top + margin.bottom };
  const zoom = useZoom(frame, size);
  const { rows, stop, handlers } = useOrgKeys(walk, frame);
  const drag = useDragScroll();
  const marks = useMarks(walk);
  useReveal(frame, walk.aim);
  return (
    <Stack flex={1} relative overflow="hidden" background="layout">
      <div ref={frame} className={css.frame} {...handlers} {...drag}>
        <div className={css.paper} style={{ width: size.width * zoom.scale, height: size.height * zoom.scale }}>
          <div
            className={css.drawing}
            style={{ transform: `scale(${zoom.scale}) translate(${margin.x}px, ${margin.top}px)` }}
          >
            <OrgDrawing {...{ tree, layout, rows, stop, marks }} />
          </div>
        </div>
      </div>
      <Row className={css.top}>
        <OrgSearchBox search={walk.search} />
      </Row>
      <Row className={css.bottom} gap={8}>
        <ZoomBar zoom={zoom} />
        <FindMe walk={walk} />
      </Row>
      <KeyHints />
    </Stack>
  );
}

const ZoomBar = ({ zoom }: { zoom: ReturnType<typeof useZoom> }) => (
  <Card as="div" role="group" aria-label={text.zoom} padX={0} padY={0} radius={6}>
    <Row>
      <IconButton title={text.zoomOut} aria-label={text.zoomOut} onClick={zoom.zoomOut}>
        <MinusIcon size={16} />
      </IconButton>
      <PlainButton
        className={css.percent}
        size={12}
        weight={500}
        title={text.zoomReset}
        aria-label={`${Math.round(zoom.scale * 100)}%, ${text.zoomReset}`}
        onClick={zoom.reset}
      >
        {Math.round(zoom.scale * 100)}%
      </PlainButton>
      <IconButton title={text.zoomIn} aria-label={text.zoomIn} onClick={zoom.zoomIn}>
        <PlusIcon size={16} />
      </IconButton>
      <IconButton title={text.zoomWhole} aria-label={text.zoomWhole} onClick={zoom.showAll}>
        <CornersInIcon size={18} />
      </IconButton>
    </Row>
  </Card>
);

/** The keys of the tree, for people with a keyboard and room for it. */
const KeyHints = () => (
  <Row className={css.hints} gap={6} aria-hidden>
    <Kbd>↑</Kbd>
    <Kbd>↓</Kbd>
    <Text size={12} tone="text2" nowrap>
      {text.keys.walk}
    </Text>
    <Kbd>←</Kbd>
    <Kbd>→</Kbd>
    <Text size={12} tone="text2" nowrap>
      {text.keys.branch}
    </Text>
    <Kbd>Enter</Kbd>
    <Text size={12} tone="text2" nowrap>
      {text.keys.open}
    </Text>
  </Row>
);
