import { leaveLedgerText as text } from './leave-ledger.text';
import { userText } from '@toam/contracts/user/user.text';
import { writtenDay } from '@toam/domain/day';
import { Avatar, Cell, IconButton, Row, ScreenTools, Text, useIsPhone } from '@toam/ui/core';
import { ArrowLeftIcon } from '@toam/ui/icons';
import { useContext, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import type { LeaveLedger } from './leave-ledger.queries';

interface LedgerHeadProps {
  user: LeaveLedger['user'];
  hasQuota: boolean;
  actions: ReactNode;
}

/** Whose leave it is: the position, and since when they work here. */
function factsOf({ job_position, onboarding_date }: LeaveLedger['user'], hasQuota: boolean): string {
  const position: string | undefined = (userText.jobPosition as Record<number, string>)[job_position];
  const since = onboarding_date && text.since(writtenDay(onboarding_date));
  return [position, hasQuota && text.official, since].filter(Boolean).join(' · ');
}

export function LedgerHead({ user, hasQuota, actions }: LedgerHeadProps) {
  const tools = useContext(ScreenTools);
  const isPhone = useIsPhone();
  const go = useNavigate();
  const isFirst = useLocation().key === 'default';
  return (
    <Row as="header" gap={8} flex="none" minHeight={52} padX={[16, 8]} padY={4}>
      <IconButton aria-label={text.back} title={text.back} onClick={() => void (isFirst ? go(paths.checkin) : go(-1))}>
        <ArrowLeftIcon size={isPhone ? 22 : 18} />
      </IconButton>
      <Avatar id={user.id} name={user.name} image={user.avatar} size={32} decorative />
      <Cell>
        <Text as="h1" size={15} weight={600} ellipsis>
          {text.titleOf(user.name)}
        </Text>
        <Text size={11} tone="text2" ellipsis>
          {factsOf(user, hasQuota)}
        </Text>
      </Cell>
      {!isPhone && tools}
      {actions}
    </Row>
  );
}
