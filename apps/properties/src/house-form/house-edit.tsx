import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useUser } from '@toam/auth/session';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import type { HouseDetail } from '@toam/contracts/house/house-detail.schema';
import { changeHouse } from '@toam/contracts/house/house.endpoints';
import type { HouseOptions } from '@toam/contracts/option/option.schema';
import { houseLabel, houseText } from '@toam/contracts/house/house.text';
import { useLeaveForm } from '@toam/platform/way-back';
import { RecordConflictDialog } from '@toam/record-form/record-conflict.dialog';
import { useRecordEditor } from '@toam/record-form/use-record-editor';
import { toast, Text } from '@toam/ui/core';
import { isEditDrafted } from '@toam/domain/house/house-access';
import { FormNotice, goToField } from '@toam/ui/form';
import { useEffect, Fragment, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { HousePresent } from '../house/house-present';
import { houseQueries } from '../house/house.queries';
import { paths } from '../paths';
import {
  changeRequest,
  houseFormSchema,
  houseMerging,
  storedOfHouse,
  editedValuesOf,
  emptyHouse,
  type HouseFormValues,
} from './house-form.values';
import { houseWords } from './house-labels';
import { HouseForm } from './house.form';
import * as css from './house-form.module.css';
import { houseFormText } from './house-form.text';
import { hasImageSections } from './house-form.sections';
import { wordDiff, type DiffPiece } from '../house/word-diff';

interface HouseEditProps {
  stored: HouseDetail;
  options: HouseOptions;
}

/**
 * What happens when this house is saved: it waits for an admin, joins a waiting draft or applies beside it, or asks for
 * approval again. D38, D41.
 */
function EditNotice({ house }: { house: HouseDetail }) {
  const user = useUser();
  const reason = house.reject_public_condition ?? house.reject_web_condition;
  const waits = isEditDrafted(user, house);
  return (
    <>
      {waits && (
        <FormNotice
          title={[houseFormText.onWeb, house.draft && houseFormText.draftWaiting(house.draft.changes.length)]
            .filter(Boolean)
            .join(' ')}
        />
      )}
      {!waits && house.draft && <FormNotice title={houseFormText.draftApart(house.draft.changes.length)} />}
      {reason && <FormNotice type="warning" title={houseFormText.rejected(reason)} />}
    </>
  );
}

/** The text editor loads in its own chunk. These are the number of tries and the milliseconds between them. */
const tries = 30;
const pause = 100;

/** The field to focus. Picture fields do not exist until there is a title. */
const placeOf = (field: string, house: HouseFormValues): string =>
  field.endsWith('_image') && !hasImageSections(house) ? 'title' : field;

/** Focuses the field that the address names (`?field=public_image`), once, when the form opens. */
function useFieldJump(house: HouseFormValues): void {
  const [params] = useSearchParams();
  const named = params.get('field');
  const field = named !== null && Object.hasOwn(emptyHouse, named) ? placeOf(named, house) : null;
  useEffect(() => {
    if (field === null) return;
    let left = tries;
    let timer: ReturnType<typeof setTimeout>;
    const jump = () => {
      if (!goToField(field) && --left > 0) timer = setTimeout(jump, pause);
    };
    timer = setTimeout(jump, 0);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: a later jump would interrupt typing
  }, []);
}

/** Values longer than this are hard to compare at a glance. */
const long = 40;

/** Two values side by side. In long texts the different words are marked. */
function markDifference(mine: ReactNode, theirs: ReactNode) {
  if (typeof mine !== 'string' || typeof theirs !== 'string') return { mine, theirs };
  if (mine.length < long && theirs.length < long) return { mine, theirs };
  const { before, after } = wordDiff(mine, theirs);
  return {
    mine: before.length > 0 ? <Marked pieces={before} /> : '',
    theirs: after.length > 0 ? <Marked pieces={after} /> : '',
  };
}

/** Characters to show around a difference. The rest of a long text is the same on both sides and is left out. */
const around = 60;

/** Shortens the equal text before, between and after the differences to the words next to them. */
function excerpt({ text, differs }: DiffPiece, at: number, pieces: readonly DiffPiece[]): DiffPiece {
  const isFirst = at === 0;
  const isLast = at === pieces.length - 1;
  if (differs || text.length <= (isFirst || isLast ? around : 2 * around)) return { text, differs };
  const head = isFirst ? '' : text.slice(0, around);
  const tail = isLast ? '' : text.slice(-around);
  return { text: `${head}…${tail}`, differs };
}

const Marked = ({ pieces }: { pieces: readonly DiffPiece[] }) => (
  <Text preLine>
    {pieces
      .map(excerpt)
      .map(({ text, differs }, at) => (differs ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>))}
  </Text>
);

/** The form of a stored house. */
export function HouseEdit({ stored, options }: HouseEditProps) {
  const user = useUser();
  const queries = useQueryClient();
  const leave = useLeaveForm(paths.house(stored.id));
  const { base, form, draft, saving, conflict } = useRecordEditor({
    name: draftNameOf('house', stored.id),
    schema: houseFormSchema,
    begin: { version: stored.version, values: editedValuesOf(user, stored) },
    kept: storedOfHouse,
    valuesOf: (current: HouseDetail) => editedValuesOf(user, current),
    merging: houseMerging,
    send: (edit, once) => call(changeHouse, { body: changeRequest(user, stored, edit), ...once }),
    onSaved: (saved) => {
      void queries.invalidateQueries({ queryKey: houseQueries.all });
      if (saved) (saved.stored === 'draft' ? toast.info : toast.success)(saved.message);
      leave();
    },
  });
  useFieldJump(base.values);
  return (
    <>
      <HouseForm
        form={form}
        options={options}
        title={houseText.editTitle}
        draft={draft}
        stored={{ id: stored.id, customer: stored.customer }}
        notice={
          <>
            <HousePresent houseId={stored.id} doing="editing" className={css.present} />
            <EditNotice house={stored} />
          </>
        }
        saving={{
          isPending: saving.isPending,
          save: () => saving.save(),
          back: leave,
        }}
      />
      <RecordConflictDialog
        conflict={conflict}
        labels={houseLabel}
        words={houseWords(options)}
        compare={markDifference}
      />
    </>
  );
}
