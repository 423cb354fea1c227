import type { HandOverPreview } from '@toam/contracts/user/hand-over.endpoints';
import { handOverDialogText as text } from '@toam/contracts/texts/hand-over-dialog';
import { pickerText } from '@toam/contracts/texts/picker';
import { Alert, Avatar, formatNumber, Progress } from '@toam/ui/core';
import { ChoiceSelect, FieldFrame, noteId } from '@toam/ui/form';
import { useId, useMemo, type ReactNode } from 'react';
import { HandOverAccount } from './hand-over-account';
import { HandOverGroups, HandOverStays } from './hand-over-groups';
import { searchReceivers } from './hand-over.queries';
import { PastHandOvers } from './past-hand-overs';
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
    <div className="hand-over-body">
      {form.isNewer && <Alert type="warning" showIcon title={text.changed} />}
      <header className="hand-over-person">
        <Avatar id={from.id} name={from.name} image={from.avatar} size={40} decorative />
        <div>
          <b>{from.name}</b>
          <span>{from.position}</span>
        </div>
      </header>
      <fieldset disabled={form.isPending}>
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
      </fieldset>
      <HandOverStays stays={stays} />
      <PastHandOvers userId={from.id} />
      {form.isPending && <Working amount={form.amount} />}
      {!form.isPending && form.hindered === null && <p className="hand-over-note">{text.undoNote}</p>}
    </div>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="hand-over-step" aria-labelledby={id}>
      <h2 id={id}>
        <i aria-hidden>{number}</i>
        {title}
      </h2>
      {children}
    </section>
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
  <div className="hand-over-working" role="status">
    <Progress percent={100} status="active" showInfo={false} size="small" />
    <span>{text.working(formatNumber(amount))}</span>
  </div>
);
