import { Bar, Button, Cell, formatNumber, IconButton, Pane, Row, ScreenTitle, Text } from '@toam/ui/core';
import { ArrowLeftIcon, CheckIcon } from '@toam/ui/icons';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import * as css from './import-frame.module.css';
import { sheetImportText as text } from './sheet-import.text';

interface ImportFrameProps {
  title: string;
  /** Path and label of the back button. */
  back: { to: string; label: string };
  children: ReactNode;
}

/** The frame of every step. */
export const ImportFrame = ({ title, back, children }: ImportFrameProps) => (
  <Pane>
    <ScreenTitle
      text={title}
      before={
        <IconButton as={Link} to={back.to} aria-label={back.label}>
          <ArrowLeftIcon size={18} />
        </IconButton>
      }
    />
    {children}
  </Pane>
);

interface ImportStepsProps {
  steps: readonly string[];
  /** Index of the current step. */
  at: number;
}

/** The steps from choosing a file to its result. */
export const ImportSteps = ({ steps, at }: ImportStepsProps) => (
  <Row
    as="ol"
    gap={8}
    flex="none"
    padX={16}
    size={13}
    edge="bottomSoft"
    className={css.steps}
    aria-label={text.stepsLabel}
  >
    {steps.map((step, number) => (
      <Row
        key={step}
        as="li"
        gap={8}
        flex="none"
        tone={number === at ? 'text' : 'text3'}
        weight={number === at ? 600 : 400}
        className={css.step}
        aria-current={number === at ? 'step' : undefined}
        data-done={number < at || undefined}
      >
        <Row as="span" justify="center" width={22} height={22} size={12} weight={600} border radius="pill">
          {number < at ? <CheckIcon size={14} /> : number + 1}
        </Row>
        {step}
      </Row>
    ))}
  </Row>
);

/** What the step does next: words and buttons. */
export const ImportFoot = ({ children }: { children: ReactNode }) => (
  <Bar
    as="footer"
    wrap
    gap={[12, 8]}
    minHeight={56}
    padY={8}
    size={13}
    background="surface"
    edge="top"
    className={css.foot}
  >
    {children}
  </Bar>
);

interface StoreFootProps {
  /** The other things to do. */
  before: ReactNode;
  /** What storing will do, and what its button says. */
  words: string;
  label: string;
  /** How many rows it stores, and how many with errors hold it back until they are let go. */
  count: number;
  errors: number;
  /** Undefined: somebody else stores it. */
  onStore: ((onlyIfClean: boolean) => void) | undefined;
  busy: boolean;
}

/** All rows or none. The person must choose to leave rows with errors out. */
export function StoreFoot({ before, words, label, count, errors, onStore, busy }: StoreFootProps) {
  const [onlyIfClean, setOnlyIfClean] = useState(true);
  const mayLetGo = errors > 0 && count > 0;
  const isHeld = onlyIfClean && errors > 0;
  return (
    <ImportFoot>
      {before}
      <Cell as="span" className={css.words}>
        <span>{words}</span>
        {isHeld && mayLetGo && (
          <Text as="small" role="status" size={12} tone="error">
            {text.stillErrors(formatNumber(errors))}
          </Text>
        )}
      </Cell>
      {onStore && mayLetGo && (
        <Row as="label" gap={8} minHeight={[32, 40]} className={css.only}>
          <input type="checkbox" checked={onlyIfClean} onChange={(event) => setOnlyIfClean(event.target.checked)} />
          {text.onlyIfClean}
        </Row>
      )}
      {onStore && (
        <Button type="primary" disabled={isHeld || count === 0} loading={busy} onClick={() => onStore(onlyIfClean)}>
          {label}
        </Button>
      )}
    </ImportFoot>
  );
}
