import type { DealImportResult } from '@toam/contracts/deal/deal-import.endpoints';
import { dealImportScreenText as text } from '../business/deal-import-screen.text';
import { formatNumber, Row, Stack, Text } from '@toam/ui/core';

/** Rows that are not stored because of an error. */
export const wrongRowsOf = ({ total, inserted, updated, skipped }: DealImportResult): number =>
  total - inserted - updated - skipped;

const tones = { inserted: 'success', updated: 'teal', wrong: 'error' } as const;

interface ImportFiguresProps {
  /** The file's name. */
  file: string;
  result: DealImportResult;
}

/** The file: how many rows it has, and what becomes of them. Colours are only for counts that are not 0. */
export function ImportFigures({ file, result }: ImportFiguresProps) {
  const counts = { ...result, wrong: wrongRowsOf(result) };
  const names = Object.keys(text.figures) as (keyof typeof text.figures)[];
  return (
    <Stack gap={8} flex="none" padX={16} padY={12} edge="bottomSoft">
      <Text as="h2" size={14} weight={600} breaks>
        {file}
      </Text>
      <Row as="dl" wrap gap={[32, 16]} rowGap={12}>
        {names.map((name) => (
          <Stack key={name}>
            <Text as="dt" size={12} tone="text2">
              {text.figures[name]}
            </Text>
            <Text
              as="dd"
              size={20}
              weight={600}
              digits
              tone={counts[name] > 0 && name in tones ? tones[name as 'wrong'] : 'text'}
            >
              {formatNumber(counts[name])}
            </Text>
          </Stack>
        ))}
      </Row>
    </Stack>
  );
}
