import type { DataOf } from '@toam/contracts/endpoint';
import type { readAnswerTimes } from '@toam/contracts/chat/answer-time.endpoints';
import { answerTimesText as text } from '../chat/chat-console.text';
import { SettledPeriod } from '@toam/pickers/period/period-picker';
import { Row } from '@toam/ui/core';
import { useControlSize } from '@toam/ui/form';
import { Select } from '@toam/ui/select';
import * as css from './answer-times.module.css';
import { type AnswerTimesSearch, periodIn, writtenPeriod } from './answer-times.search';

interface PeriodBarProps {
  search: AnswerTimesSearch;
  /** Who has answered in the period. */
  people: DataOf<typeof readAnswerTimes>['people'];
  onChange: (patch: Partial<AnswerTimesSearch>, options: { replace: true }) => void;
}

/** Which days and whom the figures count. */
export function PeriodBar({ search, people, onChange }: PeriodBarProps) {
  const choices = people.map(({ user }) => ({ value: user.id, label: user.name }));
  return (
    <Row flex="none" wrap gap={8} padX={16} padY={8} edge="bottom">
      <SettledPeriod
        period={periodIn(search)}
        onChange={(period) => onChange(writtenPeriod(period), { replace: true })}
      />
      <Select
        aria-label={text.person}
        size={useControlSize()}
        className={css.people}
        allowClear
        placeholder={text.everybody}
        value={search.user}
        options={choices}
        onChange={(user: number | null | undefined) => onChange({ user: user ?? null }, { replace: true })}
      />
    </Row>
  );
}
