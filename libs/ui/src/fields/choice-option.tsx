import type { Choice } from './choice';

/** A choice in an open list, with its second line. */
export const ChoiceOption = ({ label, detail }: Pick<Choice, 'label' | 'detail'>) =>
  detail ? (
    <span className="ta-choice">
      <span className="ta-choice-label">{label}</span>
      <span className="ta-choice-detail">{detail}</span>
    </span>
  ) : (
    label
  );
