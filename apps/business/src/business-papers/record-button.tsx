import { useCan } from '@toam/auth/session';
import { Button, useIsPhone } from '@toam/ui/core';
import { useControlSize } from '@toam/ui/form';
import { useHotkeys } from '@toam/ui/list';
import { PlusIcon } from '@toam/ui/icons';
import { type ComponentType, useState } from 'react';

interface RecordButtonProps {
  label: string;
  dialog: ComponentType<{ onClose: () => void }>;
}

/** Opens the form of a new paper, for those who record. The key "n" does, too. */
export const RecordButton = (props: RecordButtonProps) => useCan('recordDeals') && <Recording {...props} />;

function Recording({ label, dialog: Dialog }: RecordButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const size = useControlSize();
  useHotkeys({ n: () => setOpen(true) });
  return (
    <>
      <Button
        type="primary"
        size={size}
        icon={<PlusIcon size={isPhone ? 20 : 16} />}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {isPhone ? null : label}
      </Button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
