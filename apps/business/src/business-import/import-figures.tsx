import type { DealImportResult } from '@toam/contracts/deal/deal-import.endpoints';
import { dealImportScreenText as text } from '@toam/contracts/texts/deal-import-screen';
import { formatNumber, Row, Stack, Text } from '@toam/ui/core';

/** Rows that are not stored because of an error. */
export const wrongRowsOf = ({ total, inserted, updated, skipped }: DealImportResult): number =>
  total - inserted - updated - skipped;

const tones = { inserted: 'success', updated: 'teal', wrong: 'error' } as const;

/** How many rows the file has, and what becomes of them. Colours are only for counts that are not 0. */
export function ImportFigures({ result }: { result: DealImportResult }) {
  const counts = { ...result, wrong: wrongRowsOf(result) };
  const names = Object.keys(text.figures) as (keyof typeof text.figures)[];
  return (
    <Row as="dl" wrap gap={[32, 16]} rowGap={12} flex="none" padX={16} padY={12} edge="bottomSoft">
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
  );
}
