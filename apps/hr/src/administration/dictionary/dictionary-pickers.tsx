import { dictionaryTypes, type OptionEntry } from '@toam/contracts/option/option.schema';
import { dictionaryText as text } from '@toam/contracts/dictionary/dictionary.text';
import { isChildType, parentTypes } from '@toam/domain/dictionary/dictionary';
import { Cell } from '@toam/ui/core';
import { ChoiceSelect } from '@toam/ui/form';
import { choicesOf } from '@toam/pickers/house-options';
import type { DictionarySearch } from './dictionary.search';

type Type = DictionarySearch['type'];

const typeChoices = dictionaryTypes.map((type) => ({ value: type, label: text.type[type] }));

interface DictionaryPickersProps {
  type: Type;
  onType: (type: Type) => void;
  parents: readonly OptionEntry[];
  parent: number | null;
  onParent: (id: number) => void;
}

/** Chooses the dictionary and, for wards and streets, the Quận/Huyện. Specification 2 §2. */
export function DictionaryPickers({ type, onType, parents, parent, onParent }: DictionaryPickersProps) {
  return (
    <>
      <Cell as="span" maxWidth={[220, 'none']}>
        <ChoiceSelect
          label={text.pickType}
          choices={typeChoices}
          value={type}
          onChange={(chosen) => chosen && onType(chosen)}
        />
      </Cell>
      {parents.length > 0 && isChildType(type) && (
        <Cell as="span" maxWidth={[220, 'none']}>
          <ChoiceSelect
            label={text.type[parentTypes[type]]}
            choices={choicesOf(parents)}
            value={parent}
            onChange={(chosen) => chosen !== null && onParent(chosen)}
          />
        </Cell>
      )}
    </>
  );
}
