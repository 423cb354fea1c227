import { useQuery } from '@tanstack/react-query';
import { formStatusText, spanText } from '@toam/contracts/form/form-labels';
import type { FormRow } from '@toam/contracts/form/form.schema';
import { checkinFlowText as text } from '../checkin-flow.text';
import { formText } from '@toam/contracts/form/form.text';
import { formKinds } from '@toam/domain/work/day-forms';
import { Card, Cell, Dropdown, PlainButton, Row, ScreenState, Stack, StatusTag, Text } from '@toam/ui/core';
import { Skeleton } from '@toam/ui/detail';
import { PlusIcon } from '@toam/ui/icons';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { checkinQueries, type WorkShift } from './checkin.queries';
import { useClock } from '../use-clock';

const tones = { 0: 'warning', 1: 'success', 2: 'error' } as const;

/** '25/11, cả ngày', '17/11, 17:00 – 17:30'. */
function whenText(form: FormRow, shifts: readonly WorkShift[]): string {
  const shift = (id: number) =>
    (id === 0 ? formText.wholeDay : (shifts.find((one) => one.id === id)?.name ?? formText.shift)).toLocaleLowerCase(
      'vi',
    );
  switch (form.kind) {
    case 'absence':
      return `${spanText(form.date, form.date)}, ${form.time_start} – ${form.time_end}`;
    case 'explanation':
      return `${spanText(form.days, form.days)}, ${shift(form.shift)}`;
    case 'regime':
      return spanText(form.start, form.end);
    default:
      return `${spanText(form.start_date, form.end_date)}, ${shift(form.shift)}`;
  }
}

/** My forms that cover a day of this month, and the way to a new one. */
export function MonthForms({ shifts }: { shifts: readonly WorkShift[] }) {
  const forms = useQuery(checkinQueries.forms(useClock()));
  return (
    <Card as="section" padY={14} gap={8} flex="none" aria-label={text.formsOfMonth}>
      <Row justify="between" gap={8} size={13}>
        <Text as="h2" size={13} weight={600}>
          {text.formsOfMonth}
        </Text>
        <CreateForm />
      </Row>
      <ScreenState query={forms} skeleton={<Skeleton active paragraph={{ rows: 3 }} />}>
        {({ list, total }) => (
          <Stack as="ul" gap={4} size={13}>
            {list.length === 0 && (
              <Text as="li" tone="text2">
                {text.noForms}
              </Text>
            )}
            {list.map((form) => (
              <li key={form.id}>
                <Row as={Link} to={paths.formOf(form.id)} gap={8} padY={2} tone="text" hover="fill" radius={6}>
                  <Cell as="span">
                    <Text weight={500}>{formText.kind[form.kind]}</Text>
                    <Text size={12} tone="text2" ellipsis>
                      {whenText(form, shifts)}
                    </Text>
                  </Cell>
                  <StatusTag tone={tones[form.status]}>{formStatusText(form)}</StatusTag>
                </Row>
              </li>
            ))}
            {total > list.length && (
              <li>
                <Link to={paths.forms}>{text.allForms}</Link>
              </li>
            )}
          </Stack>
        )}
      </ScreenState>
    </Card>
  );
}

function CreateForm() {
  const navigate = useNavigate();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: formKinds.map((kind) => ({ key: kind, label: formText.titleOf(kind) })),
        onClick: ({ key }) => void navigate(`${paths.forms}/${key}`),
      }}
    >
      <PlainButton gap={4} tone="teal" weight={500}>
        <PlusIcon size={14} />
        {text.createForm}
      </PlainButton>
    </Dropdown>
  );
}
