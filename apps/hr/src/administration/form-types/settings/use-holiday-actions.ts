import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { createHoliday, type Holiday, removeHoliday } from '@toam/contracts/checkin/holiday.endpoints';
import { workSettingText as text } from '../work-setting.text';
import { confirm, toast } from '@toam/ui/core';
import { workSettingQueries } from './work-setting.queries';

/** Deletes a holiday after a question. The toast brings it back. */
export function useRemoveHoliday(): (holiday: Holiday) => void {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: workSettingQueries.holidays });
  const restore = async ({ date, name }: Holiday) => {
    await call(createHoliday, { body: { date, name } });
    await refresh();
  };
  return (holiday) => {
    const question = { title: text.sureRemove(holiday.name), description: text.sureRemoveNote, danger: true };
    void confirm(question, async () => {
      await call(removeHoliday, { body: { id: holiday.id } });
      toast.undo(text.removed(holiday.name), () => restore(holiday));
      await refresh();
    });
  };
}
