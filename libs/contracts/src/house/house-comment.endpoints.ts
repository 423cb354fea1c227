import { CommentStatus, longestComment } from '@toam/domain/house/house-community';
import { visibleText } from '@toam/domain/visible-text';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, recordId, searchLine } from '@toam/contracts/field';
import { image } from '@toam/contracts/media/image.schema';
import { epochSeconds, pageOf, pageQuery } from '@toam/contracts/page';
import { commentText } from './comment.text';
import { jobPosition } from '@toam/contracts/user/user';
import { person } from '@toam/contracts/person';

const id = z.number().int();
const status = z.union([z.literal(CommentStatus.visible), z.literal(CommentStatus.hidden)]);

const comment = z.object({
  id,
  house_id: id,
  parent_comment_id: id.nullable(),
  /** Plain text with a `mentionToken` for each mentioned person. Show it through `commentParts`. */
  content: z.string(),
  /** People in the content's tokens who are known. */
  mentions: z.array(person),
  image: image.nullable(),
  user: person,
  /** 1: hidden. Only its author and admins get it (D42). */
  status,
  /** The text was edited. */
  edited: z.boolean(),
  created_at: epochSeconds,
});
export type HouseReply = z.output<typeof comment>;

/** A comment with its replies, oldest first; one level deep (D49). Specification 1 §3. */
const houseComment = comment.extend({ repliedComments: z.array(comment) });
export type HouseComment = z.output<typeof houseComment>;

/** `count`: comments and replies that are visible to everybody, like the house's `comments_count`. */
const houseCommentPage = pageOf(houseComment).extend({ count: id });
export type HouseCommentPage = z.output<typeof houseCommentPage>;

const ofHouse = z.object({ houseId: idParam });
const ofComment = ofHouse.extend({ commentId: idParam });

const content = z
  .string()
  .transform(visibleText)
  .pipe(z.string().max(longestComment, `Tối đa ${longestComment} ký tự`));

/** Newest threads first. */
export const listHouseComments = endpoint({
  method: 'GET',
  path: '/house/:houseId/comment',
  summary: 'Comments of a house with their replies, newest first',
  access: 'signedIn',
  params: ofHouse,
  query: pageQuery(10),
  example: { params: { houseId: 1 }, query: { page: 1, size: 10 } },
  data: houseCommentPage,
});

/** The same for the house of one of my notifications. D70. */
export const listCommentsOfNotice = endpoint({
  method: 'GET',
  path: '/notification/:notificationId/comment',
  summary: 'Comments of the house that one of my notifications is about',
  access: 'signedIn',
  params: z.object({ notificationId: idParam }),
  query: pageQuery(10),
  example: { params: { notificationId: 1 }, query: { page: 1, size: 10 } },
  data: houseCommentPage,
});

/** Comments and replies together, newest first. */
export const listLatestComments = endpoint({
  method: 'GET',
  path: '/house/comments',
  summary: 'The latest comments on all houses that the viewer may see',
  access: 'signedIn',
  query: pageQuery(10),
  example: { query: { page: 1, size: 10 } },
  data: pageOf(comment.extend({ house: z.object({ id, title: z.string().nullable(), address: z.string() }) })),
});

/**
 * `image` is the id of a picture that the author uploaded. A reply to a reply belongs to the same comment (D49).
 * `client_key` is new for each comment and stays the same over retries, so a repeated call creates one comment.
 */
export const writeHouseComment = endpoint({
  method: 'POST',
  once: true,
  path: '/house/:houseId/comment',
  summary: 'Comments on a house or answers a comment',
  access: 'brokerage',
  params: ofHouse,
  body: z
    .object({
      content: content.default(''),
      image: recordId.nullish(),
      parent_comment_id: recordId.nullish(),
      client_key: z.string().min(8).max(64).optional(),
    })
    .refine(({ content: words, image: picture }) => words !== '' || picture != null, {
      message: commentText.required,
      path: ['content'],
    }),
  example: {
    params: { houseId: 1 },
    body: { content: 'Nhà còn không @[7]?', image: null, parent_comment_id: null, client_key: 'mot-y-dinh-1' },
  },
  data: comment,
});

/** Absent: unchanged. `image` null removes the picture; another id replaces it. */
export const changeHouseComment = endpoint({
  method: 'PUT',
  path: '/house/:houseId/comment/:commentId',
  summary: 'Hides or shows a comment, or changes its words',
  access: 'brokerage',
  params: ofComment,
  body: z.object({ status: status.optional(), content: content.optional(), image: z.null().optional() }),
  example: { params: { houseId: 1, commentId: 1 }, body: { status: 1, content: 'Chủ bớt 150 triệu', image: null } },
  data: comment,
});

export const deleteHouseComment = endpoint({
  method: 'DELETE',
  path: '/house/:houseId/comment/:commentId',
  summary: 'Deletes a comment of one’s own, its replies with it',
  access: 'brokerage',
  params: ofComment,
  example: { params: { houseId: 1, commentId: 1 } },
  data: z.null(),
});

/** At most `maxOffered`, by name, without the caller. Search ignores case and accents. */
export const listMentionable = endpoint({
  method: 'GET',
  path: '/house/:houseId/mention',
  summary: 'Colleagues who may see the house, to be mentioned in a comment',
  access: 'brokerage',
  params: ofHouse,
  query: z.object({ search: searchLine() }),
  example: { params: { houseId: 1 }, query: { search: 'nguyễn' } },
  data: z.array(person.extend({ job_position: jobPosition })),
});
export type Mentionable = z.output<typeof listMentionable.data>[number];

/** The most colleagues that the picker offers at once. */
export const maxOffered = 8;
