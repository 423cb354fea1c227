import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { useSave } from '@toam/api-client/use-save';
import { changePost } from '@toam/contracts/post/post.endpoints';
import { chosenNews, ownWords, type PostDetail } from '@toam/contracts/post/post.schema';
import { alonhadatNewsText, batdongsanNewsText, postColumnText } from '@toam/contracts/texts/post';
import { postFieldText } from '@toam/contracts/texts/post-preflight';
import { postManagerText as text } from '@toam/contracts/texts/post-manager';
import { dayOf } from '@toam/domain/day';
import { fullMoney } from '@toam/domain/money/money-format';
import { batdongsanDays, batdongsanNews } from '@toam/domain/post/portal';
import { totalOf, unitCounts, unitOf } from '@toam/domain/post/post-money';
import { DialogForm } from '@toam/record-form/dialog-form';
import { useSavedTyping } from '@toam/record-form/draft/typing-store';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { Modal, Row, ScreenState, Text, toast } from '@toam/ui/core';
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

/** Words of a post alone, and what is bought while it is not up yet. */
export default function PostEditDialog({ postId, onClose }: PostEditDialogProps) {
  const post = useQuery(postQueries.detail(postId));
  if (post.data) return <EditForm key={postId} post={post.data} onClose={onClose} />;
  return (
    <Modal open title={text.editTitle(postId)} footer={null} onCancel={onClose}>
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
function newsFields({ channel, state }: PostDetail, values: PostValues) {
  const { type_news, type_news_day, type_news_value, batdongsan_type_news, batdongsan_type_news_days } = values;
  if (state === 'posted' || channel.portal === null) return {};
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

function EditForm({ post, onClose }: { post: PostDetail; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useEntryForm<PostValues>(postValues, valuesOf(post));
  const typed = useSavedTyping(`post-${post.id}`, form);
  const { control } = form;
  const refresh = () => void queries.invalidateQueries({ queryKey: postQueries.all });
  const save = useSave({
    send: (values: PostValues) => {
      const seen = { post_id: post.id, version: post.version };
      const own = { title: values.title, text: values.text, address_post: values.address_post };
      if (post.state === 'posted') return call(changePost, { body: { type: 'update_post', ...seen, ...own } });
      return call(changePost, { body: { type: 'update', ...seen, ...own, ...newsFields(post, values) } });
    },
    onSuccess: ({ message }) => {
      typed.drop();
      toast.success(message);
      refresh();
      onClose();
    },
    onError: (error) => {
      if (!(error instanceof CallFailed && error.status === 409)) return showSaveFailure(form, error);
      const { message, now } = whyNot(error);
      toast.warning(message, now === undefined ? {} : { description: now });
      // what was typed stays, over what the post is now
      refresh();
    },
  });
  return (
    <DialogForm
      title={text.editTitle(post.id)}
      width={560}
      isLong
      scope="post"
      kept={{ typed }}
      save={{
        label: text.save,
        isPending: save.isPending,
        send: form.handleSubmit((values) => save.mutate(values)),
      }}
      onClose={onClose}
    >
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
      {post.state !== 'posted' && post.channel.portal === 'alonhadat' && <AlonhadatFields {...{ control, post }} />}
      {post.state !== 'posted' && post.channel.portal === 'batdongsan' && <BatdongsanFields control={control} />}
    </DialogForm>
  );
}

const kinds = ([0, 1, 2] as const).map((value) => ({ value, label: alonhadatNewsText[value] }));

function AlonhadatFields({ control, post }: { control: Control<PostValues>; post: PostDetail }) {
  const [type_news, type_news_day, type_news_value] = useWatch({
    control,
    name: ['type_news', 'type_news_day', 'type_news_value'],
  });
  const unit = unitOf(type_news);
  // the prices of the day on which it was made count
  const tariffs = useQuery(postQueries.tariffs(dayOf(post.created_at)));
  const prices = (tariffs.data ?? [])
    .filter((one) => one.portal === 'alonhadat' && one.unit === unit && one.standing === 'now')
    .map(({ amount, tier }) => ({ value: amount, label: `VIP ${tier} · ${fullMoney(amount)} đ` }));
  return (
    <>
      <SelectField {...{ control, name: 'type_news', label: postColumnText.news, choices: kinds }} />
      {unit !== null && (
        <Row gap={12} align="start" phone="stack">
          <NumberField
            {...{ control, name: 'type_news_day', label: unit === 'day' ? text.days : text.months, required: true }}
            placeholder={`${unitCounts[unit].min}–${unitCounts[unit].max}`}
          />
          <SelectField
            {...{ control, name: 'type_news_value', label: text.price[unit], choices: prices, required: true }}
            loading={tariffs.isPending}
          />
        </Row>
      )}
      <Text weight={600} digits>
        {text.total(fullMoney(totalOf({ type_news, type_news_day, type_news_value })))}
      </Text>
      <Text size={12} tone="text2">
        {text.editApproval}
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
    <Row gap={12} align="start" phone="stack">
      <SelectField {...{ control, name: 'batdongsan_type_news', label: postColumnText.news, choices: news }} />
      <SelectField {...{ control, name: 'batdongsan_type_news_days', label: text.days, choices: days }} />
    </Row>
    <Text size={12} tone="text2">
      {text.editApproval}
    </Text>
  </>
);
