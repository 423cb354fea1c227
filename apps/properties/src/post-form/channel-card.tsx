import { portalText } from '@toam/contracts/portal/portal.text';
import { postText, tariffUnitText } from '@toam/contracts/post/post.text';
import { fullMoney } from '@toam/domain/money/money-format';
import { moneyInWords } from '@toam/domain/money/money-words';
import { isBatdongsanDays } from '@toam/domain/post/portal';
import { lastDayOf } from '@toam/domain/post/post-end';
import { choiceFaults, totalOf, unitOf } from '@toam/domain/post/post-money';
import { Button, Card, Cell, Row, Stack, Text } from '@toam/ui/core';
import { Switch, useWatch, type Control, type EntryForm } from '@toam/ui/form';
import { KeyIcon } from '@toam/ui/icons';
import { Link } from 'react-router-dom';
import { postFormText as text } from '../post/post-form.text';
import { paths } from '../paths';
import { ChannelLetter, PostStateTag } from '../post/post-signs';
import { AlonhadatFields, BatdongsanFields } from './news-fields';
import * as css from './post-form.module.css';
import { blockOf, type PostGround, type PostValues, type StartChannel } from './post-form.values';

interface ChannelCardProps {
  form: EntryForm<PostValues>;
  ground: PostGround;
  one: StartChannel;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onEnterAccount: () => void;
}

const underName = ({ channel, account }: StartChannel): string => {
  if (channel.portal === null) return text.manual;
  return account === null ? text.noAccount : text.account(account);
};

/** A channel with what is bought there, and what that costs. Mockup 37. */
export function ChannelCard({ form, ground, one, isChosen, onChoose, onEnterAccount }: ChannelCardProps) {
  const { channel } = one;
  const block = blockOf(one);
  const fieldsOf = {
    alonhadat: <AlonhadatFields form={form} ground={ground} />,
    batdongsan: <BatdongsanFields form={form} />,
  };
  return (
    <Card as="section" className={css.card} padX={0} padY={0} aria-label={channel.name}>
      <Row gap={10} padX={14} padY={12}>
        <ChannelLetter name={channel.name} />
        <Cell>
          <Text as="h3" size={14} weight={600} ellipsis>
            {channel.name}
          </Text>
          <Text as="p" size={12} tone="text2" ellipsis>
            {underName(one)}
          </Text>
        </Cell>
        <Switch
          checked={isChosen && block === null}
          disabled={block !== null}
          onChange={onChoose}
          aria-label={text.post(channel.name)}
        />
      </Row>
      {block !== null && <Blocked one={one} onEnterAccount={onEnterAccount} />}
      {block === null && isChosen && channel.portal === null && (
        <Text as="p" size={13} tone="text2" padX={14} padY={10}>
          {text.manualNote}
        </Text>
      )}
      {block === null && isChosen && channel.portal && (
        <>
          <Stack gap={14} padX={14} padY={12} className={css.fields}>
            {fieldsOf[channel.portal]}
          </Stack>
          {channel.portal === 'alonhadat' ? (
            <AlonhadatTotal control={form.control} ground={ground} />
          ) : (
            <BatdongsanTotal control={form.control} ground={ground} />
          )}
        </>
      )}
    </Card>
  );
}

/** Why the channel can't be chosen, and the way out. */
function Blocked({ one: { channel, mark, ...one }, onEnterAccount }: Pick<ChannelCardProps, 'one' | 'onEnterAccount'>) {
  const block = blockOf({ channel, mark, ...one });
  if (block === 'account' && channel.portal)
    return (
      <Stack gap={8} padX={20} padY={20} align="center" textAlign="center" flex={1}>
        <KeyIcon size={24} />
        <Text as="p" size={13} weight={600}>
          {postText.accountMissing(channel.portal)}
        </Text>
        <Text as="p" size={13} tone="text2">
          {text.accountNote}
        </Text>
        <Button onClick={onEnterAccount} aria-label={`${text.enterAccount} ${portalText.title[channel.portal]}`}>
          {text.enterAccount}
        </Button>
      </Stack>
    );
  return (
    <Stack gap={8} padX={14} padY={10} align="start">
      <Text as="p" size={13} tone="text2">
        {block === 'there' ? text.thereIs : postText.channelOff(channel.name)}
      </Text>
      {block === 'there' && mark && (
        <Row gap={10}>
          <PostStateTag standing={mark.standing} />
          <Link to={paths.post(mark.post_id)}>{text.openPost}</Link>
        </Row>
      )}
    </Stack>
  );
}

interface TotalProps {
  control: Control<PostValues>;
  ground: PostGround;
}

function AlonhadatTotal({ control, ground }: TotalProps) {
  const [type_news, type_news_day, type_news_value] = useWatch({
    control,
    name: ['type_news', 'type_news_day', 'type_news_value'],
  });
  const choice = { type_news, type_news_day, type_news_value };
  const unit = unitOf(type_news);
  const isWrong = Object.keys(choiceFaults(choice, ground.tariffs, ground.today)).length > 0;
  if (isWrong) return <Total amount="—" lines={[]} />;
  const total = totalOf(choice);
  const term = { portal: 'alonhadat' as const, ...choice, batdongsan_type_news_days: 0 };
  const lastDay = lastDayOf(term, ground.today);
  const bought = `${type_news_day} ${unit && tariffUnitText[unit]} × ${fullMoney(type_news_value ?? 0)}`;
  return (
    <Total
      amount={`${fullMoney(total)} đ`}
      lines={[...(total > 0 ? [moneyInWords(total)] : []), lastDay === null ? text.noEnd : text.until(bought, lastDay)]}
    />
  );
}

function BatdongsanTotal({ control, ground }: TotalProps) {
  const days = useWatch({ control, name: 'batdongsan_type_news_days' });
  const isWhole = days !== null && isBatdongsanDays(days);
  const term = { portal: 'batdongsan' as const, type_news: 0, type_news_day: null };
  const lastDay = isWhole ? lastDayOf({ ...term, batdongsan_type_news_days: days }, ground.today) : null;
  return (
    <Total
      amount={text.noPrice}
      isQuiet
      lines={[text.noPriceNote, ...(lastDay ? [text.until(`${days} ngày`, lastDay)] : [])]}
    />
  );
}

/** The sum of a channel, said as soon as it changes. */
const Total = ({ amount, lines, isQuiet }: { amount: string; lines: string[]; isQuiet?: boolean }) => (
  <Row gap={12} padX={14} padY={12} align="start" justify="between" edge="topSoft" background="layout" role="status">
    <Text size={13} tone="text2">
      {text.total}
    </Text>
    <Stack align="end" textAlign="end">
      <Text size={isQuiet ? 14 : 20} weight={600} tone={isQuiet ? 'text2' : 'text'} digits>
        {amount}
      </Text>
      {lines.map((line) => (
        <Text key={line} size={12} tone="text2">
          {line}
        </Text>
      ))}
    </Stack>
  </Row>
);
