import { houseDetailText } from '@toam/contracts/texts/house-detail';
import { shortenWords } from '@toam/domain/rich-text';
import { useState } from 'react';

/** Texts below this length are shown in full. Longer ones are cut to about half of it. Specification 1 §2. */
const fullUnder = 100;
const shortened = 50;

/** A value in the history. Long values are shortened until the person asks for more; a dash means empty. */
export function ShortText({ text }: { text: string | null }) {
  const [isOpen, setOpen] = useState(false);
  if (text === null) return <span className="house-quiet">–</span>;
  if (text.length < fullUnder) return <span className="house-words">{text}</span>;
  return (
    <span className="house-words">
      {isOpen ? text : shortenWords(text, shortened)}{' '}
      <button type="button" className="house-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? houseDetailText.less : houseDetailText.more}
      </button>
    </span>
  );
}
