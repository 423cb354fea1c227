import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChatHouse, ChatMessage } from '@toam/contracts/chat/chat.schema';
import { createdAt, moment, searchText, updatedAt } from '../../db/columns';
import { houses } from '../houses/house.schema';
import { images } from '../media/media.schema';
import { users } from '../users/user.schema';

/**
 * A customer who chats. A number has one main conversation, and a thread for each further device that typed it, until a colleague joins
 * it: a typed number is no proof (D120). The lease is in the row, which every write locks. Brief 7 §3.
 */
export const chatConversations = pgTable(
  'chat_conversations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What the audit of shown numbers calls it (D107): a small number that tells nothing. */
    reveal_id: integer('reveal_id').notNull().generatedAlwaysAsIdentity(),
    /** Normalised (D55). */
    phone: text('phone').notNull(),
    /** Of a thread: the main conversation of its number. Null: it is the main one. */
    main_id: uuid('main_id').references((): AnyPgColumn => chatConversations.id),
    /** When a colleague said that the thread's device is the customer's: its messages are in the main conversation since then. */
    joined_at: moment('joined_at'),
    /** Which device of the number began it, from 1. */
    device: smallint('device').notNull().default(1),
    /** Threads that were joined to it. A page that read it before reads it anew. */
    joins: smallint('joins').notNull().default(0),
    /** As the customer typed it first. */
    phone_shown: text('phone_shown').notNull(),
    name: text('name').notNull(),
    sex: text('sex').notNull().$type<'men' | 'women'>(),
    /** 1 open, 0 locked. */
    status: smallint('status').notNull().default(1).$type<0 | 1>(),
    supporter_id: integer('supporter_id').references(() => users.id),
    start_support: moment('start_support'),
    last_message_at: moment('last_message_at'),
    /** The newest message of a person, for the list. */
    last_message_id: bigint('last_message_id', { mode: 'number' }),
    /** 0: the supporter has not seen everything. */
    read: smallint('read').notNull().default(1).$type<0 | 1>(),
    /** Messages of the customer that nobody has seen. */
    unread: integer('unread').notNull().default(0),
    /** The last word is the customer's, and nobody said that it needs no answer. D119. */
    waiting: boolean('waiting').notNull().default(false),
    version: integer('version').notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
    search: searchText('search', 'name'),
  },
  (chat) => [
    uniqueIndex('chat_conversations_main')
      .on(chat.phone)
      .where(sql`main_id is null`),
    index('chat_conversations_phone').on(chat.phone),
    index('chat_conversations_threads')
      .on(chat.main_id)
      .where(sql`main_id is not null`),
    uniqueIndex('chat_conversations_reveal').on(chat.reveal_id),
    index('chat_conversations_newest').on(chat.last_message_at.desc().nullsLast(), chat.id),
    index('chat_conversations_supporter')
      .on(chat.supporter_id)
      .where(sql`supporter_id is not null`),
    index('chat_conversations_unread')
      .on(chat.id)
      .where(sql`unread > 0`),
    index('chat_conversations_waiting')
      .on(chat.last_message_at.desc().nullsLast(), chat.id)
      .where(sql`waiting`),
    index('chat_conversations_search').using('gin', sql`${chat.search} gin_trgm_ops`),
    check('chat_conversations_sex', sql`${chat.sex} in ('men', 'women')`),
    check('chat_conversations_joined', sql`${chat.joined_at} is null or ${chat.main_id} is not null`),
    check('chat_conversations_locked', sql`${chat.status} = 1 or ${chat.supporter_id} is null`),
  ],
);

/** What a card shows. Addresses are made for whoever reads it. */
export type SentHouse = Pick<ChatHouse, 'title' | 'price' | 'facts' | 'place'> & { slug: string };

