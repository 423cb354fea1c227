import { commonText } from '@toam/contracts/texts/common';
import { houseBulkText } from '@toam/contracts/house/house-bulk.text';
import { StaffField } from '@toam/pickers/staff/staff-field';
import { formatNumber, Modal, Stack } from '@toam/ui/core';
import { useEntryForm } from '@toam/ui/form';
import { z } from 'zod';

const assignment = z.object({ user_id: z.number(houseBulkText.assigneeMissing) });

interface AssignHousesDialogProps {
  count: number;
  onAssign: (userId: number) => void;
  onClose: () => void;
}

/** Asks which staff the chosen houses go to. Loaded on demand, because lists contain no form controls. */
export default function AssignHousesDialog({ count, onAssign, onClose }: AssignHousesDialogProps) {
  const { control, handleSubmit } = useEntryForm<{ user_id: number | null }>(assignment, { user_id: null });
  const submit = handleSubmit(({ user_id }) => user_id !== null && onAssign(user_id));
  return (
    <Modal
      open
      centered
      width={400}
      title={houseBulkText.assignTitle(formatNumber(count))}
      okText={commonText.confirm}
      cancelText={commonText.cancel}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Stack top={12}>
        <StaffField control={control} name="user_id" label={houseBulkText.assignee} required />
      </Stack>
    </Modal>
  );
}
