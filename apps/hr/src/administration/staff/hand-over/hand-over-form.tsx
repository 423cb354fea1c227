import { useQuery } from '@tanstack/react-query';
import { pickerText } from '@toam/contracts/texts/picker';
import type { HandOverPreview, HandedGroup, StayingCounts, HandOver } from '@toam/contracts/user/hand-over.endpoints';
import { handedInWords } from '@toam/contracts/user/hand-over.text';
import type { HandedKind } from '@toam/domain/staff/hand-over';
import { Avatar, formatNumber, Row, Stack, Text, Button, formatDateTime } from '@toam/ui/core';
import { Alert, Progress } from '@toam/ui/detail';
import { ChoiceSelect, FieldFrame, noteId } from '@toam/ui/form';
import { ArrowCounterClockwiseIcon } from '@toam/ui/icons';
import { useId, useMemo, type ReactNode } from 'react';
import { handOverDialogText as text } from '../hand-over-dialog.text';
import { HandOverAccount, HandOverChoice } from './hand-over-account';
import { timeLeft } from './hand-over.labels';
import * as css from './hand-over.module.css';
import { searchReceivers, handOverQueries } from './hand-over.queries';
import type { HandOverFormState } from './use-hand-over-form';
import { useUndoHandOver } from './use-undo-hand-over';

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

interface HandOverGroupsProps {
  groups: readonly HandedGroup[];
  /** Kinds of records that the user does not hand over. */
  leftOut: ReadonlySet<HandedKind>;
  onChange: (kind: HandedKind, isLeftOut: boolean) => void;
}

/** 'Vũ Thanh Tùng, Lê An và 10 mục khác'. */
function samplesInWords({ count, samples }: HandedGroup): string {
  const names = samples.map(({ name }) => name).join(', ');
  const more = count - samples.length;
  return more > 0 ? text.and(names, formatNumber(more)) : names;
}

/** The number of records of each kind, which of them move, and why some can't. */
const HandOverGroups = ({ groups, leftOut, onChange }: HandOverGroupsProps) => (
  <Stack as="ul" gap={8}>
    {groups.map((group) => (
      <li key={group.kind}>
        <Group group={group} isLeftOut={leftOut.has(group.kind)} onChange={onChange} />
      </li>
    ))}
  </Stack>
);

interface GroupProps extends Pick<HandOverGroupsProps, 'onChange'> {
  group: HandedGroup;
  isLeftOut: boolean;
}

function Group({ group, isLeftOut, onChange }: GroupProps) {
  const { kind, count, blocked } = group;
  const isOff = count === 0 || blocked !== null;
  return (
    <HandOverChoice
      label={text.kinds[kind]}
      count={count === 0 ? text.nothing : formatNumber(count)}
      note={samplesInWords(group)}
      blocked={blocked}
      checked={!isOff && !isLeftOut}
      disabled={isOff}
      onChange={(checked) => onChange(kind, !checked)}
    />
  );
}

/** The records that do not move, and what happens to them. Renders nothing if there are none. */
function HandOverStays({ stays }: { stays: StayingCounts }) {
  const lines = [
    stays.approvals > 0 && text.approvals(formatNumber(stays.approvals)),
    stays.visits > 0 && text.visits(formatNumber(stays.visits)),
    stays.drafts > 0 && text.drafts(formatNumber(stays.drafts)),
    stays.shared_needs > 0 && text.sharedNeeds(formatNumber(stays.shared_needs)),
    stays.transactions > 0 && text.transactions(formatNumber(stays.transactions)),
  ].filter((line) => line !== false);
  if (lines.length === 0) return null;
  return (
    <Stack as="section" gap={8}>
      <StepTitle>{text.stays}</StepTitle>
      <Text as="ul" size={13} tone="text2" className={css.stays}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Text>
    </Stack>
  );
}

/** Past hand-overs of somebody's work. Each can be undone for 24 hours. Renders nothing if there are none. */
function PastHandOvers({ userId }: { userId: number }) {
  const { data = [] } = useQuery(handOverQueries.past(userId));
  if (data.length === 0) return null;
  return (
    <section aria-label={text.past}>
      <h3>{text.past}</h3>
      <Stack as="ul" gap={8}>
        {data.map((one) => (
          <PastHandOver key={one.id} one={one} />
        ))}
      </Stack>
    </section>
  );
}

function PastHandOver({ one }: { one: HandOver }) {
  const undo = useUndoHandOver();
  const { to, by, created_at, counts } = one;
  const facts = [by?.name, formatDateTime(created_at), handedInWords(counts)].filter(Boolean);
  return (
    <Row as="li" gap={12} justify="between" padX={12} padY={8} background="fill" radius={6}>
      <Stack flex={1} size={13} tone="text2">
        <Text as="b" tone="text">
          {to ? text.pastTo(to.name) : text.pastAccount}
        </Text>
        <span>{facts.join(' · ')}</span>
        <span>{stateOf(one)}</span>
      </Stack>
      {one.may_undo && (
        <Button icon={<ArrowCounterClockwiseIcon size={16} />} onClick={() => void undo(one)}>
          {text.undo}
        </Button>
      )}
    </Row>
  );
}

function stateOf(one: HandOver): string {
  if (one.undone_at !== null) return text.pastUndone(one.undone_by?.name ?? '');
  return timeLeft(one) ?? text.pastOver;
}

interface StepTitleProps {
  id?: string;
  number?: number;
  children: ReactNode;
}

/** Title of a part of the dialog; steps have a number. */
const StepTitle = ({ id, number, children }: StepTitleProps) => (
  <Row as="h2" id={id} gap={8} size={14} weight={600}>
    {number !== undefined && (
      <Row
        as="span"
        flex="none"
        justify="center"
        width={22}
        height={22}
        size={12}
        tone="teal"
        background="tealTint"
        radius="circle"
        aria-hidden
      >
        {number}
      </Row>
    )}
    {children}
  </Row>
);
