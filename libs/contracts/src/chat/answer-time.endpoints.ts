import { dayStart } from '@toam/domain/day';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam } from '@toam/contracts/field';
import { person } from '@toam/contracts/person';
import { recordDay } from '@toam/contracts/moment';
import { pageOf, pageQuery } from '@toam/contracts/page';
import { answerTimeText } from './chat.text';
import { chatMoment } from './chat.schema';

const access = 'admin';
const day = recordDay();

/** Days in Asia/Ho_Chi_Minh, both included. */
const period = { from: day, to: day, /** One colleague who answered. */ user_id: idParam.optional() };
/** Days of the longest period: a year, of which 200,000 messages are told within the limit of a statement. */
export const longestAnswerTimes = 366;

const isInOrder = ({ from, to }: { from: string; to: string }) =>
  from <= to && dayStart(to) - dayStart(from) < longestAnswerTimes * 86_400;
const outOfOrder = { message: answerTimeText.period, path: ['to'] };

/** Seconds, of the middle one and of the slowest tenth's beginning; null without any. */
const spread = z.object({ count: z.number().int(), median: z.number().nullable(), p90: z.number().nullable() });

/**
 * A customer's turn begins with their first message after an answer, and ends with the next answer. It belongs to the day on which
 * it began, and to the colleague who answered.
 */
const figures = {
  /** Conversations with an answered turn. */
  answered: z.number().int(),
  /** The first turn of a conversation on its day. */
  first: spread,
  /** Every turn. */
  waits: spread,
  /** Conversations whose last turn nobody has answered. */
  unanswered: z.number().int(),
};

const answerTimes = z.object(figures);
export type AnswerTimes = z.output<typeof answerTimes>;

export const readAnswerTimes = endpoint({
  method: 'GET',
  path: '/chat/answer-times',
  summary: 'How fast colleagues answer customers, by day and by colleague',
  access,
  query: z.object(period).refine(isInOrder, outOfOrder),
  example: { query: { from: '2026-11-01', to: '2026-11-30' } },
  data: z.object({
    total: answerTimes,
    days: z.array(answerTimes.extend({ day })),
    people: z.array(answerTimes.extend({ user: person })),
  }),
});

export const answerFigures = ['answered', 'first', 'waits', 'unanswered'] as const;
export type AnswerFigure = (typeof answerFigures)[number];

/** What a figure counts: turns of `first` and `waits`, else conversations with their first such turn. */
const answeredTurn = z.object({
  /** Id of the conversation. */
  uuid: z.uuid(),
  name: z.string(),
  /** '0000000000' for viewers who may not see it. */
  phoneNumber: z.string(),
  /** When the turn began. */
  asked: chatMoment,
  answered: chatMoment.nullable(),
  /** The customer's wait. */
  seconds: z.number().nullable(),
  user: person.nullable(),
});
export type AnsweredTurn = z.output<typeof answeredTurn>;

export const listAnsweredTurns = endpoint({
  method: 'GET',
  path: '/chat/answer-times/conversations',
  summary: 'The conversations or turns that a figure of the answer times counts, the slowest first',
  access,
  query: pageQuery(20)
    .extend({ ...period, figure: z.enum(answerFigures) })
    .refine(isInOrder, outOfOrder),
  example: { query: { from: '2026-11-01', to: '2026-11-30', figure: 'waits' } },
  data: pageOf(answeredTurn),
});
