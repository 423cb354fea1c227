import { useQuery } from '@tanstack/react-query';
import { signInText as text } from '@toam/contracts/sign-in/sign-in.text';
import { useState } from 'react';
import { Avatar, Row, ScreenState } from '@toam/ui/core';
import { DeviceSection } from '../login/device-section';
import { FailureSection } from '../login/failure-section';
import { HistorySection } from '../login/history-section';
import { signInQueries } from '../login/sign-in.queries';
import { SignInsModal } from './sign-ins.modal';

interface SignInDetailsDialogProps {
  userId: number;
  /** Pages of its two lists. */
  pages: { devices: number; history: number };
  onPages: (pages: { devices?: number; history?: number }) => void;
  onClose: () => void;
}

/** A person's devices and sign-ins: 900 px wide, full screen on a phone. Specification 2 §2 "Security". */
export function SignInDetailsDialog({ userId, pages, onPages, onClose }: SignInDetailsDialogProps) {
  const found = useQuery(signInQueries.person(userId));
  const person = found.data;
  const [failures, turnFailures] = useState(1);
  return (
    <SignInsModal
      title={
        <Row as="span" gap={10} weight={500}>
          {person && <Avatar id={userId} name={person.name} image={person.avatar} size={28} decorative />}
          <span className="ellipsis">{person ? text.detailsOf(person.name) : text.history}</span>
        </Row>
      }
      onClose={onClose}
    >
      <ScreenState query={found}>
        {({ name }) => (
          <>
            <DeviceSection
              person={{ id: userId, name }}
              page={pages.devices}
              onPage={(devices) => onPages({ devices })}
            />
            <FailureSection userId={userId} page={failures} onPage={turnFailures} />
            <HistorySection userId={userId} page={pages.history} onPage={(history) => onPages({ history })} />
          </>
        )}
      </ScreenState>
    </SignInsModal>
  );
}
