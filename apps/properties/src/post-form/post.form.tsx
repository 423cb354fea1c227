import { useQueryClient } from '@tanstack/react-query';
import { call } from '@toam/api-client/call';
import { CallFailed } from '@toam/api-client/call-failed';
import { useSave } from '@toam/api-client/use-save';
import { useUser } from '@toam/auth/session';
import { draftNameOf } from '@toam/contracts/draft/draft-forms';
import { createPosts } from '@toam/contracts/post/post.endpoints';
import type { PostRow, PostHouse } from '@toam/contracts/post/post.schema';
import type { Portal } from '@toam/domain/post/portal';
import { canApprovePost } from '@toam/domain/post/post-access';
import { useLeaveForm } from '@toam/platform/way-back';
import { FormPage } from '@toam/record-form/form-page';
import { showSaveFailure } from '@toam/record-form/show-save-failure';
import { useDraftedForm } from '@toam/record-form/use-drafted-form';
import { Bar, Grid, Stack, Text, toast, Button, Price, Row } from '@toam/ui/core';
import {
  FieldError,
  fieldId,
  FormNotice,
  useField,
  useWatch,
  type Control,
  type EntryForm,
  ImageOrderField,
  TextArea,
  TextField,
} from '@toam/ui/form';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { housePrice } from '@toam/domain/house/house-price';
import { Photo } from '@toam/ui/list';
import type { ShownImage } from '@toam/domain/record/field';
import { postFormText as text } from '../post/post-form.text';
import { paths } from '../paths';
import PortalAccountDialog from '../post/portal-account.dialog';
import { postQueries } from '../post/post.queries';
import { SandboxNote } from '../post/post-signs';
import { ChannelCard } from './channel-card';
import * as css from './post-form.module.css';
import {
  beginPost,
  costOf,
  newPosts,
  postSchemaOf,
  type PostGround,
  type PostValues,
  type PostStart,
} from './post-form.values';
import { PlannerCard } from './planner-card';
import { PreflightCard } from './preflight-card';

/** The post that is in the way: a colleague was faster. C8 */
interface InTheWay {
  message: string;
  post: PostRow;
}

function inTheWay(error: Error): InTheWay | null {
  if (!(error instanceof CallFailed) || error.status !== 409) return null;
  const post = error.current as PostRow | undefined;
  return post ? { message: error.message, post } : null;
}

/** The house that is posted. Mockup 37. */
function PostedHouse({ house }: { house: PostHouse }) {
  const navigate = useNavigate();
  return (
    <Stack gap={4}>
      <Row className={css.cover} radius={10} overflow="hidden" relative>
        <Photo src={house.images[0]?.main} seed={house.id} width="100%" height="100%" round={0} />
        <Row as="span" className={css.coverTools}>
          <Button size="small" onClick={() => void navigate(paths.newPost)}>
            {text.changeHouse}
          </Button>
        </Row>
      </Row>
      <Row justify="between" gap={8} align="baseline">
        {house.into_money ? <Price {...housePrice(house.into_money, house.purpose)} size={20} /> : <span />}
        <Link to={paths.house(house.id)}>{text.code(house.id)}</Link>
      </Row>
      <Text as="p" size={14} weight={500} breaks>
        {house.title ?? text.noTitle}
      </Text>
      <Text as="p" size={12} tone="text2" breaks>
        {house.address}
      </Text>
    </Stack>
  );
}

/** What both portals take at most; the rules of each say more (portal-rules.ts). */
const longest = { title: 99, text: 3000, address: 260 };

/** Title, text, address and pictures of this post alone. The house keeps its own. */
function WordsSection({ form, start }: { form: EntryForm<PostValues>; start: PostStart }) {
  const { control, setValue } = form;
  const images = useWatch({ control, name: 'images' });
  const own = beginPost(start).images;
  return (
    <Stack gap={12}>
      <Stack>
        <Text as="h2" size={14} weight={600}>
          {text.words}
        </Text>
        <Text as="p" size={12} tone="text2">
          {text.wordsNote}
        </Text>
      </Stack>
      <TextArea control={control} name="title" label={text.postTitle} longest={longest.title} rows={2} required />
      <TextArea control={control} name="text" label={text.text} longest={longest.text} rows={7} required />
      <TextField control={control} name="address_post" label={text.address} longest={longest.address} required />
      <Stack gap={6}>
        <Row justify="between" gap={8}>
          <Text size={13} tone="text2">
            {text.images}
          </Text>
          <Text size={12} tone="text2" role="status">
            {text.imageCount(images.length)}
          </Text>
        </Row>
        <ImageOrderField<PostValues, ShownImage> control={control} name="images" label={text.images} />
        <Text size={12} tone="text2">
          {own.length === 0 ? text.noImages : text.imagesNote}
        </Text>
        {images.length < own.length && (
          <Row>
            <Button
              size="small"
              onClick={() => setValue('images', own, { shouldDirty: true, shouldTouch: true, shouldValidate: true })}
            >
              {text.allImages}
            </Button>
          </Row>
        )}
      </Stack>
    </Stack>
  );
}

