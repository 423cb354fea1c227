import { commonText } from '@toam/contracts/texts/common';
import { formText } from '@toam/contracts/texts/field';
import type { ConflictChoice, ConflictSide } from '@toam/domain/record/three-way';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { Modal } from '../dialog/modal';
import { GitDiffIcon } from '../icons';
import { walkChoices } from '../segmented/choice-row';

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

const sideLabel = (field: ConflictField, side: 'mine' | 'theirs') => (
  <>
    {formText[side]}: {field[side] === '' ? formText.empty : field[side]}
  </>
);

interface ConflictDialogProps {
  fields: readonly ConflictField[];
  /** Time of the record's change: «10:23». */
  changedAt: string;
  onCancel: () => void;
  onChoose: (choice: ConflictChoice) => void;
}

/**
 * Asks for each field whether to keep the person's own value or the newer one of somebody else, so that a stale version
 * loses no typed text. The own value is the default. D12, mockup 13 «Xung đột khi lưu».
 */
export function ConflictDialog({ fields, changedAt, onCancel, onChoose }: ConflictDialogProps) {
  const [sides, setSides] = useState<ConflictChoice>({});
  const sideOf = (name: string): ConflictSide => sides[name] ?? 'mine';
  const title = (
    <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <GitDiffIcon size={20} color="var(--warning)" />
      {formText.conflictTitle(changedAt)}
    </span>
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
      <p style={{ margin: 0, fontSize: 13, color: 'var(--text2)' }}>{formText.conflictDescription}</p>
      <div className="ta-conflict-list">
        {fields.map((field) => (
          <div
            key={field.name}
            className="ta-conflict"
            role="radiogroup"
            aria-label={field.label}
            onKeyDown={walkChoices}
          >
            <div className="ta-conflict-label">{field.label}</div>
            <div className="ta-conflict-sides">
              {(field.joinable ? joinableSides : plainSides).map((side) => (
                <button
                  key={side}
                  type="button"
                  role="radio"
                  aria-checked={sideOf(field.name) === side}
                  tabIndex={sideOf(field.name) === side ? 0 : -1}
                  className="ta-conflict-side"
                  data-side={side}
                  onClick={() => setSides({ ...sides, [field.name]: side })}
                >
                  {side === 'both' ? formText.both : sideLabel(field, side)}
                </button>
              ))}
            </div>
          </div>
        ))}
      </div>
    </Modal>
  );
}
