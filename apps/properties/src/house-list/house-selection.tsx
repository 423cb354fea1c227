import { useQueryClient } from '@tanstack/react-query';
import { useUser } from '@toam/auth/session';
import { call } from '@toam/api-client/call';
import { deleteHouse } from '@toam/contracts/house/house.endpoints';
import type { HouseRow } from '@toam/contracts/house/house-row.schema';
import { houseListText } from '@toam/contracts/texts/house-list';
import { canDeleteHouse } from '@toam/domain/house-access';
import { housePriceText } from '@toam/domain/house-price';
import { Purpose } from '@toam/domain/house-values';
import { confirm, formatNumber, showError, toast } from '@toam/ui/core';
import { SelectionAction, SelectionBar, type ListSelection } from '@toam/ui/heavy';
import { TrashIcon } from '@toam/ui/icons';
import { houseQueries } from '../house/house.queries';

/** "15,65 tỷ · 45 tr/th · 166 m²": sales and rents apart, land together. */
export function summaryOf(rows: readonly HouseRow[]): string {
  const priceOf = (purpose: Purpose) =>
    rows.filter((house) => house.purpose === purpose).reduce((sum, house) => sum + (house.into_money ?? 0), 0);
  const prices = [Purpose.sell, Purpose.rent].flatMap((purpose) => {
    const total = priceOf(purpose);
    return total > 0 ? [housePriceText(total, purpose)] : [];
  });
  const area = rows.reduce((sum, house) => sum + (house.area ?? house.floor_area ?? 0), 0);
  return [...prices, area > 0 && houseListText.squareMetres(formatNumber(area))].filter(Boolean).join(' · ');
}

interface HouseSelectionProps {
  selection: ListSelection;
  onOnlyChange: (only: boolean) => void;
  /** The chosen houses. */
  rows: readonly HouseRow[];
}

/** The bar over the list: totals of what is chosen, and what may be done with it. */
export function HouseSelection({ selection, onOnlyChange, rows }: HouseSelectionProps) {
  const user = useUser();
  const queries = useQueryClient();
  const mayDelete = rows.length > 0 && rows.every((house) => canDeleteHouse(user, house));

  /** One after the other: what was deleted stays deleted when a later one is refused, and the message says how far it got. */
  async function removeAll() {
    let done = 0;
    try {
      for (const house of rows) {
        await call(deleteHouse, { body: { house_id: house.id } });
        done++;
      }
      toast.success(houseListText.removed(done));
    } catch (error) {
      if (done > 0) toast.warning(houseListText.removedSome(done, rows.length));
      showError(error);
    }
    selection.onChange(new Set(rows.slice(done).map((house) => house.id)));
    await queries.invalidateQueries({ queryKey: houseQueries.all });
  }
  const askToRemove = () =>
    confirm(
      { title: houseListText.removeTitle(rows.length), description: houseListText.removeNote, danger: true },
      removeAll,
    );

  return (
    <SelectionBar selection={selection} onOnlyChange={onOnlyChange} summary={summaryOf(rows)}>
      {mayDelete && (
        <SelectionAction icon={<TrashIcon size={16} />} danger onClick={() => void askToRemove()}>
          {houseListText.remove}
        </SelectionAction>
      )}
    </SelectionBar>
  );
}
