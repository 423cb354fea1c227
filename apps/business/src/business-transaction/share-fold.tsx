import { dealFormText as text } from './deal-form.text';
import { dealTypeText } from '@toam/contracts/deal/deal.text';
import { fullMoney } from '@toam/domain/money/money-format';
import { useQuery } from '@tanstack/react-query';
import { staffQueries } from '@toam/pickers/staff/staff.queries';
import { Avatar, Button, Cell, PlainButton, Stack, StatusTag, Text } from '@toam/ui/core';
import { FormGrid } from '@toam/ui/form';
import { CaretDownIcon, CaretUpIcon, TrashIcon } from '@toam/ui/icons';
import {
  ShareCode,
  ShareFee,
  type ShareFieldsProps,
  ShareNote,
  ShareParties,
  ShareRate,
  ShareStatusField,
} from './share-line';

interface ShareFoldProps extends ShareFieldsProps {
  isOpen: boolean;
  onToggle: () => void;
  isCancelled: boolean;
  onRemove: (() => void) | undefined;
  whyNot: string | undefined;
}

const percent = (rate: number | null): string | false =>
  rate !== null && !Number.isNaN(rate) && `${rate.toLocaleString('vi-VN', { maximumFractionDigits: 3 })}%`;

/** A person of the deal on a phone: one line that opens into the fields. Mockup 24. */
export function ShareFold({ isOpen, onToggle, isCancelled, onRemove, whyNot, ...line }: ShareFoldProps) {
  const { share, at, offer } = line;
  const { data: name } = useQuery({ ...staffQueries.name(share.user_id ?? 0), enabled: share.user_id !== null });
  const who = name ?? text.shareOf(at + 1);
  const facts = [
    share.transactionType && dealTypeText[share.transactionType],
    percent(share.brokerageRate),
    share.transactionCode,
  ];
  const Caret = isOpen ? CaretUpIcon : CaretDownIcon;
  return (
    <Stack as="section" edge="bottomSoft" aria-label={text.shareOf(at + 1)} role="group">
      <PlainButton gap={12} width="100%" minHeight={64} aria-expanded={isOpen} onClick={onToggle}>
        <Avatar id={share.user_id ?? 0} name={who} size={32} decorative />
        <Cell textAlign="start">
          <Text size={14} weight={500} ellipsis>
            {who}
          </Text>
          <Text size={12} tone="text2" ellipsis>
            {isOpen ? name && text.shareOf(at + 1) : facts.filter(Boolean).join(' · ')}
          </Text>
        </Cell>
        {!isOpen && share.brokerageFeeUser !== null && !Number.isNaN(share.brokerageFeeUser) && (
          <Stack align="end">
            <Text className="num" weight={600}>
              {fullMoney(share.brokerageFeeUser)}
            </Text>
            {share.brokerageFeeUser === offer.fee && (
              <Text size={12} tone="text3">
                {text.asSuggested.toLowerCase()}
              </Text>
            )}
          </Stack>
        )}
        <Caret size={14} />
      </PlainButton>
      {isOpen && (
        <Stack gap={12} padY={8}>
          {isCancelled && (
            <span>
              <StatusTag tone="error">{text.cancelledShare}</StatusTag>
            </span>
          )}
          <FormGrid>
            <ShareParties {...line} />
            <ShareRate {...line} />
            <ShareFee {...line} />
            <ShareCode {...line} />
            <ShareStatusField {...line} />
          </FormGrid>
          <ShareNote {...line} />
          {(onRemove ?? whyNot) && (
            <Button danger type="text" icon={<TrashIcon size={16} />} disabled={!onRemove} onClick={onRemove}>
              {whyNot ?? text.removeShare(at + 1)}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