/** Messages, a row for each text, picture or event. Ids increase within a conversation, because its row is locked. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversation_id: uuid('conversation_id')
      .notNull()
      .references(() => chatConversations.id),
    /** The thread in which it was written, if that was joined to this conversation later. */
    thread_id: uuid('thread_id').references(() => chatConversations.id),
    owner: text('owner').notNull().$type<'staff' | 'client' | 'event'>(),
    /** The session that wrote it, and the number of its device. */
    visitor_id: integer('visitor_id').references((): AnyPgColumn => chatVisitors.id),
    device: smallint('device'),
    /** The colleague who wrote it, or of whom an event tells. */
    user_id: integer('user_id').references(() => users.id),
    text: text('text'),
    /** A picture that was sent, or the first one of the house. */
    image_id: integer('image_id').references(() => images.id),
    /** A house of the website, shown to the customer as a card: what it was when it was sent. */
    house_id: integer('house_id').references(() => houses.id),
    house: jsonb('house').$type<SentHouse>(),
    /** Chosen by the sender's page, with the place of a picture among those that were sent together. */
    client_key: uuid('client_key'),
    client_part: smallint('client_part').notNull().default(0),
    status: text('status').notNull().default('Chưa xem').$type<ChatMessage['status']>(),
    name: text('name').notNull(),
    created_at: createdAt(),
  },
  (message) => [
    index('chat_messages_conversation').on(message.conversation_id, message.id),
    uniqueIndex('chat_messages_key').on(message.conversation_id, message.client_key, message.client_part),
    index('chat_messages_image')
      .on(message.image_id)
      .where(sql`image_id is not null`),
    index('chat_messages_house')
      .on(message.conversation_id, message.house_id)
      .where(sql`house_id is not null`),
    index('chat_messages_thread')
      .on(message.thread_id, message.id)
      .where(sql`thread_id is not null`),
    index('chat_messages_visitor')
      .on(message.visitor_id, message.created_at)
      .where(sql`visitor_id is not null`),
    // answer times of a period
    index('chat_messages_moment')
      .on(message.created_at, message.conversation_id, message.id, message.owner)
      .where(sql`owner <> 'event'`),
    check(
      'chat_messages_content',
      sql`num_nonnulls(${message.text}, coalesce(${message.house_id}, ${message.image_id})) = 1
        and (${message.house_id} is null) = (${message.house} is null)`,
    ),
    check('chat_messages_owner', sql`${message.owner} in ('staff', 'client', 'event')`),
    check('chat_messages_status', sql`${message.status} in ('Chưa xem', 'Đã xem')`),
  ],
);

/** Sessions of visitors, each a device. It sees its own thread, and of the conversation it was joined to what followed. T9, D120. */
export const chatVisitors = pgTable(
  'chat_visitors',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    token_hash: text('token_hash').notNull(),
    conversation_id: uuid('conversation_id')
      .notNull()
      .references(() => chatConversations.id),
    since_message_id: bigint('since_message_id', { mode: 'number' }).notNull(),
    /** Its own thread, and when that was joined to the conversation. */
    thread_id: uuid('thread_id').references(() => chatConversations.id),
    joined_at: moment('joined_at'),
    device: smallint('device').notNull().default(1),
    /** A digest of the address, for the limits; never shown. */
    network: text('network').notNull(),
    created_at: createdAt(),
    last_seen_at: moment('last_seen_at').notNull().defaultNow(),
    revoked_at: moment('revoked_at'),
  },
  (visitor) => [
    uniqueIndex('chat_visitors_token').on(visitor.token_hash),
    index('chat_visitors_network').on(visitor.network, visitor.created_at),
    index('chat_visitors_conversation').on(visitor.conversation_id, visitor.created_at),
  ],
);

/** Pictures that visitors uploaded and may send. A stranger has no staff account to own them. */
export const chatUploads = pgTable(
  'chat_uploads',
  {
    image_id: integer('image_id')
      .primaryKey()
      .references(() => images.id, { onDelete: 'cascade' }),
    conversation_id: uuid('conversation_id')
      .notNull()
      .references(() => chatConversations.id),
    visitor_id: integer('visitor_id').references(() => chatVisitors.id),
    network: text('network').notNull(),
    created_at: createdAt(),
  },
  (upload) => [
    index('chat_uploads_visitor').on(upload.visitor_id, upload.created_at),
    index('chat_uploads_conversation').on(upload.conversation_id, upload.created_at),
    index('chat_uploads_network').on(upload.network, upload.created_at),
  ],
);

/** Texts that colleagues send often. */
export const chatQuickReplies = pgTable(
  'chat_quick_replies',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Whose it is; null: the company's. */
    user_id: integer('user_id').references(() => users.id),
    /** Small letters, without '/'. */
    shortcut: text('shortcut').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Its place among those of the same owner, from 0. */
    position: integer('position').notNull(),
    version: integer('version').notNull().default(1),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (reply) => [
    uniqueIndex('chat_quick_replies_shortcut').on(sql`coalesce(${reply.user_id}, 0)`, reply.shortcut),
    index('chat_quick_replies_owner').on(reply.user_id, reply.position),
  ],
);

export type QuickReplyRow = typeof chatQuickReplies.$inferSelect;
export type ChatConversation = typeof chatConversations.$inferSelect;
export type ChatMessageRow = typeof chatMessages.$inferSelect;
export type ChatVisitor = typeof chatVisitors.$inferSelect;
