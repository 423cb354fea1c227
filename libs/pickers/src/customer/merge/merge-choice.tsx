import type { ReactNode } from 'react';

interface MergeChoiceProps {
  /** Name of the radio group. */
  group: string;
  checked: boolean;
  onChoose: () => void;
  /** Takes the whole width below the two sides. */
  wide?: boolean;
  children: ReactNode;
}

/** One side of a choice: a real radio button, so that arrow keys move within the group. */
export const MergeChoice = ({ group, checked, onChoose, wide = false, children }: MergeChoiceProps) => (
  <label className="tp-merge-choice" data-wide={wide || undefined} data-checked={checked || undefined}>
    <input type="radio" name={group} checked={checked} onChange={onChoose} />
    <span className="tp-merge-value">{children}</span>
  </label>
);
