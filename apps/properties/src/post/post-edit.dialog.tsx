import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import type { SaveOnce } from '@toam/api-client/use-save';
import { changePost, renewPost } from '@toam/contracts/post/post.endpoints';
import { chosenNews, ownWords, type PostDetail } from '@toam/contracts/post/post.schema';
import { alonhadatNewsText, batdongsanNewsText, postColumnText } from '@toam/contracts/post/post.text';
import { postFieldText } from '@toam/contracts/post/post-preflight.text';
import { postManagerText as text } from './post-manager.text';
import { dayOf } from '@toam/domain/day';
import { fullMoney } from '@toam/domain/money/money-format';
import { batdongsanDays, batdongsanNews, isBatdongsanDays } from '@toam/domain/post/portal';
import { renewedUntil } from '@toam/domain/post/post-end';
import { isUnitCount, totalOf, unitCounts, unitOf } from '@toam/domain/post/post-money';
import { DialogForm } from '@toam/record-form/dialog-form';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useDialogForm } from '@toam/record-form/use-dialog-form';
import { Grid, Modal, ScreenState, Text, toast } from '@toam/ui/core';
import {
  type Choice,
  type Control,
  NumberField,
  SelectField,
  TextArea,
  TextField,
  useEntryForm,
  useWatch,
} from '@toam/ui/form';
import { z } from 'zod';
import { postQueries } from './post.queries';
import { whyNot } from './post-steps';

interface PostEditDialogProps {
  postId: number;
  /** More time is bought for it. */
  isRenewal?: boolean;
  onClose: () => void;
}

interface PostValues {
  title: string;
  text: string;
  address_post: string;
  type_news: 0 | 1 | 2;
  type_news_day: number | null;
  type_news_value: number | null;
  batdongsan_type_news: number;
  batdongsan_type_news_days: number;
}

const { images: _images, ...words } = ownWords;
const postValues = z.object({ ...words, ...chosenNews });

/** Words of a post alone, and what is bought while it is not up yet; or more time for it, of which a renewal has nothing else. */
export default function PostEditDialog({ postId, isRenewal = false, onClose }: PostEditDialogProps) {
  const post = useQuery(postQueries.detail(postId));
  if (post.data) return <EditForm key={postId} post={post.data} isRenewal={isRenewal} onClose={onClose} />;
  return (
    <Modal open title={isRenewal ? text.renewTitle(postId) : text.editTitle(postId)} footer={null} onCancel={onClose}>
      <ScreenState query={post}>{() => null}</ScreenState>
    </Modal>
  );
}

const valuesOf = ({ own, ...post }: PostDetail): PostValues => ({
  ...{ title: own.title ?? '', text: own.text ?? '', address_post: own.address ?? '' },
  ...{ type_news: post.type_news, type_news_day: post.type_news_day, type_news_value: post.type_news_value },
  batdongsan_type_news: post.batdongsan_type_news,
  batdongsan_type_news_days: post.batdongsan_type_news_days,
});

/** What of the news the channel takes; a posted one keeps what was bought. */
function newsFields({ channel }: PostDetail, values: PostValues) {
  const { type_news, type_news_day, type_news_value, batdongsan_type_news, batdongsan_type_news_days } = values;
  if (channel.portal === null) return {};
  if (channel.portal === 'batdongsan')
    return chosenBatdongsan.parse({ batdongsan_type_news, batdongsan_type_news_days });
  const isPaid = unitOf(type_news) !== null;
  return {
    type_news,
    type_news_day: isPaid ? type_news_day : null,
    type_news_value: isPaid ? type_news_value : null,
  };
}
const chosenBatdongsan = postValues.pick({ batdongsan_type_news: true, batdongsan_type_news_days: true });

/** What is sent of the values. */
function sendOf(post: PostDetail, isRenewal: boolean, values: PostValues, once: SaveOnce) {
  const seen = { post_id: post.id, version: post.version };
  const own = { title: values.title, text: values.text, address_post: values.address_post };
  if (isRenewal) return call(renewPost, { body: { ...seen, ...newsFields(post, values) }, ...once });
  if (post.renews) return call(changePost, { body: { type: 'update', ...seen, ...newsFields(post, values) } });
  if (post.state === 'posted') return call(changePost, { body: { type: 'update_post', ...seen, ...own } });
  return call(changePost, { body: { type: 'update', ...seen, ...own, ...newsFields(post, values) } });
}

