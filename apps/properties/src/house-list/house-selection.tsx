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
import { Dropdown, formatNumber, onPress, showError, formatBytes, toast, confirm } from '@toam/ui/core';
import { SelectionAction, SelectionBar, type ListSelection } from '@toam/ui/list';
import {
  DotsThreeIcon,
  DownloadSimpleIcon,
  PauseCircleIcon,
  PlayCircleIcon,
  TrashIcon,
  UserSwitchIcon,
} from '@toam/ui/icons';
import { useState, useEffect, useRef } from 'react';
import { addressOf } from '@toam/api-client/address';
import {
  archiveImagesOfHouses,
  measureImageArchive,
  maxArchivedHouses,
} from '@toam/contracts/house/house-archive.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { type BulkOutcome, runInParts } from '@toam/list-screen/run-in-parts';
import { changeHouses, type HouseBulkAction, restoreHouses } from '@toam/contracts/house/house-bulk.endpoints';
import { type HouseQuery, houseQueries } from '../house/house.queries';
import { TagSelection } from '../house/tags/tag-selection';
import { BulkOutcomeDialog } from './bulk-outcome.dialog';
import { askStopReason, savedReason } from '../house/ask-reason';

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

interface Shown {
  action: string;
  outcome: BulkOutcome;
}

const isWhole = ({ refused, left }: BulkOutcome) => refused.length === 0 && left.length === 0;

type WithoutHouses<A> = A extends HouseBulkAction ? Omit<A, 'houses'> : never;

/** An action without its houses. */
type BulkAction = WithoutHouses<HouseBulkAction>;

const parts = { progress: houseBulkText.progress, step: 100 };

/** Runs one action for every house. */
const runBulk = (action: BulkAction, houses: readonly number[]): Promise<BulkOutcome> =>
  runInParts(houses, {
    ...parts,
    text: houseBulkText.working[action.action],
    send: (some) => call(changeHouses, { body: { ...action, houses: some } }),
  });

/** Undoes a deletion. */
const runRestore = (houses: readonly number[]): Promise<BulkOutcome> =>
  runInParts(houses, {
    ...parts,
    text: houseBulkText.restoring,
    send: (some) => call(restoreHouses, { body: { houses: some } }),
  });

/**
 * Actions on the chosen houses. Each asks first, runs in parts with a progress toast, and reports the result. Houses
 * that failed stay chosen and are shown with the reason. A deletion has an undo for 10 s.
 */
function useBulkActions(selection: ListSelection) {
  const queries = useQueryClient();
  const [shown, show] = useState<Shown | null>(null);
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  const ids = [...selection.ids];
  const count = formatNumber(ids.length);
  const refresh = () => queries.invalidateQueries({ queryKey: houseQueries.all });

  /** Reports the result. Refusals are shown only if the list is still open. */
  async function tell(action: string, outcome: BulkOutcome, whenDone: () => void) {
    if (outcome.done.length > 0) whenDone();
    if (!isWhole(outcome)) show({ action, outcome });
    await refresh();
  }

  async function restore(houses: number[]) {
    const outcome = await runRestore(houses);
    await tell(houseBulkText.name.restore, outcome, () =>
      toast.success(houseBulkText.restored(formatNumber(outcome.done.length))),
    );
  }

  /** @returns whether the action succeeded for every house */
  async function run(action: BulkAction): Promise<boolean> {
    const outcome = await runBulk(action, ids);
    // The selection may have changed while the action ran, perhaps in another tab of the list. Only done houses leave it.
    const now = latest.current;
    const done = new Set(outcome.done);
    if (outcome.done.some((id) => now.ids.has(id))) now.onChange(new Set([...now.ids].filter((id) => !done.has(id))));
    const news = houseBulkText.done[action.action](formatNumber(outcome.done.length));
    await tell(houseBulkText.name[action.action], outcome, () =>
      action.action === 'delete' ? toast.undo(news, () => restore(outcome.done)) : toast.success(news),
    );
    return isWhole(outcome);
  }

  async function remove() {
    const title = ids.length === 1 ? houseBulkText.removeOneTitle : houseBulkText.removeTitle(count);
    if (await confirm({ title, description: houseBulkText.removeNote, danger: true })) await run({ action: 'delete' });
  }

  async function stop() {
    const kept = savedReason('stop', 'many');
    const query = { title: houseBulkText.stopTitle(count), description: houseBulkText.stopNote, kept };
    const reason = await askStopReason(query);
    if (reason !== null && (await run({ action: 'stop', reason_stop_selling: reason }))) kept.drop();
  }

  async function resume() {
    if (await confirm({ title: houseBulkText.resumeTitle(count), description: houseBulkText.resumeNote }))
      await run({ action: 'resume' });
  }

  return { run, remove, stop, resume, shown: { now: shown, close: () => show(null) } };
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
