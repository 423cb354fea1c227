import type { UseQueryResult } from '@tanstack/react-query';
import type { HouseExtent, HouseMarks } from '@toam/contracts/house/house-map.endpoints';
import { commonText } from '@toam/contracts/texts/common';
import { mapText } from '@toam/contracts/texts/map';
import type { GeoBounds } from '@toam/domain/map/geo';
import { Button, formatNumber, formatTotal, messageOf } from '@toam/ui/core';
import { CornersOutIcon, WarningIcon } from '@toam/ui/icons';

interface HouseMapNotesProps {
  marks: UseQueryResult<HouseMarks>;
  extent: HouseExtent | undefined;
  onFit: (bounds: GeoBounds) => void;
}

/** The map's notes: how many houses are visible, how many have no position, and a button to show all. */
export function HouseMapNotes({ marks, extent, onFit }: HouseMapNotesProps) {
  const { bounds = null } = extent ?? {};
  return (
    <div className="house-map-notes">
      {marks.error && !marks.isFetching ? (
        <div className="house-map-note" role="alert">
          {commonText.listError(messageOf(marks.error))}
          <Button size="small" type="link" onClick={() => void marks.refetch()}>
            {commonText.retry}
          </Button>
        </div>
      ) : (
        <div className="house-map-note" role="status">
          {inView(marks.data, bounds !== null || extent === undefined)}
          {bounds && (
            <Button size="small" type="link" icon={<CornersOutIcon size={14} />} onClick={() => onFit(bounds)}>
              {mapText.all}
            </Button>
          )}
        </div>
      )}
      {extent !== undefined && extent.without_position > 0 && (
        <div className="house-map-note" title={mapText.unplacedNote}>
          <WarningIcon size={14} />
          {mapText.unplaced(formatTotal(extent.without_position, extent.without_position_capped))}
        </div>
      )}
    </div>
  );
}

function inView(marks: HouseMarks | undefined, hasPlaced: boolean): string {
  if (!hasPlaced) return mapText.nonePlaced;
  if (!marks) return mapText.loading;
  return marks.total > 0 ? mapText.shown(formatNumber(marks.total)) : mapText.noneShown;
}
