import type { DataOf } from '@toam/contracts/endpoint';
import type { readAnswerTimes } from '@toam/contracts/chat/answer-time.endpoints';
import { answerTimesText as text } from '@toam/contracts/texts/chat-console';
import { Input, Row, Stack, Text } from '@toam/ui/core';
import { Select } from '@toam/ui/heavy';
import { useId } from 'react';
import { type AnswerTimesSearch, periodOf } from './answer-times.search';

interface PeriodBarProps {
  search: AnswerTimesSearch;
  /** Who has answered in the period. */
  people: DataOf<typeof readAnswerTimes>['people'];
  onChange: (patch: Partial<AnswerTimesSearch>, options: { replace: true }) => void;
}

/** Which days and whom the figures count. */
export function PeriodBar({ search, people, onChange }: PeriodBarProps) {
  const { from, to } = periodOf(search);
  const id = useId();
  const choices = people.map(({ user }) => ({ value: user.id, label: user.name }));
  const day = (name: 'from' | 'to', value: string) => (
    <Stack gap={2}>
      <Text as="label" size={12} tone="text2" htmlFor={`${id}-${name}`}>
        {text[name]}
      </Text>
      <Input
        id={`${id}-${name}`}
        type="date"
        value={value}
        onChange={({ target }) => onChange({ [name]: target.value || null }, { replace: true })}
      />
    </Stack>
  );
  return (
    <Row flex="none" wrap gap={12} padX={16} padY={8} edge="bottom" align="end">
      {day('from', from)}
      {day('to', to)}
      <Select
        aria-label={text.person}
        style={{ minWidth: 200 }}
        allowClear
        placeholder={text.everybody}
        value={search.user}
        options={choices}
        onChange={(user: number | null | undefined) => onChange({ user: user ?? null }, { replace: true })}
      />
    </Row>
  );
}
