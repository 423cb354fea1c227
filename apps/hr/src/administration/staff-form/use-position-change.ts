import { useQueryClient } from '@tanstack/react-query';
import { JobPosition } from '@toam/domain/actor';
import { staffQueries } from '@toam/pickers/staff/staff.queries';
import { useState } from 'react';
import { staffFormQueries } from './staff-form.queries';
import { useStaffForm } from './staff-form.context';

/** A manager removed by a change of position, and the position before it. */
interface Cleared {
  position: JobPosition;
  manager: number;
  name: string;
}

/** Removes a manager who does not fit a new position, says so, and can undo both changes. Specification 2 §5, D27. */
export function usePositionChange() {
  const { form, userId } = useStaffForm();
  const queries = useQueryClient();
  const [cleared, setCleared] = useState<Cleared | null>(null);

  const fits = async (position: JobPosition, manager: number, name: string): Promise<boolean> => {
    if (position === JobPosition.superAdmin) return false;
    const { has_none, list } = await queries.fetchQuery(staffFormQueries.managers(position, userId, name));
    return !has_none && list.some(({ id }) => id === manager);
  };

  const changed = async (before: JobPosition, position: JobPosition) => {
    setCleared(null);
    const manager = form.getValues('manager');
    if (manager === null) return;
    try {
      const name = (await queries.fetchQuery(staffQueries.name(manager))) ?? `#${manager}`;
      const stays = await fits(position, manager, name);
      const isOvertaken = form.getValues('job_position') !== position || form.getValues('manager') !== manager;
      if (stays || isOvertaken) return;
      form.setValue('manager', null, { shouldDirty: true, shouldValidate: true });
      setCleared({ position: before, manager, name });
    } catch {
      // The query for possible managers failed: keep the manager. The API checks both on save.
    }
  };

  const undo = ({ position, manager }: Cleared) => {
    form.setValue('job_position', position, { shouldDirty: true });
    form.setValue('manager', manager, { shouldDirty: true, shouldValidate: true });
    setCleared(null);
  };
  return { cleared, changed, undo };
}
