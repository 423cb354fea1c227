import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { type Holiday, createHoliday, removeHoliday } from '@toam/contracts/checkin/holiday.endpoints';
import { dayOf, writtenDay } from '@toam/domain/day';
import { useLive } from '@toam/live/live';
import {
  Button,
  Cell,
  Dropdown,
  EmptyState,
  IconButton,
  Row,
  ScreenState,
  Stack,
  Text,
  useIsPhone,
  useUrlState,
  confirm,
  toast,
} from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import {
  CaretLeftIcon,
  CaretRightIcon,
  DotsThreeVerticalIcon,
  PencilSimpleIcon,
  PlusIcon,
  TrashIcon,
} from '@toam/ui/icons';
import { useState } from 'react';
import { z } from 'zod';
import { workSettingText as text } from '../work-setting.text';
import { HolidayDialog } from './holiday.dialog';
import { workSettingQueries } from './work-setting.queries';

const [firstYear, lastYear] = [2000, 2100];

/** The year in the address; none: the running one. */
const search = z.object({
  holidays: z.coerce.number().int().min(firstYear).max(lastYear).optional().catch(undefined),
});

const weekdayOf = (day: string): string => text.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

/** The holidays of a year, and what changes them. Fixed ones are in the list already, lunar ones are entered. H1. */
export function HolidayList() {
  const thisYear = Number(dayOf(Date.now() / 1000).slice(0, 4));
  const [{ holidays: asked }, change] = useUrlState(search);
  const year = asked ?? thisYear;
  const queries = useQueryClient();
  const [edited, setEdited] = useState<Holiday | 'new' | null>(null);
  const remove = useRemoveHoliday();
  const refresh = () => queries.invalidateQueries({ queryKey: workSettingQueries.holidays });
  useLive('record.changed', ({ noun }) => {
    if (noun === 'holiday') void refresh();
  });
  const go = (to: number) => change({ holidays: to === thisYear ? undefined : to });
  return (
    <Stack gap={4}>
      <YearBar year={year} onYear={go} onAdd={() => setEdited('new')} />
      <ScreenState
        query={useQuery(workSettingQueries.holidaysOf(year))}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 4 }} />}
      >
        {(list) =>
          list.length === 0 ? (
            <EmptyState reason={text.noHoliday(year)} />
          ) : (
            <Stack as="ul" divided>
              {list.map((holiday) => (
                <HolidayRow
                  key={holiday.id}
                  holiday={holiday}
                  onEdit={() => setEdited(holiday)}
                  onRemove={() => remove(holiday)}
                />
              ))}
            </Stack>
          )
        }
      </ScreenState>
      <Text as="p" size={12} tone="text2">
        {text.holidayNote}
      </Text>
      {edited && (
        <HolidayDialog
          holiday={edited === 'new' ? null : edited}
          year={year}
          onClose={() => setEdited(null)}
          onSaved={async ({ date }) => {
            go(Number(date.slice(0, 4)));
            await refresh();
          }}
        />
      )}
    </Stack>
  );
}

interface YearBarProps {
  year: number;
  onYear: (year: number) => void;
  onAdd: () => void;
}

function YearBar({ year, onYear, onAdd }: YearBarProps) {
  const isPhone = useIsPhone();
  return (
    <Row gap={8} justify="between">
      <Row gap={4} role="group" aria-label={text.year}>
        <IconButton aria-label={text.before} disabled={year <= firstYear} onClick={() => onYear(year - 1)}>
          <CaretLeftIcon size={16} />
        </IconButton>
        <Text weight={600} digits aria-live="polite">
          {year}
        </Text>
        <IconButton aria-label={text.after} disabled={year >= lastYear} onClick={() => onYear(year + 1)}>
          <CaretRightIcon size={16} />
        </IconButton>
      </Row>
      <Button size={isPhone ? 'large' : 'middle'} icon={<PlusIcon size={16} />} onClick={onAdd}>
        {text.addHoliday}
      </Button>
    </Row>
  );
}

interface HolidayRowProps {
  holiday: Holiday;
  onEdit: () => void;
  onRemove: () => void;
}

function HolidayRow({ holiday: { name, date }, onEdit, onRemove }: HolidayRowProps) {
  const items = [
    { key: 'edit', icon: <PencilSimpleIcon size={16} />, label: text.edit, onClick: onEdit },
    { key: 'remove', icon: <TrashIcon size={16} />, label: text.remove, danger: true, onClick: onRemove },
  ];
  return (
    <Row as="li" gap={8} minHeight={48}>
      <Cell as="button" type="button" padY={6} breaks onClick={onEdit}>
        <Text weight={500}>{name}</Text>
        <Text size={12} tone="text2">
          {weekdayOf(date)}
        </Text>
      </Cell>
      <Text flex="none" digits nowrap>
        {writtenDay(date)}
      </Text>
      <Dropdown touch trigger={['click']} placement="bottomRight" menu={{ items }}>
        <IconButton tone="text" aria-label={text.actionsOf(name)}>
          <DotsThreeVerticalIcon size={18} weight="bold" />
        </IconButton>
      </Dropdown>
    </Row>
  );
}

/** Deletes a holiday after a question. The toast brings it back. */
function useRemoveHoliday(): (holiday: Holiday) => void {
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
