import { commonText } from '@toam/contracts/texts/common';
import { formText } from '@toam/contracts/texts/field';
import type { ConflictChoice, ConflictSide } from '@toam/domain/record/three-way';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { Modal } from '../dialog/modal';
import { GitDiffIcon } from '../icons';
import { Grid, Row, Stack, Text } from '../layout/layout';
import { walkChoices } from '../segmented/choice-row';
import * as css from './fields.module.css';

/** A field that both sides changed: the typed value, and the value in the record now. */
export interface ConflictField {
  name: string;
  label: string;
  mine: ReactNode;
  theirs: ReactNode;
  /** Both values can be kept, so the dialog offers it. */
  joinable?: boolean;
}

const plainSides = ['mine', 'theirs'] as const;
const joinableSides = [...plainSides, 'both'] as const;

const chosen = { background: 'tealTint', tone: 'teal', weight: 500 } as const;

const sideLabel = (field: ConflictField, side: 'mine' | 'theirs') => (
  <>
    {formText[side]}: {field[side] === '' ? formText.empty : field[side]}
  </>
);

interface ConflictDialogProps {
  fields: readonly ConflictField[];
  /** Time of the record's change: «10:23». */
  changedAt: string;
  /** Who changed it; undefined if nobody knows. */
  changedBy?: { name: string; isSelf: boolean } | undefined;
  onCancel: () => void;
  onChoose: (choice: ConflictChoice) => void;
}

/**
 * Asks for each field whether to keep the person's own value or the newer one of somebody else, so that a stale version
 * loses no typed text. The own value is the default. D12, mockup 13 «Xung đột khi lưu».
 */
export function ConflictDialog({ fields, changedAt, changedBy, onCancel, onChoose }: ConflictDialogProps) {
  const [sides, setSides] = useState<ConflictChoice>({});
  const sideOf = (name: string): ConflictSide => sides[name] ?? 'mine';
  const title = (
    <Row as="span" gap={8}>
      <GitDiffIcon size={20} color="var(--warning)" />
      {changedBy?.isSelf ? formText.ownConflictTitle(changedAt) : formText.conflictTitle(changedAt, changedBy?.name)}
    </Row>
  );
  return (
    <Modal
      open
      title={title}
      onCancel={onCancel}
      mask={{ closable: false }}
      footer={[
        <Button key="cancel" onClick={onCancel}>
          {commonText.cancel}
        </Button>,
        <Button
          key="save"
          type="primary"
          onClick={() => onChoose(Object.fromEntries(fields.map(({ name }) => [name, sideOf(name)])))}
        >
          {formText.saveChoice}
        </Button>,
      ]}
    >
      <Text as="p" size={13} tone="text2">
        {formText.conflictDescription}
      </Text>
      <Stack maxHeight="min(56vh, 520px)" top={8} overflow="scroll">
        {fields.map((field) => (
          <Stack
            key={field.name}
            gap={4}
            padY={10}
            edge="topSoft"
            role="radiogroup"
            aria-label={field.label}
            onKeyDown={walkChoices}
          >
            <Text size={12} tone="text3">
              {field.label}
            </Text>
            <Grid columns={[2, 1]} gap={8}>
              {(field.joinable ? joinableSides : plainSides).map((side) => (
                <Text
                  as="button"
                  key={side}
                  type="button"
                  className={css.side}
                  self={side === 'both' ? 'all' : undefined}
                  padX={10}
                  padY={6}
                  radius={6}
                  border
                  size={13}
                  breaks
                  touch
                  {...(sideOf(field.name) === side ? chosen : { background: 'surface', tone: 'text2' })}
                  role="radio"
                  aria-checked={sideOf(field.name) === side}
                  tabIndex={sideOf(field.name) === side ? 0 : -1}
                  onClick={() => setSides({ ...sides, [field.name]: side })}
                >
                  {side === 'both' ? formText.both : sideLabel(field, side)}
                </Text>
              ))}
            </Grid>
          </Stack>
        ))}
      </Stack>
    </Modal>
  );
}