/** A house's new posts: on all chosen channels or on none. Mockups 37, 37b. */
export function PostForm({ ground }: { ground: PostGround }) {
  const { start } = ground;
  const isAdmin = canApprovePost(useUser());
  const queries = useQueryClient();
  const navigate = useNavigate();
  const back = useLeaveForm(paths.posts);
  const [taken, setTaken] = useState<InTheWay | null>(null);
  const schema = useMemo(() => postSchemaOf(ground), [ground]);
  const { form, draft, release } = useDraftedForm<PostValues>({
    ...{ name: draftNameOf('post', 'house', start.house.id), schema },
    begin: { version: 0, values: beginPost(start) },
  });
  useEffect(() => {
    // an account was stored, or a colleague was faster: what was refused may be right now
    const wrong = Object.keys(form.formState.errors) as (keyof PostValues)[];
    if (wrong.length > 0) void form.trigger(wrong);
  }, [form, schema]);
  const create = useSave({
    draft: draft.saved,
    send: (values: PostValues, once) => call(createPosts, { body: newPosts(values, ground), ...once }),
    onSuccess: ({ message }) => {
      release();
      void queries.invalidateQueries({ queryKey: postQueries.all });
      toast.success(message);
      void navigate(paths.waitingPosts, { replace: true });
    },
    onError: (error) => {
      const found = inTheWay(error);
      setTaken(found);
      // its channel can't be chosen any more
      if (found) void queries.invalidateQueries({ queryKey: postQueries.all });
      else showSaveFailure(form, error);
    },
  });
  const posts = useWatch({ control: form.control, name: 'channel_ids' }).length;
  return (
    <FormPage
      {...{ form, draft, schema }}
      title={text.title}
      isWide
      saving={{
        ...{ isPending: create.isPending, back, label: text.send(posts, isAdmin) },
        save: () => create.mutate(form.getValues()),
      }}
      pinned={<Sum control={form.control} ground={ground} />}
    >
      <Stack gap={16} padY={16}>
        <SandboxNote gateway={start.gateway} />
        {taken && (
          <FormNotice
            type="warning"
            title={taken.message}
            action={<Link to={paths.post(taken.post.id)}>{text.thereAlready}</Link>}
          />
        )}
        <Grid columns={['300px minmax(0, 1fr)', 1]} gap={20} rowGap={20}>
          <Stack gap={16}>
            <PostedHouse house={start.house} />
            <WordsSection form={form} start={start} />
          </Stack>
          <Stack gap={16}>
            <Channels form={form} ground={ground} />
            <PreflightCard control={form.control} ground={ground} />
            <PlannerCard form={form} ground={ground} />
          </Stack>
        </Grid>
      </Stack>
    </FormPage>
  );
}

/** Where it is posted, and what is bought there. */
function Channels({ form, ground }: { form: EntryForm<PostValues>; ground: PostGround }) {
  const field = useField<PostValues, number[]>({ control: form.control, name: 'channel_ids' });
  const [account, setAccount] = useState<{ id: number; portal: Portal } | null>(null);
  const choose = (id: number, isChosen: boolean) => {
    const others = field.value.filter((one) => one !== id);
    field.change(isChosen ? [...others, id] : others);
    field.leave();
  };
  return (
    <Stack gap={8} data-field={fieldId('channel_ids')}>
      {field.error && <FieldError>{field.error}</FieldError>}
      <Grid className={css.channels} gap={12} align="start">
        {ground.start.channels.map((one) => (
          <ChannelCard
            key={one.channel.id}
            {...{ form, ground, one }}
            isChosen={field.value.includes(one.channel.id)}
            onChoose={(isChosen) => choose(one.channel.id, isChosen)}
            onEnterAccount={() => one.channel.portal && setAccount({ id: one.channel.id, portal: one.channel.portal })}
          />
        ))}
      </Grid>
      {account && (
        <PortalAccountDialog
          portal={account.portal}
          onSaved={() => choose(account.id, true)}
          onClose={() => setAccount(null)}
        />
      )}
    </Stack>
  );
}

/** How many posts, and what they cost together. */
function Sum({ control, ground }: { control: Control<PostValues>; ground: PostGround }) {
  const values = useWatch({ control }) as PostValues;
  const { posts, total, hasUnpriced } = costOf(values, ground);
  return (
    <Bar justify="end" padX={[24, 16]} padY={8} edge="top" background="layout" role="status">
      <Text size={13} weight={600} digits>
        {text.sum(posts, Number.isFinite(total) ? total : 0, hasUnpriced)}
      </Text>
    </Bar>
  );
}
