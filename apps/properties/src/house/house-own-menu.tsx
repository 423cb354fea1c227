import { useUser } from '@toam/auth/session';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import { houseDetailText } from '@toam/contracts/house/house-detail.text';
import { canDeleteHouse, canEditHouse } from '@toam/domain/house/house-access';
import { copyText, Dropdown, confirm, toast } from '@toam/ui/core';
import { LinkSimpleIcon, PauseCircleIcon, PencilSimpleIcon, PlayCircleIcon, TrashIcon } from '@toam/ui/icons';
import type { ReactElement } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { restoreHouses } from '@toam/contracts/house/house-bulk.endpoints';
import { deleteHouse } from '@toam/contracts/house/house.endpoints';
import { houseStepText } from './house-action.text';
import { houseLinkText } from './house-link.text';
import { paths } from '../paths';
import * as css from './house-menu.module.css';
import { sellingSteps, type SteppingHouse } from './house-steps';
import { useHouseSteps } from './use-house-steps';
import { houseQueries } from './house.queries';

interface HouseOwnMenuProps {
  house: SteppingHouse;
  /** Entries that the screen already shows as buttons beside the menu. */
  withEdit?: boolean;
  withLink?: boolean;
  /** Runs after the house was deleted, so that an open panel or page can close. */
  onDeleted?: () => void;
  /** The button that opens it. */
  children: ReactElement;
}

/**
 * Asks, then deletes a house, with an undo for ten seconds (D10, D11).
 * @param onDeleted runs before the lists are read again, so that an open panel or page does not ask for the deleted
 * house
 */
function useDeleteHouse(houseId: number, onDeleted?: () => void): () => Promise<void> {
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

/**
 * '⋯': actions on the house itself: stop selling, resume, delete. The API's rules decide: actions that the viewer may
 * not take are left out, and without actions there is no button. Specification 1 §4, §6.
 */
export function HouseOwnMenu({ house, withEdit, withLink, onDeleted, children }: HouseOwnMenuProps) {
  const user = useUser();
  const navigate = useNavigate();
  const href = useHref(paths.house(house.id));
  const { isOffered, take } = useHouseSteps(house);
  const remove = useDeleteHouse(house.id, onDeleted);
  const items = [
    withEdit &&
      canEditHouse(user, house) && {
        key: 'edit',
        icon: <PencilSimpleIcon size={16} />,
        label: houseDetailText.edit,
        onClick: () => void navigate(paths.editHouse(house.id)),
      },
    withLink && {
      key: 'link',
      icon: <LinkSimpleIcon size={16} />,
      label: houseDetailText.copyLink,
      onClick: () => void copyText(new URL(href, location.origin).href, houseLinkText.officeLinkCopied),
    },
    ...sellingSteps.filter(isOffered).map((step) => ({
      key: step,
      icon: step === 'stop' ? <PauseCircleIcon size={16} /> : <PlayCircleIcon size={16} />,
      label: houseStepText[step].label,
      onClick: () => void take(step),
    })),
    ...(canDeleteHouse(user, house)
      ? [
          { key: 'apart', type: 'divider' as const },
          {
            key: 'delete',
            icon: <TrashIcon size={16} />,
            label: houseBulkText.remove,
            danger: true,
            onClick: () => void remove(),
          },
        ]
      : []),
  ].filter((item) => item !== false && item !== undefined);
  if (items.length === 0) return null;
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, className: css.menu }}>
      {children}
    </Dropdown>
  );
}
