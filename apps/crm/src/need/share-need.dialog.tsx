import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { useSave } from '@toam/api-client/use-save';
import { shareRequest } from '@toam/contracts/need/need.endpoints';
import { needSharing, type NeedDetail } from '@toam/contracts/need/need.schema';
import { commonText } from '@toam/contracts/texts/common';
import { needShareText as text } from './need-list.text';
import { ManagerLevel } from '@toam/domain/need-values';
import { changedFields, mergeFields } from '@toam/domain/record/three-way';
import { currentRecord } from '@toam/record-form/edit-draft';
import { StaffListField } from '@toam/pickers/staff/staff-field';
import { Button, Modal, Row, ScreenState, showError, Stack, Text, toast } from '@toam/ui/core';
import { Alert } from '@toam/ui/detail';
import { FieldScope, RadioYesNo, SegmentedField, useEntryForm, useWatch, type Control } from '@toam/ui/form';
import { useState } from 'react';
import { z } from 'zod';
import { needQueries } from './need.queries';

/** The values of the fields: the wire's names, with booleans instead of 1 and 0. */
type SharingValues = { staff: number[]; staff_role: boolean; manager: ManagerLevel; manager_role: boolean };

const schema = needSharing
  .pick({ staff: true, manager: true })
  .extend({ staff_role: z.boolean(), manager_role: z.boolean() });

const valuesOf = (need: Pick<NeedDetail, 'staff' | 'staff_role' | 'manager' | 'manager_role'>): SharingValues => ({
  staff: need.staff.map(({ id }) => id),
  staff_role: need.staff_role === 1,
  manager: need.manager,
  manager_role: need.manager_role === 1,
});

const levels = [ManagerLevel.none, ManagerLevel.direct, ManagerLevel.all].map((level) => ({
  value: level,
  label: text.managers[level],
}));

interface ShareNeedDialogProps {
  need: { id: number };
  onClose: () => void;
}

/**
 * 'Chia sẻ': the colleagues and superiors who see the need, and whether they may edit it. Only for the owner.
 * Specification 2 §2, D60.
 */
export function ShareNeedDialog({ need, onClose }: ShareNeedDialogProps) {
  // Reads the need anew. Saving an old list of colleagues would remove the newer ones.
  const stored = useQuery({ ...needQueries.detail(need.id), staleTime: 0 });
  const fresh = { ...stored, data: stored.isFetchedAfterMount ? stored.data : undefined };
  return (
    <Modal
      open
      title={text.title(need.id)}
      onCancel={onClose}
      mask={{ closable: false }}
      width={520}
      // The form renders the buttons, after the need is loaded.
      footer={null}
    >
      <ScreenState query={fresh}>{(now) => <SharingForm stored={now} onClose={onClose} />}</ScreenState>
    </Modal>
  );
}

interface SharingFormProps {
  stored: NeedDetail;
  onClose: () => void;
}

function SharingForm({ stored, onClose }: SharingFormProps) {
  const queries = useQueryClient();
  const [base, setBase] = useState(stored);
  const [isMerged, setMerged] = useState(false);
  const form = useEntryForm<SharingValues>(schema, valuesOf(base));
  const share = useSave({
    send: ({ version, values }: { version: number; values: SharingValues }, once) => {
      const { staff, staff_role, manager, manager_role } = values;
      const roles = { staff_role: staff_role ? 1 : 0, manager_role: manager_role ? 1 : 0 } as const;
      return call(shareRequest, { body: { request_id: base.id, version, staff, manager, ...roles }, ...once });
    },
    onSuccess: async ({ message }) => {
      onClose();
      toast.success(message);
      await queries.invalidateQueries({ queryKey: needQueries.all });
    },
    onError: (error, { version: sent, values: mine }): void => {
      const state = currentRecord<NeedDetail>(error);
      if (!state || state.version === sent) return showError(error);
      const [before, theirs] = [valuesOf(base), valuesOf(state)];
      setBase(state);
      // A colleague edited the need but not its sharing, so there is nothing to ask.
      if (changedFields(before, theirs).length === 0) return share.mutate({ version: state.version, values: mine });
      setMerged(true);
      // Merges both lists: colleagues added by either side stay, colleagues removed by either side go.
      form.reset(mergeFields({ before, mine, theirs }, {}, { lists: ['staff'] }));
    },
  });
  const save = () => void form.handleSubmit((values) => share.mutate({ version: base.version, values }))();
  return (
    <Stack
      as="form"
      gap={14}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {isMerged && <Alert type="warning" showIcon title={<Text size={13}>{text.changed}</Text>} />}
      <Text as="p" size={13} tone="text2">
        {stored.customer.masked ? text.noteMasked : text.note}
      </Text>
      <FieldScope value="share-need">
        <SharingFields control={form.control} stored={base} />
      </FieldScope>
      <Row as="footer" gap={8} justify="end">
        <Button onClick={onClose}>{commonText.cancel}</Button>
        <Button type="primary" htmlType="submit" loading={share.isPending}>
          {text.save}
        </Button>
      </Row>
    </Stack>
  );
}

function SharingFields({ control, stored }: { control: Control<SharingValues>; stored: NeedDetail }) {
  const [staff, manager] = useWatch({ control, name: ['staff', 'manager'] });
  return (
    <>
      <StaffListField control={control} name="staff" label={text.staff} without={stored.user?.id} />
      {staff.length > 0 && <RadioYesNo control={control} name="staff_role" label={text.staffRole} />}
      <SegmentedField
        control={control}
        name="manager"
        label={text.manager}
        choices={levels}
        hint={
          <>
            {text.managerWho[manager]}
            {manager !== ManagerLevel.none && manager === stored.manager && <> {superiorsText(stored)}</>}
          </>
        }
      />
      {manager !== ManagerLevel.none && <RadioYesNo control={control} name="manager_role" label={text.managerRole} />}
    </>
  );
}

/** The superiors of the stored level. Those of another level are known after the save. */
const superiorsText = ({ superiors }: Pick<NeedDetail, 'superiors'>): string =>
  superiors.length > 0 ? text.now(superiors.map(({ name }) => name).join(', ')) : text.nobody;
