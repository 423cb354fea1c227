import type { DraftMedia } from '@toam/contracts/house/house-approval.schema';
import type { DraftChange } from '@toam/contracts/house/house-detail.schema';
import { houseValueLabel, houseColumnLabel } from '@toam/contracts/house/house-value-labels';
import { columnCalled } from '@toam/domain/house/house-columns';
import { shortMoneyText } from '@toam/domain/money/money-format';
import { formatNumber, Grid, Row, Stack, Text, useIsPhone } from '@toam/ui/core';
import { Fragment, type ReactNode } from 'react';
import { FileIcon } from '@toam/ui/icons';
import { houseActionText as text } from './house-action.text';
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

type Item = DraftMedia['before'][number];
type Fate = 'kept' | 'added' | 'removed';

const named: Record<Fate, (name: string) => string> = {
  kept: text.mediaKept,
  added: text.mediaAdded,
  removed: text.mediaRemoved,
};

/** All items of both sides in the new order, with removed ones at the end. */
function fatesOf({ before, after }: DraftMedia): { item: Item; fate: Fate }[] {
  const isIn = (items: readonly Item[], { id }: Item) => items.some((one) => one.id === id);
  return [
    ...after.map((item) => ({ item, fate: isIn(before, item) ? ('kept' as const) : ('added' as const) })),
    ...before.filter((item) => !isIn(after, item)).map((item) => ({ item, fate: 'removed' as const })),
  ];
}

interface DraftRowProps {
  column: string;
  /** Widths of the cells, as of CSS grids. */
  columns: string;
  /** The cells beside the name of the column, below it on a phone. */
  children: ReactNode;
}

/** A column that a draft changes. */
const DraftRow = ({ column, columns, children }: DraftRowProps) => (
  <Grid as="tr" columns={[columns, 1]} gap={12} rowGap={[12, 4]} padY={[10, 12]} breaks>
    <Text as="th" scope="row" size={useIsPhone() ? 12 : 13} weight={400} tone="text3" textAlign="start">
      {houseColumnLabel(column)}
    </Text>
    {children}
  </Grid>
);

/** A list of pictures or documents that a draft changes: each with its change, and the counts in words. Mockup 07. */
const DraftMediaRow = ({ change, media }: { change: DraftChange; media: DraftMedia }) => (
  <DraftRow column={change.column} columns="128px minmax(0, 1fr)">
    <Stack as="td" gap={6}>
      <Row as="ul" wrap gap={8} padX={2} padY={2}>
        {fatesOf(media).map(({ item, fate }) => (
          <li key={item.id}>
            <Row
              as="a"
              className={css.item}
              tone="teal"
              radius={6}
              data-fate={fate}
              href={item.url}
              target="_blank"
              rel="noreferrer"
              title={named[fate](item.name)}
            >
              {item.thumbnail ? (
                <img
                  className={css.picture}
                  src={item.thumbnail}
                  alt={named[fate](item.name)}
                  loading="lazy"
                  decoding="async"
                />
              ) : (
                <Row as="span" gap={6} padX={8} padY={2} border radius={6}>
                  <FileIcon size={16} />
                  {named[fate](item.name)}
                </Row>
              )}
            </Row>
          </li>
        ))}
      </Row>
      <span>{change.newValue}</span>
    </Stack>
  </DraftRow>
);

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
