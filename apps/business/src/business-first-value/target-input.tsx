import { targetScreenText as text } from './target-screen.text';
import { targetFigureText } from '@toam/contracts/business/target.text';
import { Avatar, Input } from '@toam/ui/core';
import { useControlSize } from '@toam/ui/form';
import { BuildingsIcon } from '@toam/ui/icons';
import { company, type LineProps, placeholderOf, type ShownCell, type TargetPerson } from './target-sheet';

/** A cell of the table, or a field of a card. Keys and pasted blocks go to the table around it. */
export function TargetInput({ line, cell }: { line: LineProps; cell: ShownCell }) {
  const { person, quarter, isLocked, type } = line;
  const { figure, problem } = cell;
  return (
    <Input
      size={useControlSize()}
      inputMode="numeric"
      autoComplete="off"
      aria-label={text.cell(person.name, targetFigureText[figure])}
      aria-invalid={problem !== undefined}
      title={problem}
      status={problem ? 'error' : undefined}
      value={cell.text}
      readOnly={isLocked}
      placeholder={placeholderOf(line, figure)}
      data-cell={`${person.id} ${figure}`}
      data-unsaved={cell.isUnsaved || undefined}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => type([{ place: { quarter, userId: person.id }, figure, text: target.value }])}
    />
  );
}

export const TargetPicture = ({ person, size }: { person: TargetPerson; size: number }) =>
  person === company ? (
    <BuildingsIcon size={size} color="var(--teal)" />
  ) : (
    <Avatar id={person.id} name={person.name} image={person.avatar} size={size} decorative />
  );
