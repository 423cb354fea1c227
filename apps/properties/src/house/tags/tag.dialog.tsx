import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { deleteHouseTag, saveHouseTag, tagFields, type CompanyTag } from '@toam/contracts/house/house-tag.endpoints';
import { tagText, tagColours } from '@toam/contracts/house/tag.text';
import { DialogForm } from '@toam/record-form/dialog-form';
import { useDialogForm } from '@toam/record-form/use-dialog-form';
import { Button, confirm, toast, Grid, PlainButton } from '@toam/ui/core';
import { TextField, useEntryForm, FieldFrame, labelId, noteId, useField, type Control } from '@toam/ui/form';
import { TrashIcon, CheckIcon } from '@toam/ui/icons';
import { useRef, type KeyboardEvent } from 'react';
import { refreshTags } from './use-tag-houses';
import * as css from './tags.module.css';

interface TagDialogProps {
  /** The tag to change; null for a new one. */
  tag: CompanyTag | null;
  name: string;
  onClose: () => void;
  onMade: (tag: CompanyTag) => void;
}

/** Deletes with an undo, which restores the tag on its houses. */
function useDeleteTag(onDone: () => void) {
  const queries = useQueryClient();
  return (tag: CompanyTag) =>
    confirm({ title: tagText.removeTitle(tag.name), description: tagText.removeNote, danger: true }, async () => {
      await call(deleteHouseTag, { body: { tagId: tag.id } });
      onDone();
      toast.undo(tagText.removed(tag.name), async () => {
        await call(saveHouseTag, { body: { tagId: tag.id, restore: true } });
        await refreshTags(queries);
      });
      await refreshTags(queries);
    });
}

interface TagValues {
  tagName: string;
  color: string | null;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of ten colours. Each has a name for people who cannot see it. A radio group, so the arrow keys work. */
function ColourField({ control }: { control: Control<TagValues> }) {
  const field = useField<TagValues, string | null>({ control, name: 'color' });
  const group = useRef<HTMLDivElement>(null);
  const at = tagColours.findIndex(({ colour }) => colour === field.value);

  const choose = (index: number) => {
    const next = (index + tagColours.length) % tagColours.length;
    field.change(tagColours[next]!.colour);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    choose(at < 0 && step < 0 ? 0 : at + step);
  };
  return (
    <FieldFrame id={field.id} label={tagText.colour} required error={field.error} group>
      <Grid
        ref={group}
        columns={5}
        gap={8}
        role="radiogroup"
        aria-labelledby={labelId(field.id)}
        aria-describedby={field.error ? noteId(field.id) : undefined}
        onKeyDown={press}
      >
        {tagColours.map(({ colour, name }, index) => (
          <PlainButton
            key={colour}
            // A refused form focuses this button.
            ref={index === Math.max(at, 0) ? field.ref : undefined}
            justify="center"
            height={40}
            radius={8}
            className={css.colour}
            role="radio"
            aria-checked={index === at}
            aria-label={name}
            title={name}
            tabIndex={index === Math.max(at, 0) ? 0 : -1}
            style={{ background: colour }}
            onClick={() => field.change(colour)}
            onBlur={field.leave}
          >
            {index === at && <CheckIcon size={16} weight="bold" color="#fff" />}
          </PlainButton>
        ))}
      </Grid>
    </FieldFrame>
  );
}

/** Name and colour of a tag. Specification 1 §2 "Dialogs", §5. */
export default function TagDialog({ tag, name, onClose, onMade }: TagDialogProps) {
  const form = useEntryForm<TagValues>(tagFields, { tagName: name, color: tag?.color ?? null });
  // A new tag's draft is named after the searched text. Another search starts another tag.
  const draft = tag ? `tag-${tag.id}` : `tag-new-${name}`;
  const queries = useQueryClient();
  const remove = useDeleteTag(onClose);
  const dialog = useDialogForm({
    ...{ name: draft, form, label: tagText.save },
    send: ({ tagName, color }, once) =>
      call(saveHouseTag, { body: { tagId: tag?.id, tagName, color: color ?? undefined }, ...once }),
    onSaved: async (saved) => {
      toast.success(tag ? tagText.changed : tagText.created);
      onClose();
      if (!tag) onMade(saved);
      await refreshTags(queries);
    },
  });
  return (
    <DialogForm
      {...dialog}
      title={tag ? tagText.editTitle : tagText.createTitle}
      width={400}
      onClose={onClose}
      closeLabel={tagText.cancel}
      aside={
        tag && (
          <Button danger type="text" icon={<TrashIcon size={16} />} onClick={() => void remove(tag)}>
            {tagText.remove}
          </Button>
        )
      }
    >
      <TextField control={form.control} name="tagName" label={tagText.name} required />
      <ColourField control={form.control} />
    </DialogForm>
  );
}
