import type { DraftMedia } from '@toam/contracts/house/house-approval.schema';
import type { DraftChange } from '@toam/contracts/house/house-detail.schema';
import { houseValueLabel } from '@toam/contracts/house/house-value-labels';
import { houseActionText as text } from './house-action.text';
import { columnCalled } from '@toam/domain/house/house-columns';
import { shortMoneyText } from '@toam/domain/money/money-format';
import { formatNumber, Grid, Row, Stack, Text, useIsPhone } from '@toam/ui/core';
import { Fragment } from 'react';
import { DraftMediaRow } from './draft-media';
import { DraftRow } from './draft-row';
import { wordDiff, type DiffPiece } from './word-diff';
import * as css from './draft-diff.module.css';

/** Running text, in which differences are marked word by word. Other columns mark the whole value. */
const isRunningText = (column: string): boolean =>
  ['line', 'rich', 'direction', 'directions'].includes(columnCalled(column)?.kind ?? '');

interface DraftDiffProps {
  changes: readonly DraftChange[];
  /** The pictures and documents that `changes` only counts. */
  media?: readonly DraftMedia[];
  /** On a phone the bar above it is its title. */
  hasPhoneBar?: boolean;
}

const columns = '128px minmax(0, 1fr) minmax(0, 1fr)';

/**
 * 'Thay đổi cần duyệt (n)': column, old value, new value; on a phone one below the other. Used by a house's page and by
 * the queue of pending edits. Specification 1 §2, D38, mockup 07.
 */
export function DraftDiff({ changes, media = [], hasPhoneBar = false }: DraftDiffProps) {
  const isPhone = useIsPhone();
  return (
    <Stack as="section" relative gap={4}>
      {!(isPhone && hasPhoneBar) && (
        <Text as="h2" size={14} weight={600}>
          {text.draftCount(changes.length)}
        </Text>
      )}
      <Stack as="table" size={13}>
        {/* Column headings belong to tables. On a phone each value is below its field's name. */}
        <Stack as="thead" className={isPhone ? 'unseen' : undefined}>
          <Grid as="tr" columns={columns} gap={12} padY={8} size={12} tone="text3" edge="bottom">
            {[text.column, text.oldValue, text.newValue].map((heading) => (
              <Text key={heading} as="th" scope="col" weight={500} textAlign="start">
                {heading}
              </Text>
            ))}
          </Grid>
        </Stack>
        <Stack as="tbody" divided>
          {changes.map((change) => {
            const moved = media.find(({ column }) => column === change.column);
            return moved ? (
              <DraftMediaRow key={change.column} change={change} media={moved} />
            ) : (
              <DraftDiffRow key={change.column} change={change} />
            );
          })}
        </Stack>
      </Stack>
    </Stack>
  );
}

function DraftDiffRow({ change: { column, oldValue, newValue } }: { change: DraftChange }) {
  const before = houseValueLabel(column, oldValue) ?? '';
  const after = houseValueLabel(column, newValue) ?? '';
  const diff = isRunningText(column) ? wordDiff(before, after) : { before: whole(before), after: whole(after) };
  const step = column === 'into_money' ? priceStep(oldValue, newValue) : null;
  return (
    <DraftRow column={column} columns={columns}>
      <Text as="td" tone="text2">
        <Pieces pieces={diff.before} Mark="del" />
      </Text>
      <Row as="td" align="baseline" wrap gap={8}>
        <Pieces pieces={diff.after} Mark="ins" />
        {step && (
          <Text size={12} weight={500} tone="warning" nowrap>
            {step}
          </Text>
        )}
      </Row>
    </DraftRow>
  );
}

const whole = (words: string): DiffPiece[] => (words === '' ? [] : [{ text: words, differs: true }]);

const paint = {
  del: { tone: 'error', background: 'errorTint' },
  ins: { tone: 'success', background: 'successTint' },
} as const;

/** Screen readers announce 'del' and 'ins', so the difference does not depend on colour alone. */
function Pieces({ pieces, Mark }: { pieces: readonly DiffPiece[]; Mark: 'del' | 'ins' }) {
  if (pieces.length === 0) return <Text tone="text3">{text.nothing}</Text>;
  return (
    <Text preLine>
      {pieces.map(({ text: words, differs }, at) =>
        // Pieces have no identity except their position.
        differs ? (
          <Text key={at} as={Mark} className={css.mark} {...paint[Mark]}>
            {words}
          </Text>
        ) : (
          <Fragment key={at}>{words}</Fragment>
        ),
      )}
    </Text>
  );
}

/** "−200 tr (−2,3%)": the change of the price; null if one of the two is unknown. */
function priceStep(oldValue: string | null, newValue: string | null): string | null {
  const [before, after] = [Number(oldValue ?? 0), Number(newValue ?? 0)];
  if (!(before > 0 && after > 0) || before === after) return null;
  const sign = after > before ? '+' : '−';
  const percent = formatNumber(Math.round((Math.abs(after - before) / before) * 1000) / 10);
  return `${sign}${shortMoneyText(Math.abs(after - before))} (${sign}${percent}%)`;
}
