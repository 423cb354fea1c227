import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { draftForms } from '@toam/contracts/draft/draft-forms';
import { formKinds } from '@toam/domain/work/form-kinds';

const workspace = path.join(__dirname, '../../../../..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'apps', 'libs'], { cwd: workspace })
  .toString()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.story\.tsx$/.test(file));
const read = (file: string) => readFileSync(path.join(workspace, file), 'utf8');
const holding = (pattern: RegExp, isTest: boolean) =>
  files.filter((file) => /\.test\.tsx?$/.test(file) === isTest && pattern.test(read(file)));

/** Forms that keep no draft because nothing typed there can be lost, with the reason. */
const withoutDraft: Record<string, string> = {
  'apps/business/src/business/paper/receipts-new.dialog.tsx':
    'what is typed is kept on the device until it is sent or dropped (useSavedTyping)',
  'apps/chat/src/chat-console/quick-reply.form.tsx':
    'what is typed is kept on the device until it is saved or dropped (useSavedTyping)',
  'apps/crm/src/customer/merge-with.dialog.tsx': 'a record is chosen',
  'apps/crm/src/knowledge/column.dialog.tsx':
    'a name of some letters, kept on the device until it is sent or dropped (useSavedTyping)',
  'apps/crm/src/need/drawer/visit.dialog.tsx': 'a day and an hour are chosen; the note is kept while the dialog stands',
  'apps/crm/src/need/share-need.dialog.tsx': 'colleagues are chosen',
  'apps/hr/src/administration/form-types/settings/holiday.dialog.tsx': 'a day is chosen, and its name has some letters',
  'apps/hr/src/work/leave-ledger/leave-correction.dialog.tsx':
    'what is typed is kept on the device until it is sent or dropped (useSavedTyping)',
  'apps/properties/src/house-list/assign-houses.dialog.tsx': 'a colleague is chosen',
  'apps/properties/src/house/tags/tag.dialog.tsx': 'a name of some letters and a colour, kept while the dialog stands',
  'apps/properties/src/house/zalo/zalo-share.form.tsx':
    'what is typed is kept on the device until it is sent or dropped (useSavedTyping)',
  'apps/properties/src/post/portal-account.dialog.tsx': 'a name and a password, which is never kept (D103)',
  'apps/properties/src/post/post-edit.dialog.tsx':
    'what is typed is kept on the device until it is sent or dropped (useSavedTyping)',
  'apps/properties/src/post/costs/budget.dialog.tsx':
    'what is typed is kept on the device until it is sent or dropped (useSavedTyping)',
  'apps/properties/src/post/settings/rules.dialog.tsx':
    'what is typed is kept on the device until it is sent or dropped (useSavedTyping)',
  'apps/properties/src/post/settings/channel.dialog.tsx':
    'what is typed is kept on the device until it is sent or dropped (useSavedTyping)',
  'apps/properties/src/post/settings/tariff.dialog.tsx':
    'what is typed is kept on the device until it is sent or dropped (useSavedTyping)',
  'libs/ui/src/fields/entry-form.ts': 'it is the form itself',
};

test('every form keeps what is typed into it, or says why it does not', () => {
  const forms = holding(/\buse(EntryForm|DraftedForm|RecordEditor)[<(]/, false);
  const keeping = new Set(holding(/\buse(FormDraft|DraftedForm|RecordEditor)[<(]/, false));
  expect(forms.filter((file) => !keeping.has(file) && !(file in withoutDraft))).toEqual([]);
  expect(Object.keys(withoutDraft).filter((file) => !forms.includes(file))).toEqual([]);
});

test('every one of them is walked: offline and killed, session ended, offer ignored, saved right after a key', () => {
  const walked = holding(/\bwalkDraft\(/, true)
    .map(read)
    .join('\n');
  // the kinds of forms are walked by one table
  const isKind = (form: string) => formKinds.some((kind) => form === `form-${kind}`);
  const walkOf = (form: string) => (isKind(form) ? 'form: `form-${kind}`' : `form: '${form}'`);
  expect(draftForms.filter((form) => !walked.includes(walkOf(form)))).toEqual([]);
});

test('a form that keeps a draft saves through the one hook that ends it and locks', () => {
  const saving = files.filter(
    (file) => /\bmutationFn\b/.test(read(file)) && /\buse(FormDraft|DraftedForm|RecordEditor)\b/.test(read(file)),
  );
  expect(saving).toEqual([]);
});
