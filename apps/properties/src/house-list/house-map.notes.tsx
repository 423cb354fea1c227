import type { UseQueryResult } from '@tanstack/react-query';
import type { HouseExtent, HouseMarks } from '@toam/contracts/house/house-map.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { mapText } from '@toam/contracts/map/map.text';
import type { GeoBounds } from '@toam/domain/map/geo';
import { Button, failureLine, formatNumber, formatTotal, Row } from '@toam/ui/core';
import { CornersOutIcon, WarningIcon } from '@toam/ui/icons';
import type { ComponentProps } from 'react';
import * as css from './house-map.module.css';

interface HouseMapNotesProps {
  marks: UseQueryResult<HouseMarks>;
  extent: HouseExtent | undefined;
  onFit: (bounds: GeoBounds) => void;
}

/** The map's notes: how many houses are visible, how many have no position, and a button to show all. */
export function HouseMapNotes({ marks, extent, onFit }: HouseMapNotesProps) {
  const { bounds = null } = extent ?? {};
  return (
    <Row gap={8} wrap maxWidth="calc(100% - 76px)" className={css.notes}>
      {marks.error && !marks.isFetching ? (
        <Note role="alert">
          {failureLine(marks.error)}
          <Button size="small" type="link" onClick={() => void marks.refetch()}>
            {commonText.retry}
          </Button>
        </Note>
      ) : (
        <Note role="status">
          {inView(marks.data, bounds !== null || extent === undefined)}
          {bounds && (
            <Button size="small" type="link" icon={<CornersOutIcon size={14} />} onClick={() => onFit(bounds)}>
              {mapText.all}
            </Button>
          )}
        </Note>
      )}
      {extent !== undefined && extent.without_position > 0 && (
        <Note title={mapText.unplacedNote}>
          <WarningIcon size={14} color="var(--warning)" />
          {mapText.unplaced(formatTotal(extent.without_position, extent.without_position_capped))}
        </Note>
      )}
    </Row>
  );
}

const Note = (props: ComponentProps<'div'>) => (
  <Row
    gap={6}
    minHeight={32}
    padX={12}
    padY={2}
    radius={8}
    border
    background="elevated"
    size={13}
    className={css.note}
    {...props}
  />
);

function inView(marks: HouseMarks | undefined, hasPlaced: boolean): string {
  if (!hasPlaced) return mapText.nonePlaced;
  if (!marks) return mapText.loading;
  return marks.total > 0 ? mapText.shown(formatNumber(marks.total)) : mapText.noneShown;
}
