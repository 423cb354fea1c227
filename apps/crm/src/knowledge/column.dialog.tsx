import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { changeColumn, createColumn } from '@toam/contracts/knowledge/knowledge.endpoints';
import { newColumn, type KnowledgeColumn } from '@toam/contracts/knowledge/knowledge.schema';
import { commonText } from '@toam/contracts/texts/common';
import { knowledgeBoardText as text } from '@toam/contracts/texts/knowledge-screen';
import { articleType } from '@toam/domain/knowledge/article.record';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { Modal, toast } from '@toam/ui/core';
import { TextField, useEntryForm } from '@toam/ui/form';
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
  const save = useSave({
    send: ({ type_name }: { type_name: string }, once) =>
      column
        ? call(changeColumn, { body: { id: column.id, version: column.version, type_name }, ...once })
        : call(createColumn, { body: { type_name }, ...once }),
    onSuccess: ({ type_name }) => {
      void queries.invalidateQueries({ queryKey: knowledgeQueries.all });
      toast.success(column ? text.columnRenamed(type_name) : text.columnCreated(type_name));
      onClose();
    },
    onError: (error) => showSaveFailure(form, error),
  });
  const submit = form.handleSubmit((values) => save.mutate(values));
  return (
    <Modal
      open
      centered
      width={440}
      title={column ? text.rename : text.addColumn}
      okText={column ? text.save : text.create}
      cancelText={commonText.cancel}
      confirmLoading={save.isPending}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <form onSubmit={(event) => void submit(event)}>
        <TextField
          control={form.control}
          name="type_name"
          label={text.columnName}
          required
          longest={articleType.fields.type_name.max}
        />
      </form>
    </Modal>
  );
}