function EditForm({ post, isRenewal, onClose }: { post: PostDetail; isRenewal: boolean; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useEntryForm<PostValues>(postValues, valuesOf(post));
  const { control } = form;
  const refresh = () => void queries.invalidateQueries({ queryKey: postQueries.all });
  const dialog = useDialogForm({
    ...{ name: `post-${isRenewal ? 'renewal-' : ''}${post.id}`, form, label: isRenewal ? text.step.renew : text.save },
    send: (values, once) => sendOf(post, isRenewal, values, once),
    onSaved: ({ message }) => {
      toast.success(message);
      refresh();
      onClose();
    },
    onFailed: (error) => {
      if (!(error instanceof CallFailed && error.status === 409)) return showSaveFailure(form, error);
      const { message, now } = whyNot(error);
      toast.warning(message, now === undefined ? {} : { description: now });
      // what was typed stays, over what the post is now
      refresh();
    },
  });
  return (
    <DialogForm
      {...dialog}
      title={isRenewal ? text.renewTitle(post.id) : text.editTitle(post.id)}
      width={560}
      isLong
      scope="post"
      onClose={onClose}
    >
      {!isRenewal && !post.renews && <WordFields {...{ control, post }} />}
      {(isRenewal || post.renews) && <RenewedUntil {...{ control, post, isRenewal }} />}
      {(isRenewal || post.state !== 'posted') && <NewsFields {...{ control, post, isRenewal }} />}
    </DialogForm>
  );
}

const WordFields = ({ control, post }: { control: Control<PostValues>; post: PostDetail }) => (
  <>
    <Text size={12} tone="text2">
      {text.editHint}
    </Text>
    <TextField
      {...{ control, name: 'title', label: postFieldText.title, longest: 200, counted: true }}
      placeholder={post.content.title ?? ''}
    />
    <TextArea {...{ control, name: 'text', label: postFieldText.text, longest: 10_000, rows: 5 }} />
    <TextField
      {...{ control, name: 'address_post', label: text.address, longest: 260 }}
      placeholder={post.content.address}
    />
  </>
);

interface NewsFieldsProps {
  control: Control<PostValues>;
  post: PostDetail;
  isRenewal: boolean;
}

const NewsFields = (props: NewsFieldsProps) => (
  <>
    {props.post.channel.portal === 'alonhadat' && <AlonhadatFields {...props} />}
    {props.post.channel.portal === 'batdongsan' && <BatdongsanFields control={props.control} />}
    {props.post.channel.portal && (
      <Text size={12} tone="text2">
        {props.isRenewal ? text.renewApproval : text.editApproval}
      </Text>
    )}
  </>
);

/** Whether the typed days or months may be bought. */
const isCounted = (portal: PostDetail['channel']['portal'], values: PostValues): boolean => {
  if (portal === 'batdongsan') return isBatdongsanDays(values.batdongsan_type_news_days);
  const unit = unitOf(values.type_news);
  return unit !== null && isUnitCount(unit, values.type_news_day);
};

/** Until when it is up now, and would be. */
function RenewedUntil({ control, post, isRenewal }: NewsFieldsProps) {
  const values = useWatch({ control }) as PostValues;
  const before = isRenewal ? post.last_day : (post.renews?.last_day ?? null);
  const { portal } = post.channel;
  const after = before && isCounted(portal, values) ? renewedUntil({ ...values, portal }, before) : null;
  return (
    before && (
      <Text size={13} role="status">
        {text.renewedUntil(before, after)}
      </Text>
    )
  );
}

const kinds = ([0, 1, 2] as const).map((value) => ({ value, label: alonhadatNewsText[value] }));

function AlonhadatFields({ control, post, isRenewal }: NewsFieldsProps) {
  const [type_news, type_news_day, type_news_value] = useWatch({
    control,
    name: ['type_news', 'type_news_day', 'type_news_value'],
  });
  const unit = unitOf(type_news);
  const isWrong = unit !== null && !isUnitCount(unit, type_news_day);
  // a post's prices are those of the day on which it was made, a new renewal's those of today
  const tariffs = useQuery(postQueries.tariffs(isRenewal ? undefined : dayOf(post.created_at)));
  const prices = (tariffs.data ?? [])
    .filter((one) => one.portal === 'alonhadat' && one.unit === unit && one.standing === 'now')
    .map(({ amount, tier }) => ({ value: amount, label: `VIP ${tier} · ${fullMoney(amount)} đ` }));
  return (
    <>
      <SelectField
        {...{ control, name: 'type_news', label: postColumnText.news }}
        choices={isRenewal || post.renews ? kinds.filter(({ value }) => unitOf(value) !== null) : kinds}
      />
      {unit !== null && (
        <Grid columns={['minmax(0, 1fr) minmax(0, 1fr)', 1]} gap={12} rowGap={12}>
          <NumberField
            {...{ control, name: 'type_news_day', label: unit === 'day' ? text.days : text.months, required: true }}
            placeholder={`${unitCounts[unit].min}–${unitCounts[unit].max}`}
          />
          <SelectField
            {...{ control, name: 'type_news_value', label: text.price[unit], choices: prices, required: true }}
            loading={tariffs.isPending}
          />
        </Grid>
      )}
      <Text weight={600} digits>
        {isWrong ? '—' : text.total(fullMoney(totalOf({ type_news, type_news_day, type_news_value })))}
      </Text>
    </>
  );
}

const news = batdongsanNews.map((value): Choice<number> => ({ value, label: batdongsanNewsText[value] }));
const days = [
  ...Array.from({ length: batdongsanDays.max - batdongsanDays.min + 1 }, (_, at) => batdongsanDays.min + at),
  ...batdongsanDays.also,
].map((value) => ({ value, label: String(value) }));

const BatdongsanFields = ({ control }: { control: Control<PostValues> }) => (
  <>
    <Grid columns={['minmax(0, 1fr) minmax(0, 1fr)', 1]} gap={12} rowGap={12}>
      <SelectField {...{ control, name: 'batdongsan_type_news', label: postColumnText.news, choices: news }} />
      <SelectField {...{ control, name: 'batdongsan_type_news_days', label: text.days, choices: days }} />
    </Grid>
  </>
);
