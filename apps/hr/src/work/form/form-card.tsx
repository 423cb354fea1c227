import { useQuery } from '@tanstack/react-query';
import { daysOfForm } from '@toam/contracts/form/form-days';
import { daysText, labourWords, spanOfForm, spanText, whyWords } from '@toam/contracts/form/form-labels';
import type { FormRow } from '@toam/contracts/form/form.schema';
import { formText } from '@toam/contracts/form/form.text';
import { effectOf, takesDays } from '@toam/domain/work/form-kinds';
import { isOfTwoYears } from '@toam/domain/work/leave-days';
import { Avatar, Card, Cell, PlainButton, Row, Stack, Text } from '@toam/ui/core';
import { DaysStrip } from './days-strip';
import { CancelAnswer, Decision } from './form-foot';
import { FormStatusTag } from './form-mark';
import type { FormActions } from './form-menu';
import { formScreenText as text } from './form-screen.text';
import { cancelWords, formWords, momentWords, partWords, type ShiftNames } from './form-words';
import * as css from './form.module.css';
import { formQueries } from './form.queries';
import { useLeaveChanges } from './leave-change';

interface FormCardProps {
  form: FormRow;
  names: ShiftNames;
  actions: FormActions;
  onOpen: (form: FormRow) => void;
}

/** On a phone the form that waits first: enough to decide it without opening it. Mockup 20-480. */
export const FormCard = ({ form, names, actions, onOpen }: FormCardProps) => (
  <Stack padX={16} padY={10}>
    <Card as="article" gap={10} padX={14} padY={14} className={css.card} aria-label={formWords(form)}>
      <PlainButton gap={12} width="100%" onClick={() => onOpen(form)}>
        <Avatar id={form.user.id} name={form.user.name} image={form.user.avatar} size={40} decorative />
        <Cell as="span">
          <Text size={14} weight={500} ellipsis>
            {form.user.name}
          </Text>
          <Text size={12} tone="text2" ellipsis>
            {whyWords(form)} · {text.sentAt(momentWords(form.created_at))}
          </Text>
        </Cell>
        <FormStatusTag form={form} />
      </PlainButton>
      {takesDays(form.kind) && <DaysStrip form={form} />}
      <Summary form={form} names={names} />
      {(form.may_decide || form.cancel_asked_at !== null) && (
        <Row gap={8} className={css.buttons}>
          {form.may_decide ? <Decision {...{ form, actions }} /> : <CancelAnswer {...{ form, actions }} />}
        </Row>
      )}
    </Card>
  </Stack>
);

/** What the form takes, and who else is away. */
function Summary({ form, names }: Pick<FormCardProps, 'form' | 'names'>) {
  const changes = useLeaveChanges(form);
  const isNamed = isOfTwoYears(daysOfForm(form));
  const neighbours = useQuery({
    ...formQueries.neighbours(form.kind, form.id),
    enabled: takesDays(form.kind),
  });
  const others = (neighbours.data ?? []).map((other) =>
    text.neighbourOn(
      other.user.name,
      `${formText.kinds[other.kind].name.toLocaleLowerCase('vi')} ${spanText(other.start_date, other.end_date)}`,
    ),
  );
  const day = useQuery({ ...formQueries.explainedDay(form.id), enabled: effectOf(form.kind) === 'explanation' });
  const facts = [
    `${formText.kinds[form.kind].name} ${[spanOfForm(form), partWords(form, names), labourWords(form)].filter(Boolean).join(', ')}`,
    ...changes.map(
      ({ year, before, after, parts }) =>
        `${text.takes(daysText(parts.this))}, ${text.leftChange(daysText(before), daysText(after), isNamed ? year : null)}`,
    ),
    day.data &&
      `${text.dayCounts(spanOfForm(form))}: ${text.change(daysText(day.data.before.day), daysText(day.data.after.day))}`,
    form.note,
    form.cancel_asked_at !== null && cancelWords(form),
    ...others,
  ].filter(Boolean);
  return (
    <Text as="p" size={13} breaks>
      {facts.map((fact) => `${fact}.`).join(' ')}
    </Text>
  );
}
