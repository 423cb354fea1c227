import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { deleteHouseTag, saveHouseTag, tagFields, type CompanyTag } from '@toam/contracts/house/house-tag.endpoints';
import { tagText } from '@toam/contracts/house/tag.text';
import { DialogForm } from '@toam/record-form/dialog-form';
import { useSavedTyping } from '@toam/record-form/draft/typing-store';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { Button, confirm, toast } from '@toam/ui/core';
import { TextField, useEntryForm } from '@toam/ui/form';
import { TrashIcon } from '@toam/ui/icons';
import { ColourField, type TagValues } from './colour-field';
import { refreshTags } from './use-tag-houses';

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

/** Name and colour of a tag. Specification 1 §2 "Dialogs", §5. */
export default function TagDialog({ tag, name, onClose, onMade }: TagDialogProps) {
  const form = useEntryForm<TagValues>(tagFields, { tagName: name, color: tag?.color ?? null });
  // A new tag's draft is named after the searched text. Another search starts another tag.
  const typed = useSavedTyping(tag ? `tag-${tag.id}` : `tag-new-${name}`, form);
  const queries = useQueryClient();
  const remove = useDeleteTag(onClose);
  const { mutate, isPending } = useSave({
    send: ({ tagName, color }: TagValues, once) =>
      call(saveHouseTag, { body: { tagId: tag?.id, tagName, color: color ?? undefined }, ...once }),
    onSuccess: async (saved) => {
      typed.drop();
      toast.success(tag ? tagText.changed : tagText.created);
      onClose();
      if (!tag) onMade(saved);
      await refreshTags(queries);
    },
    onError: (error) => showSaveFailure(form, error),
  });
  const save = form.handleSubmit((values) => mutate(values));
  return (
    <DialogForm
      title={tag ? tagText.editTitle : tagText.createTitle}
      width={400}
      kept={{ typed }}
      save={{ label: tagText.save, isPending, send: save }}
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
