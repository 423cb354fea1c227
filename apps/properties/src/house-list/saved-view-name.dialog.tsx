import { longestLine } from '@toam/contracts/field';
import { commonText } from '@toam/contracts/texts/common';
import { savedViewText } from '@toam/contracts/saved-view/saved-view.text';
import { savedText } from '@toam/record-form/draft/typing-store';
import { Input, messageOf, Modal, Stack, Text } from '@toam/ui/core';
import { useState } from 'react';

interface SavedViewNameProps {
  title: string;
  name: string;
  /** The view; null for a new one. */
  viewId: number | null;
  /** Saves the view under the name. A refusal is shown under the field. */
  onSave: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a view's name. */
export default function SavedViewNameDialog({ title, name: initial, viewId, onSave, onClose }: SavedViewNameProps) {
  const [{ kept, left }] = useState(() => {
    const typing = savedText(`saved-view-${viewId ?? 'new'}`);
    return { kept: typing, left: typing.read() };
  });
  const [name, setName] = useState(left || initial);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function save() {
    const { length } = [...name.trim()];
    if (length === 0) return setProblem(commonText.requiredField(savedViewText.label));
    if (length > longestLine) return setProblem(commonText.tooLong(longestLine, length));
    setSaving(true);
    try {
      await onSave(name.trim());
      kept.drop();
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setSaving(false);
    }
  }

  return (
    <Modal
      open
      width={420}
      title={title}
      okText={savedViewText.save}
      cancelText={commonText.cancel}
      confirmLoading={isSaving}
      onOk={() => void save()}
      onCancel={onClose}
      cancelButtonProps={{ onClick: kept.drop }}
      destroyOnHidden
    >
      <Stack
        as="form"
        gap={4}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSaving) void save();
        }}
      >
        <Text as="label" htmlFor="saved-view-name" size={13} tone="text2">
          {savedViewText.label}
        </Text>
        <Input
          id="saved-view-name"
          autoFocus
          value={name}
          placeholder={savedViewText.nameHint}
          status={problem ? 'error' : ''}
          aria-invalid={problem !== null}
          aria-describedby="saved-view-note"
          onChange={(event) => {
            setName(event.target.value);
            kept.keep(event.target.value);
            setProblem(null);
          }}
        />
        <Text
          id="saved-view-note"
          role={problem ? 'alert' : undefined}
          size={12}
          tone={problem === null ? 'text3' : 'error'}
        >
          {problem ?? (left && left === name ? commonText.typedBack : savedViewText.nameNote)}
        </Text>
      </Stack>
    </Modal>
  );
}
