import { useQuery } from '@tanstack/react-query';
import { signInText as text } from '@toam/contracts/sign-in/sign-in.text';
import { Button, EmptyState, formatNumber, ScreenState } from '@toam/ui/core';
import { WarningIcon } from '@toam/ui/icons';
import { FailureSection } from '../login/failure-section';
import { signInQueries } from '../login/sign-in.queries';
import { SignInsModal } from './sign-ins.modal';

/** Opens the wrong passwords of everybody; hidden if there are none. */
export function FailuresButton({ onOpen }: { onOpen: () => void }) {
  const { data } = useQuery(signInQueries.failures(undefined, 1));
  if (!data?.total) return null;
  return (
    <Button icon={<WarningIcon size={16} />} onClick={onOpen}>
      {`${text.failures} (${formatNumber(data.total)})`}
    </Button>
  );
}

interface FailuresDialogProps {
  page: number;
  onPage: (page: number) => void;
  onClose: () => void;
}

/** The people whose passwords somebody tried to guess. An admin unlocks their sign-in here. D23. */
export function FailuresDialog({ page, onPage, onClose }: FailuresDialogProps) {
  const failures = useQuery(signInQueries.failures(undefined, page));
  return (
    <SignInsModal title={text.failures} onClose={onClose}>
      <ScreenState query={failures}>
        {({ total }) =>
          total === 0 ? <EmptyState reason={text.noFailures} /> : <FailureSection page={page} onPage={onPage} />
        }
      </ScreenState>
    </SignInsModal>
  );
}
