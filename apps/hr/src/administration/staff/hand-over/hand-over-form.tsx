import type { HandOverPreview } from '@toam/contracts/user/hand-over.endpoints';
import { handOverDialogText as text } from '../hand-over-dialog.text';
import { pickerText } from '@toam/contracts/texts/picker';
import { Avatar, formatNumber, Row, Stack, Text } from '@toam/ui/core';
import { Alert, Progress } from '@toam/ui/detail';
import { ChoiceSelect, FieldFrame, noteId } from '@toam/ui/form';
import { useId, useMemo, type ReactNode } from 'react';
import { HandOverAccount } from './hand-over-account';
import { HandOverGroups, HandOverStays } from './hand-over-groups';
import * as css from './hand-over.module.css';
import { searchReceivers } from './hand-over.queries';
import { PastHandOvers } from './past-hand-overs';
import { StepTitle } from './step-title';
import type { HandOverFormState } from './use-hand-over-form';

interface HandOverFormProps {
  shown: HandOverPreview;
  form: HandOverFormState;
}

/** Receiver, records and account: three steps on one page. Each shows what it will do. */
export function HandOverForm({ shown, form }: HandOverFormProps) {
  const { from, stays } = shown;
  const holdsAnything = shown.groups.some(({ count }) => count > 0);
  return (
    <Stack flex={1} maxHeight={['calc(100dvh - 190px)', 'none']} overflow="scroll" className={css.scroll}>
      <Stack flex="none" gap={16} top={8}>
        {form.isNewer && <Alert type="warning" showIcon title={text.changed} />}
        <Row as="header" gap={12}>
          <Avatar id={from.id} name={from.name} image={from.avatar} size={40} decorative />
          <Stack>
            <b>{from.name}</b>
            <Text size={13} tone="text2">
              {from.position}
            </Text>
          </Stack>
        </Row>
        <Stack as="fieldset" gap={16} className={css.steps} disabled={form.isPending}>
          {holdsAnything ? (
            <>
              <Step number={1} title={text.receiver}>
                <Receiver leaverId={from.id} form={form} />
              </Step>
              <Step number={2} title={text.what}>
                <HandOverGroups groups={form.groups} leftOut={form.leftOut} onChange={form.leaveOut} />
              </Step>
            </>
          ) : (
            <Alert type="info" showIcon title={text.holdsNothing} />
          )}
          <Step number={holdsAnything ? 3 : 1} title={text.account}>
            <HandOverAccount from={from} closing={form.closing} onChange={form.close} />
          </Step>
        </Stack>
        <HandOverStays stays={stays} />
        <PastHandOvers userId={from.id} />
        {form.isPending && <Working amount={form.amount} />}
        {!form.isPending && form.hindered === null && (
          <Text as="p" size={13} tone="text2">
            {text.undoNote}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <StepTitle id={id} number={number}>
        {title}
      </StepTitle>
      {children}
    </Stack>
  );
}

/** The receiver, found by name or phone. If this person can't take over, the reason is below. */
function Receiver({ leaverId, form }: { leaverId: number; form: HandOverFormState }) {
  const id = useId();
  const search = useMemo(() => searchReceivers(leaverId), [leaverId]);
  return (
    <FieldFrame id={id} label={text.colleague} error={form.receiverError ?? undefined} hint={text.receiverHint}>
      <ChoiceSelect<number>
        id={id}
        value={form.toId}
        onChange={form.setToId}
        search={search}
        placeholder={pickerText.staffPlaceholder}
        clearable
        disabled={form.isPending}
        invalid={form.receiverError !== null}
        describedBy={noteId(id)}
      />
    </FieldFrame>
  );
}

/** One transaction has no known progress, so this only shows how many records it moves. */
const Working = ({ amount }: { amount: number }) => (
  <Stack gap={4} size={13} tone="text2" role="status">
    <Progress percent={100} status="active" showInfo={false} size="small" />
    <span>{text.working(formatNumber(amount))}</span>
  </Stack>
);
