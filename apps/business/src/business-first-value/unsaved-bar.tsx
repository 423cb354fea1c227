import { targetText } from '@toam/contracts/business/target.text';
import { targetScreenText as text } from './target-screen.text';
import type { TargetRow } from '@toam/contracts/target/target.endpoints';
import { Bar, Button, Cell, confirm, PlainButton, Text } from '@toam/ui/core';
import { useControlSize } from '@toam/ui/form';
import { type Edits, problemsOf, readRowKey } from './target-cells';

interface UnsavedBarProps {
  unsaved: Edits;
  rows: ReadonlyMap<string, TargetRow>;
  /** The quarter on the screen. */
  quarter: number;
  isSaving: boolean;
  onSave: () => void;
  onDrop: () => void;
  /** Shows a row. */
  onGo: (key: string) => void;
}

/** How much is not saved, what keeps it from being saved, and the buttons. Nothing without changes. */
export function UnsavedBar({ unsaved, rows, quarter, isSaving, onSave, onDrop, onGo }: UnsavedBarProps) {
  const size = useControlSize();
  const keys = Object.keys(unsaved);
  if (keys.length === 0) return null;
  const cells = Object.values(unsaved).reduce((sum, row) => sum + Object.keys(row).length, 0);
  const faulty = keys.filter((key) => Object.keys(problemsOf(unsaved[key], rows.get(key))).length > 0);
  const problems = faulty.reduce((sum, key) => sum + Object.keys(problemsOf(unsaved[key], rows.get(key))).length, 0);
  const others = [...new Set(keys.map((key) => readRowKey(key).quarter))].filter((one) => one !== quarter);
  const drop = async () => {
    if (await confirm({ title: text.dropSure, danger: true })) onDrop();
  };
  return (
    <Bar as="footer" minHeight={56} padY={[0, 10]} edge="top" background="surface" liftsToasts="bar">
      <Text size={13} weight={500} aria-live="polite">
        {isSaving ? text.saving : text.unsaved(cells)}
      </Text>
      {problems > 0 && (
        <PlainButton size={13} tone="error" onClick={() => onGo(faulty[0]!)}>
          {text.problems(problems)}
        </PlainButton>
      )}
      {others.length > 0 && (
        <Text size={12} tone="text3" phone="hidden">
          {text.otherQuarter(others.map(targetText.quarter).join(', '))}
        </Text>
      )}
      <Cell />
      <Button size={size} disabled={isSaving} onClick={() => void drop()}>
        {text.dropAll}
      </Button>
      <Button size={size} type="primary" loading={isSaving} disabled={problems > 0} onClick={onSave}>
        {text.save}
      </Button>
    </Bar>
  );
}
