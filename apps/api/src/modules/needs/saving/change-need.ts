import { changeRequest } from '@toam/contracts/need/need.endpoints';
import { needRow, type NeedChange } from '@toam/contracts/need/need.schema';
import { commonText } from '@toam/contracts/texts/common';
import { customerText } from '@toam/contracts/customer/customer.text';
import { needText } from '@toam/contracts/need/need.text';
import type { Actor } from '@toam/domain/actor';
import { needColumns, needNotes } from '@toam/domain/need/need-columns';
import { maskedPhone, putAllPhonesBack } from '@toam/domain/phone';
import { columnsWith } from '@toam/domain/record/columns';
import { canChooseNeedOwner, canEditNeed, canSeeNeed } from '@toam/domain/need/need-access';
import { auditNothing } from '../../../audit/audit-context';
import { tx } from '../../../db/db';
import { recordChanges } from '../../../history/record-changes';
import { changes, handle } from '../../../http/handle';
import { HttpError } from '../../../http-error';
import { emitChange } from '../../../live/emit';
import { markForMatching } from '../../../match-marks/mark-for-matching';
import { checkChoices, isVouched, type NeedColumns, placeText } from './need-choices';
import { needAudience } from '../../need-scope/need-audience.reads';
import { toRow, type Viewer, viewerOf } from '../need-row-serializer';
import { lockNeed, updateNeed } from '../need.queries';
import type { Need } from '../need.schema';
import { changesBetween } from '../need-labels';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Puts hidden numbers back into a note. @throws HttpError invalid if it is not clear which number belongs where. D24 */
function withNumbers(column: string, sent: string, stored: string): string {
  const meant = putAllPhonesBack(sent, stored);
  if (meant === null)
    throw new HttpError('invalid', commonText.invalid, { errors: { [column]: customerText.maskedNote } });
  return meant;
}

const editors = columnsWith(needColumns, { writers: 'editors' });
const admins = columnsWith(needColumns, { writers: 'admins' });

/** The columns of the body that differ from the need. Columns for admins are ignored for others. Hidden numbers stay unchanged. */
function changedColumns(actor: Actor, need: Need, body: NeedChange): NeedColumns {
  const columns = [...editors, ...(canChooseNeedOwner(actor) ? admins : [])];
  const sent: NeedColumns = Object.fromEntries(columns.map((column) => [column, body[column]]));
  for (const note of needNotes) {
    const text = sent[note];
    if (text?.includes(maskedPhone)) sent[note] = withNumbers(note, text, need[note] ?? '');
  }
  const changed = Object.entries(sent).filter(
    ([column, value]) => value !== undefined && !same(value, need[column as keyof Need]),
  );
  return Object.fromEntries(changed);
}

/** Columns that change which houses fit or who is notified. */
const matchColumns: ReadonlySet<string> = new Set(columnsWith(needColumns, { matches: true }));

/** Columns derived from the changed ones. */
async function derivedColumns(actor: Actor, after: Need, changed: NeedColumns, place: string): Promise<Partial<Need>> {
  const isMoved = changed.province !== undefined || changed.districts !== undefined;
  return {
    ...(isMoved ? { place } : {}),
    ...(changed.customer_id === undefined ? {} : { customer_vouched: await isVouched(actor, after.customer_id) }),
    ...(changed.user_id === undefined ? {} : { staff: after.staff.filter((id) => id !== after.user_id) }),
  };
}

/** @throws HttpError not_found; forbidden; conflict with the current need if the version sent is stale (D12) */
export async function lockToEdit(
  viewer: Viewer,
  id: number,
  version: number | undefined,
  may: (need: Need) => string | null,
): Promise<Need> {
  const need = await lockNeed(id);
  if (!need || need.deleted_at) throw new HttpError('not_found', needText.notFound);
  if (!canSeeNeed(viewer.actor, need, viewer.team)) throw new HttpError('forbidden', needText.mayNotSee);
  const refused = may(need);
  if (refused) throw new HttpError('forbidden', refused);
  if (version !== undefined && version !== need.version)
    throw new HttpError('conflict', commonText.stale, { current: needRow.parse(await toRow(viewer, need)) });
  return need;
}

/**
 * Changes a need, or only its status. If nothing differs, it writes nothing. Specification 2 §4, §7.
 * @throws HttpError not_found; forbidden; conflict (D12); invalid by field
 */
export const changeRequestCall = handle(changeRequest, { audit: changes('request', 'request_id') }, ({ actor, body }) =>
  tx(async () => {
    const viewer = await viewerOf(actor);
    const need = await lockToEdit(viewer, body.request_id, body.version, (found) =>
      canEditNeed(actor, found, viewer.team) ? null : needText.mayNotEdit,
    );
    const changed = changedColumns(actor, need, body);
    const columns = Object.keys(changed);
    if (columns.length === 0) {
      auditNothing();
      return { need: await toRow(viewer, need), message: commonText.nothingChanged };
    }
    const after = { ...need, ...changed } as Need;
    const entries = await checkChoices(actor, need, after, changed);
    const derived = await derivedColumns(actor, after, changed, placeText(after, entries));
    const now = await updateNeed(need.id, { ...changed, ...derived });
    await recordChanges(actor, 'Request', need.id, await changesBetween(need, now));
    if (columns.some((column) => matchColumns.has(column))) await markForMatching('request', [need.id]);
    const { id, version } = now;
    await emitChange('request', { id, version }, actor.id, await needAudience(need, now));
    const isToggle = columns.length === 1 && changed.status !== undefined;
    return { need: await toRow(viewer, now), message: isToggle ? needText.statusChanged : needText.updated };
  }),
);
