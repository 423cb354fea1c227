import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { restoreHouses } from '@toam/contracts/house/house-bulk.endpoints';
import { deleteHouse } from '@toam/contracts/house/house.endpoints';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import { confirm, toast } from '@toam/ui/core';
import { houseQueries } from './house.queries';

/**
 * Asks, then deletes a house, with an undo for ten seconds (D10, D11).
 * @param onDeleted runs before the lists are read again, so that an open panel or page does not ask for the deleted
 * house
 */
export function useDeleteHouse(houseId: number, onDeleted?: () => void): () => Promise<void> {
  const queries = useQueryClient();
  const refresh = () => {
    queries.removeQueries({ queryKey: houseQueries.detail(houseId).queryKey, type: 'inactive' });
    return queries.invalidateQueries({ queryKey: houseQueries.all });
  };

  async function restore() {
    const { results } = await call(restoreHouses, { body: { houses: [houseId] } });
    await refresh();
    const [result] = results;
    if (result && !result.ok) toast.warning(result.message);
    else toast.success(houseBulkText.restored('1'));
  }

  return async () => {
    const question = { title: houseBulkText.removeOneTitle, description: houseBulkText.removeNote, danger: true };
    if (!(await confirm(question, () => call(deleteHouse, { body: { house_id: houseId } })))) return;
    onDeleted?.();
    void refresh();
    toast.undo(houseBulkText.done.delete('1'), restore);
  };
}
