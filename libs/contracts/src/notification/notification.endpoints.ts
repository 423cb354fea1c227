import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam } from '@toam/contracts/field';
import { epochSeconds, pageOf, pageQuery } from '@toam/contracts/page';
import { staffName } from '@toam/contracts/user/user';

/**
 * What a notification is about. 1–4: specification 2 §3; from 10 on: D70.
 */
export const NotificationType = {
  created: 1,
  shared: 2,
  assigned: 3,
  commented: 4,
  requestMatch: 10,
  approvalDecided: 11,
  formWaiting: 12,
  formDecided: 13,
  articleDecided: 14,
  mention: 15,
  replied: 16,
  contacted: 17,
  visitDue: 18,
  needShared: 19,
  customerMerged: 20,
  newDevice: 21,
  handedOver: 22,
  /** Somebody saw the numbers of unusually many customers; for super admins. D107. */
  manyReveals: 23,
  /** A post of theirs is not up, not changed or not down. C14. */
  postFailed: 24,
  /** A share of a recorded deal is theirs. B16. */
  dealRecorded: 25,
  /** Somebody whom the reader leads will be away, or will not be after all. D114. */
  staffAway: 26,
  /** A paper of their share, or the share itself, was deleted. D118. */
  ledgerRemoved: 27,
  /** Their question about a project has an answer. D16; brief 4 calls it 23, which is taken. */
  questionAnswered: 28,
  /** An article that they keep is to be looked at again. C15; brief 4 calls it 27. */
  reviewDue: 29,
  /** Posts of theirs end in a few days. Several are told together. */
  postsEnd: 30,
} as const;
export type NotificationType = (typeof NotificationType)[keyof typeof NotificationType];

/** Records that a notification leads to, beside houses, needs and customers. C14. */
const notificationSubjects = ['form', 'transaction', 'project', 'article', 'post'] as const;
export type NotificationSubject = (typeof notificationSubjects)[number];

export const notification = z.object({
  id: z.number().int(),
  /** 0 unread, 1 read. */
  status: z.union([z.literal(0), z.literal(1)]),
  type: z.number().int(),
  created_at: epochSeconds,
  /** Who caused it; null for the system. */
  user: staffName.pick({ id: true, name: true, avatar: true }).nullable(),
  house: z.object({ id: z.number().int(), title: z.string() }).nullable(),
  /**
   * Needs of the notification, each with its customer's name, without needs that the reader may no longer see. One need
   * opens `/request/list?need={id}`; a digest of several opens the list.
   */
  needs: z.array(z.object({ id: z.number().int(), customer: z.string() })),
  /** The customer of the notification; null if the reader may not see them. */
  customer: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** Another record that it is about. */
  subject: z.object({ noun: z.enum(notificationSubjects), id: z.number().int() }).nullable(),
  /** What happened, read after the actor's name ('đã duyệt …', 'không duyệt …: lý do'). Null: the text of the type is used. */
  detail: z.string().nullable(),
});
export type Notification = z.output<typeof notification>;

/** Newest first. `unread` is the bell's count. `status` 0 leaves out read notifications. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/notification/all',
  summary: 'My notifications and how many are unread',
  access: 'signedIn',
  query: pageQuery(10).extend({
    status: z.coerce
      .number()
      .pipe(z.union([z.literal(0), z.literal(1)]))
      .optional(),
  }),
  example: { query: { page: 1, size: 10, status: 0 } },
  data: pageOf(notification).extend({ unread: z.number().int() }),
});

export const seeNotification = endpoint({
  method: 'POST',
  path: '/notification/seen/:notificationId',
  summary: 'Mark one of my notifications read',
  access: 'signedIn',
  params: z.object({ notificationId: idParam }),
  example: { params: { notificationId: 1 } },
  data: z.null(),
});

export const seeAllNotifications = endpoint({
  method: 'POST',
  path: '/notification/seen-all',
  summary: 'Mark all my notifications read',
  access: 'signedIn',
  data: z.null(),
});
