import type { SheetReading, SheetWish } from '@toam/contracts/sheet/sheet-reading.schema';
import { Button, Cell, formatNumber, Row, Stack, Text } from '@toam/ui/core';
import { ChoiceSelect } from '@toam/ui/form';
import { EyeSlashIcon, InfoIcon } from '@toam/ui/icons';
import type { ReactNode } from 'react';
import { sheetImportText as text } from './sheet-import.text';

interface SheetChoiceProps {
  reading: SheetReading;
  /** The file is being read again. */
  busy: boolean;
  /** Reads the file again; undefined: it can't be changed any more. */
  onWish: ((wish: SheetWish) => void) | undefined;
}

/** Which sheet was read and what of it was left out, each with the way to change it. D123. */
export function SheetChoice({ reading, busy, onWish }: SheetChoiceProps) {
  const { sheet, sheets, takes_hidden } = reading;
  return (
    <Stack gap={8} flex="none" aria-busy={busy}>
      {sheets.length > 1 && (
        <Row wrap gap={8} rowGap={4} size={13}>
          <Text tone="text2">{onWish ? text.sheet : text.sheetRead(sheet)}</Text>
          {onWish && (
            <Cell width="min(320px, 100%)">
              <ChoiceSelect
                label={text.sheet}
                value={sheet}
                choices={sheets.map((name) => ({ value: name, label: name }))}
                disabled={busy}
                onChange={(name) => name !== null && onWish({ sheet: name, hidden: takes_hidden })}
              />
            </Cell>
          )}
        </Row>
      )}
      <Hidden reading={reading} busy={busy} onWish={onWish} />
      <LeftOut reading={reading} />
    </Stack>
  );
}

/** 'Có 3 dòng và 1 cột bị ẩn trong tệp, không được nhập', and the choice to take them. */
function Hidden({ reading, busy, onWish }: SheetChoiceProps) {
  const { hidden_rows, hidden_columns, takes_hidden, sheet } = reading;
  const parts = [
    ...(hidden_rows > 0 ? [text.hiddenRows(formatNumber(hidden_rows))] : []),
    ...(hidden_columns > 0 ? [text.hiddenColumns(formatNumber(hidden_columns))] : []),
  ].join(text.and);
  if (parts === '') return null;
  return (
    <Notice icon={<EyeSlashIcon size={18} />} isWarning={!takes_hidden}>
      <Text>{takes_hidden ? text.hiddenTaken(parts) : text.hiddenLeft(parts)}</Text>
      {onWish && (
        <Button size="small" loading={busy} onClick={() => onWish({ sheet, hidden: !takes_hidden })}>
          {takes_hidden ? text.leaveHidden : hidden_rows > 0 ? text.takeHiddenRows : text.takeHiddenColumns}
        </Button>
      )}
    </Notice>
  );
}

/** Rows that are no records, by their numbers, and stray cells. */
function LeftOut({ reading: { left_out, beyond } }: Pick<SheetChoiceProps, 'reading'>) {
  const named = left_out.rows.map(({ row, text: said }) => text.leftOutRow(row, said)).join(', ');
  const more = left_out.count - left_out.rows.length;
  const lines = [
    ...(left_out.count > 0 ? [text.leftOut(formatNumber(left_out.count), named, more > 0)] : []),
    ...(beyond > 0 ? [text.beyond(formatNumber(beyond))] : []),
  ];
  return lines.map((line) => (
    <Notice key={line} icon={<InfoIcon size={18} />}>
      <Text breaks>{line}</Text>
    </Notice>
  ));
}

const Notice = ({ icon, isWarning, children }: { icon: ReactNode; isWarning?: boolean; children: ReactNode }) => (
  <Row
    wrap
    gap={8}
    rowGap={4}
    padX={12}
    padY={8}
    size={13}
    radius={8}
    background={isWarning ? 'warningTint' : 'fill'}
    role="status"
  >
    {icon}
    {children}
  </Row>
);
