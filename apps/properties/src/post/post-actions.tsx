import { useUser } from '@toam/auth/session';
import type { PostRow } from '@toam/contracts/post/post.schema';
import { listText } from '@toam/contracts/texts/list';
import { postManagerText as text } from './post-manager.text';
import { Button, Dropdown, IconButton, onPress, Row, useIsPhone } from '@toam/ui/core';
import {
  ArrowClockwiseIcon,
  ArrowSquareOutIcon,
  ArrowsLeftRightIcon,
  CalendarPlusIcon,
  CheckIcon,
  CheckCircleIcon,
  ClockCounterClockwiseIcon,
  DotsThreeIcon,
  HouseLineIcon,
  InfoIcon,
  PencilSimpleIcon,
  PlusIcon,
  TrashIcon,
} from '@toam/ui/icons';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths';
import { repairOf } from './post-repair';
import { mainStep, mayTake, usePostSteps } from './post-steps';

const PostEditDialog = onPress(() => import('./post-edit.dialog'));
const PortalAccount = onPress(() => import('./portal-account.dialog'));

type Dialog = 'edit' | 'renew' | 'account';
type Step = ReturnType<typeof mainStep> & string;
type Item = NonNullable<NonNullable<ComponentProps<typeof Dropdown>['menu']>['items']>[number];

const icons: Record<Step, ReactNode> = {
  approve: <CheckIcon size={16} />,
  retry: <ArrowClockwiseIcon size={16} />,
  markPosted: <CheckCircleIcon size={16} />,
  update: <ArrowsLeftRightIcon size={16} />,
  renew: <CalendarPlusIcon size={16} />,
};

interface PostActionsProps {
  row: PostRow;
  /** Opens its panel; absent in the panel itself. */
  onOpen?: ((row: PostRow) => void) | undefined;
  /** In a cell of the list: small, with short words. */
  inCell?: boolean;
  /** On a phone's card: as wide as the card, with 'Xem tin'. */
  inCard?: boolean;
  /** On the page of its house. */
  atHouse?: boolean;
  /** Its main step is not the screen's. */
  quiet?: boolean;
}

/** What the person may do with a post: the one most wanted as a button, the rest in a menu. */
export function PostActions({ row, onOpen, inCell = false, inCard = false, ...at }: PostActionsProps) {
  const { atHouse = false, quiet = inCell || inCard } = at;
  const isPhone = useIsPhone();
  const { take } = usePostSteps();
  const [dialog, open] = useState<Dialog | null>(null);
  const main = mainStep(row);
  const repair = useRepair(row, open);
  const step = (name: Step) => (name === 'renew' ? open('renew') : take(name, row));
  const items = usePostMenu({
    row,
    take: step,
    onOpen,
    onEdit: () => open('edit'),
    onRemove: () => take('remove', row),
    main: repair ? null : main,
    atHouse,
  });
  const size = inCell ? 'small' : atHouse && isPhone ? 'large' : 'middle';
  const words = (step: Step) => (inCell ? text.shortStep[step] : text.step[step]);
  return (
    // A press here or in the menu does not count as a press on the row.
    <Row
      as="span"
      gap={inCell ? 4 : 8}
      justify={inCell ? 'end' : undefined}
      width="100%"
      role="presentation"
      onClick={(event: { stopPropagation: () => void }) => event.stopPropagation()}
    >
      {inCard && onOpen && (
        <Button block size="large" onClick={() => onOpen(row)}>
          {text.view}
        </Button>
      )}
      {(repair || main) && (
        <Button
          {...(inCard ? { block: true, size: 'large' as const } : { size })}
          type={quiet ? 'default' : 'primary'}
          onClick={repair ? repair.go : () => main && step(main)}
        >
          {repair ? repair.words : main && words(main)}
        </Button>
      )}
      {!inCell && !inCard && (row.may_edit || row.may_update) && (
        <Button size={size} onClick={() => open('edit')}>
          {text.step.edit}
        </Button>
      )}
      {items.length > 0 && (
        <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
          <IconButton
            {...(inCell && { width: 28, height: 28 })}
            border={!inCell}
            title={listText.more}
            aria-label={text.moreOf(row.id)}
          >
            <DotsThreeIcon size={18} weight="bold" />
          </IconButton>
        </Dropdown>
      )}
      {dialog === 'account' && row.channel.portal && (
        <PortalAccount portal={row.channel.portal} onClose={() => open(null)} />
      )}
      {(dialog === 'edit' || dialog === 'renew') && (
        <PostEditDialog postId={row.id} isRenewal={dialog === 'renew'} onClose={() => open(null)} />
      )}
    </Row>
  );
}

/** What has to be put right first, with the way there. */
function useRepair(row: PostRow, open: (dialog: Dialog) => void) {
  const navigate = useNavigate();
  const found = repairOf(row, useUser().id);
  if (!found) return null;
  const go = () => {
    if (found.at === 'house') void navigate(paths.completeHouse(row.house.id, found.field));
    else open(found.at === 'post' ? 'edit' : 'account');
  };
  return { words: found.words, go };
}

interface MenuOf {
  row: PostRow;
  take: (step: Step) => void;
  onOpen: ((row: PostRow) => void) | undefined;
  onEdit: () => void;
  onRemove: () => void;
  main: Step | null;
  atHouse: boolean;
}

function usePostMenu({ row, take, onOpen, onEdit, onRemove, main, atHouse }: MenuOf): Item[] {
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const size = isPhone ? 18 : 16;
  const step = (name: Step, may: boolean): Item | false =>
    may && { key: name, icon: icons[name], label: text.step[name], onClick: () => take(name) };
  const { link, channel, house, standing } = row;
  const items: (Item | false)[] = [
    onOpen !== undefined && {
      ...{ key: 'details', icon: <InfoIcon size={size} />, label: text.details, onClick: () => onOpen(row) },
    },
    onOpen !== undefined && {
      key: 'history',
      ...{ icon: <ClockCounterClockwiseIcon size={size} />, label: text.history, onClick: () => onOpen(row) },
    },
    step('approve', row.may_approve && main !== 'approve'),
    step('retry', row.may_retry && main !== 'retry'),
    step('markPosted', row.may_mark_posted && main !== 'markPosted'),
    step('update', row.may_update && main !== 'update'),
    step('renew', row.may_renew && main !== 'renew'),
    (row.may_edit || row.may_update) && {
      key: 'edit',
      icon: <PencilSimpleIcon size={size} />,
      label: text.step.edit,
      onClick: onEdit,
    },
    link !== null && {
      ...{ key: 'live', icon: <ArrowSquareOutIcon size={size} />, label: text.openLive(channel.name) },
      onClick: () => void window.open(link, '_blank', 'noopener'),
    },
    house.is_visible &&
      !atHouse && {
        ...{ key: 'house', icon: <HouseLineIcon size={size} />, label: text.openHouse },
        onClick: () => void navigate(paths.house(house.id)),
      },
    standing === 'over' &&
      house.is_visible &&
      !atHouse && {
        ...{ key: 'again', icon: <PlusIcon size={size} />, label: text.postAgain },
        onClick: () => void navigate(paths.postHouse(house.id)),
      },
    mayTake.remove(row) && { key: 'line', type: 'divider' as const },
    mayTake.remove(row) && {
      ...{ key: 'remove', icon: <TrashIcon size={size} />, label: text.step.remove, danger: true },
      onClick: onRemove,
    },
  ];
  return items.filter((item) => item !== false);
}
