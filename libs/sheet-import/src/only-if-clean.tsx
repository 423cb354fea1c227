import { sheetImportText as text } from '@toam/contracts/sheet/sheet-import.text';
import { Cell, formatNumber, Row, Text } from '@toam/ui/core';
import * as css from './only-if-clean.module.css';

interface OnlyIfCleanProps {
  value: boolean;
  onChange: (value: boolean) => void;
}

/** All rows or none. The person must choose to leave rows with errors out. */
export const OnlyIfClean = ({ value, onChange }: OnlyIfCleanProps) => (
  <Row as="label" gap={8} minHeight={[32, 40]} className={css.only}>
    <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
    {text.onlyIfClean}
  </Row>
);

interface StoreWordsProps {
  /** What the import will do. */
  words: string;
  /** Rows with errors that hold it back. */
  heldBy: number;
}

/** What storing will do, and what holds it back. */
export const StoreWords = ({ words, heldBy }: StoreWordsProps) => (
  <Cell as="span" className={css.words}>
    <span>{words}</span>
    {heldBy > 0 && (
      <Text as="small" role="status" size={12} tone="error">
        {text.stillErrors(formatNumber(heldBy))}
      </Text>
    )}
  </Cell>
);
