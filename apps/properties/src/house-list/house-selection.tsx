import { useUser } from '@toam/auth/session';
import { call } from '@toam/api-client/call';
import { listHouses, maxCountedHouses } from '@toam/contracts/house/house-list.endpoints';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import { houseListText } from '@toam/contracts/house/house-list.text';
import type { Actor } from '@toam/domain/actor';
import { canChooseHouseOwner, canDeleteHouse, canSwitchHouseStatus } from '@toam/domain/house/house-access';
import { measuredArea } from '@toam/domain/house/house-area';
import { housePriceText } from '@toam/domain/house/house-price';
import { HouseStatus, Purpose } from '@toam/domain/house/house-values';
import { Dropdown, formatNumber, onPress, showError, formatBytes, toast } from '@toam/ui/core';
import { SelectionAction, SelectionBar, type ListSelection } from '@toam/ui/list';
import {
  DotsThreeIcon,
  DownloadSimpleIcon,
  PauseCircleIcon,
  PlayCircleIcon,
  TrashIcon,
  UserSwitchIcon,
} from '@toam/ui/icons';
import { useState } from 'react';
import { addressOf } from '@toam/api-client/address';
import {
  archiveImagesOfHouses,
  measureImageArchive,
  maxArchivedHouses,
} from '@toam/contracts/house/house-archive.endpoints';
import type { HouseQuery } from '../house/house.queries';
import { TagSelection } from '../house/tags/tag-selection';
import { BulkOutcomeDialog } from './bulk-outcome.dialog';
import { useBulkActions } from './use-bulk-actions';

const AssignHousesDialog = onPress(() => import('./assign-houses.dialog'));

/** "15,65 tỷ · 45 tr/th · 166 m²": sales and rents separately, land in total. */
export function summaryOf(rows: readonly HouseRow[]): string {
  const priceOf = (purpose: Purpose) =>
    rows.filter((house) => house.purpose === purpose).reduce((sum, house) => sum + (house.into_money ?? 0), 0);
  const prices = [Purpose.sell, Purpose.rent].flatMap((purpose) => {
    const total = priceOf(purpose);
    return total > 0 ? [housePriceText(total, purpose)] : [];
  });
  const area = rows.reduce((sum, house) => sum + (measuredArea(house) ?? 0), 0);
  return [...prices, area > 0 && houseListText.squareMetres(formatNumber(area))].filter(Boolean).join(' · ');
}

/** Actions that the person may take on at least one chosen house. For houses that are not loaded, the API decides. D18. */
function offered(user: Actor, rows: readonly HouseRow[], isWhole: boolean) {
  const any = (may: (house: HouseRow) => boolean) => !isWhole || rows.some(may);
  return {
    remove: any((house) => canDeleteHouse(user, house)),
    stop: any((house) => house.status === HouseStatus.onSale && canSwitchHouseStatus(user, house)),
    resume: any((house) => house.status === HouseStatus.stopped && canSwitchHouseStatus(user, house)),
    assign: canChooseHouseOwner(user),
  };
}

/** Selects every house that the query finds, loaded or not. */
function useChooseAll(query: HouseQuery, selection: ListSelection) {
  const [busy, setBusy] = useState(false);
  async function choose() {
    setBusy(true);
    try {
      const { ids = [] } = await call(listHouses, { body: { ...query, fetchType: 'ids' } });
      selection.onChange(new Set(ids));
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  }
  return { busy, onChoose: () => void choose() };
}

interface HouseSelectionProps {
  /** Whether houses are being chosen; what came of an action on them stays until it is closed. See `onDemand`. */
  open: boolean;
  /** Gives the choice up if this code does not come: without the bar it leads nowhere. */
  onClose: () => void;
  selection: ListSelection;
  onOnlyChange: (only: boolean) => void;
  /** The chosen houses that are loaded. */
  rows: readonly HouseRow[];
  question: HouseQuery;
  /** How many houses the query finds; undefined if unknown. */
  total: number | undefined;
}

/**
 * Downloads the pictures of these houses as a zip. The browser downloads it with its own progress, pause and stop, so
 * the page never holds a gigabyte in memory. A failed download shows no reason, so this asks the API first.
 */
async function takeImages(houses: number[]): Promise<void> {
  if (houses.length > maxArchivedHouses) return showError(houseBulkText.tooManyImages(maxArchivedHouses));
  try {
    const { images, bytes } = await call(measureImageArchive, { body: { houses } });
    const link = document.createElement('a');
    link.href = addressOf(archiveImagesOfHouses.path, {}, { houseIds: houses.join(',') });
    link.download = '';
    link.click();
    toast.info(houseBulkText.archiveStarted(formatNumber(images), formatBytes(bytes)));
  } catch (error) {
    showError(error);
  }
}

/** The bar over the list: totals of the chosen houses, and the actions on them. Specification 1 §2. */
export default function HouseSelection({ selection, onOnlyChange, rows, question: query, total }: HouseSelectionProps) {
  const user = useUser();
  const bulk = useBulkActions(selection);
  const chooseAll = useChooseAll(query, selection);
  const [isAssigning, setAssigning] = useState(false);
  const { ids } = selection;
  const isWhole = rows.length === ids.size;
  const may = offered(user, rows, isWhole);
  const max = Math.min(total ?? 0, maxCountedHouses);
  const more = [
    may.resume && {
      key: 'resume',
      icon: <PlayCircleIcon size={16} />,
      label: houseBulkText.resume,
      onClick: () => void bulk.resume(),
    },
    may.assign && {
      key: 'assign',
      icon: <UserSwitchIcon size={16} />,
      label: houseBulkText.assign,
      onClick: () => setAssigning(true),
    },
  ].filter((item) => item !== false);

  return (
    <>
      <SelectionBar
        selection={selection}
        onOnlyChange={onOnlyChange}
        summary={isWhole ? summaryOf(rows) : ''}
        chooseAll={max > ids.size ? { ...chooseAll, text: houseBulkText.chooseAll(formatNumber(max)) } : undefined}
      >
        <TagSelection ids={ids} rows={rows} />
        {ids.size > 0 && (
          <SelectionAction icon={<DownloadSimpleIcon size={16} />} onClick={() => void takeImages([...ids])}>
            {houseBulkText.takeImages}
          </SelectionAction>
        )}
        {ids.size > 0 && may.stop && (
          <SelectionAction icon={<PauseCircleIcon size={16} />} onClick={() => void bulk.stop()}>
            {houseBulkText.stop}
          </SelectionAction>
        )}
        {ids.size > 0 && more.length > 0 && (
          <Dropdown trigger={['click']} placement="top" menu={{ items: more }}>
            <SelectionAction
              icon={<DotsThreeIcon size={18} weight="bold" />}
              aria-label={houseBulkText.more}
              title={houseBulkText.more}
            />
          </Dropdown>
        )}
        {ids.size > 0 && may.remove && (
          <SelectionAction icon={<TrashIcon size={16} />} danger onClick={() => void bulk.remove()}>
            {houseBulkText.remove}
          </SelectionAction>
        )}
      </SelectionBar>
      {isAssigning && (
        <AssignHousesDialog
          count={ids.size}
          onClose={() => setAssigning(false)}
          onAssign={(user_id) => {
            setAssigning(false);
            void bulk.run({ action: 'assign', user_id });
          }}
        />
      )}
      {bulk.shown.now && <BulkOutcomeDialog {...bulk.shown.now} onClose={bulk.shown.close} />}
    </>
  );
}
