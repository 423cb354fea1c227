import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { changeColumn, createColumn } from '@toam/contracts/knowledge/knowledge.endpoints';
import { newColumn, type KnowledgeColumn } from '@toam/contracts/knowledge/knowledge.schema';
import { knowledgeBoardText as text } from './knowledge-screen.text';
import { articleType } from '@toam/domain/knowledge/article.record';
import { DialogForm } from '@toam/record-form/dialog-form';
import { useSavedTyping } from '@toam/record-form/draft/typing-store';
import { FieldsOf } from '@toam/record-form/fields-of';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { toast } from '@toam/ui/core';
import { useEntryForm } from '@toam/ui/form';
import { knowledgeQueries } from './knowledge.queries';

interface ColumnDialogProps {
  /** Null: a new one. */
  column: Pick<KnowledgeColumn, 'id' | 'type_name' | 'version'> | null;
  onClose: () => void;
}

/** Names a column: a new one, or one that stands. Admins only. */
export function ColumnDialog({ column, onClose }: ColumnDialogProps) {
  const queries = useQueryClient();
  const form = useEntryForm<{ type_name: string }>(newColumn, { type_name: column?.type_name ?? '' });
  const typed = useSavedTyping(`column-${column?.id ?? 'new'}`, form);
  const save = useSave({
    send: ({ type_name }: { type_name: string }, once) =>
      column
        ? call(changeColumn, { body: { id: column.id, version: column.version, type_name }, ...once })
        : call(createColumn, { body: { type_name }, ...once }),
    onSuccess: ({ type_name }) => {
      typed.drop();
      void queries.invalidateQueries({ queryKey: knowledgeQueries.all });
      toast.success(column ? text.columnRenamed(type_name) : text.columnCreated(type_name));
      onClose();
    },
    onError: (error) => showSaveFailure(form, error),
  });
  return (
    <DialogForm
      title={column ? text.rename : text.addColumn}
      width={440}
      kept={{ typed }}
      save={{
        label: column ? text.save : text.create,
        isPending: save.isPending,
        send: form.handleSubmit((values) => save.mutate(values)),
      }}
      onClose={onClose}
    >
      <FieldsOf record={articleType} control={form.control} />
    </DialogForm>
  );
}
