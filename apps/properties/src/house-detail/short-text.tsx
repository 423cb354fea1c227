import { shortenWords } from '@toam/domain/rich-text';
import { NoValue, Text } from '@toam/ui/core';
import { useState } from 'react';
import { MoreButton } from './more-button';

/** Texts below this length are shown in full. Longer ones are cut to about half of it. Specification 1 §2. */
const fullUnder = 100;
const shortened = 50;

/** A value in the history. Long values are shortened until the person asks for more; a dash means empty. */
export function ShortText({ text }: { text: string | null }) {
  const [isOpen, setOpen] = useState(false);
  if (text === null) return <NoValue />;
  const isLong = text.length >= fullUnder;
  return (
    <Text breaks preLine>
      {isLong && !isOpen ? shortenWords(text, shortened) : text}
      {isLong && ' '}
      {isLong && <MoreButton isOpen={isOpen} onPress={() => setOpen(!isOpen)} />}
    </Text>
  );
}
