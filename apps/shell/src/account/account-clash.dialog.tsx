import { staffLabel, userText } from '@toam/contracts/texts/user';
import { dayText } from '@toam/domain/day';
import { richTextToPlain } from '@toam/domain/rich-text';
import { formatClock } from '@toam/ui/core';
import { ConflictDialog } from '@toam/ui/form';
import { clashesOf, paperFields, type AccountValues, type PersonalField } from './account.values';
import type { AccountClash } from './use-account-save';

const words: Partial<Record<PersonalField, Readonly<Record<string, string>>>> = {
  gender: userText.gender,
  marriage: userText.marriage,
  religion: userText.religion,
  literacy: userText.literacy,
};

/** A field's value as people read it; '' for nothing. */
function wordsOf(field: PersonalField, values: AccountValues): string {
  const paper = paperFields.find((one) => one === field);
  if (paper) return values[paper].map(({ name }) => name).join(', ');
  if (field === 'introduction') return richTextToPlain(values.introduction);
  const value = values[field];
  if (value === null || typeof value !== 'string') return '';
  if (field === 'date_of_birth') return dayText(value) ?? '';
  return words[field]?.[value] ?? value;
}

interface AccountClashDialogProps {
  clash: AccountClash;
  onCancel: () => void;
  onChoose: (isTheirs: (field: PersonalField) => boolean) => void;
}

/** An admin has changed the same fields meanwhile: each is chosen. D12. */
export const AccountClashDialog = ({ clash, onCancel, onChoose }: AccountClashDialogProps) => (
  <ConflictDialog
    changedAt={formatClock(clash.current.updated_at)}
    fields={clashesOf(clash).map((name) => ({
      name,
      label: staffLabel[name],
      mine: wordsOf(name, clash.mine),
      theirs: wordsOf(name, clash.theirs),
    }))}
    onCancel={onCancel}
    onChoose={(sides) => onChoose((field) => sides[field] === 'theirs')}
  />
);
