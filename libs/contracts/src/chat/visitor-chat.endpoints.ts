import { isVisible } from '@toam/domain/chat/visible-text';
import { z } from 'zod';
import { endpoint } from '@toam/contracts/endpoint';
import { idParam, recordId, requiredLine } from '@toam/contracts/field';
import { addressSignature } from '@toam/contracts/media/image.schema';
import { visitorPhone } from '@toam/contracts/phone-number';
import { chatLabel, chatText } from './chat.text';
import { commonText } from '@toam/contracts/texts/common';
import { messageText } from './chat.endpoints';
import { chatMoment, chatSex, visitorChat, visitorMessage } from './chat.schema';
import { chatStoreKind, firebaseConfig } from './firebase.schema';
import { type VisitorConfig, visitorPaths, type VisitorSession } from './visitor-wire';

const access = 'public';
const name = requiredLine(chatLabel.name).refine(isVisible, commonText.requiredField(chatLabel.name));
const phoneNumber = visitorPhone(chatLabel.phone_number);

export const readVisitorConfig = endpoint({
  method: 'GET',
  path: visitorPaths.config,
  summary:
    'What the visitor’s page must know before it opens: the store, and the number to call when a conversation is locked',
  access,
  data: z.object({
    store: chatStoreKind,
    hotline: z.object({ phone: z.string(), hours: z.string().nullable() }).nullable(),
    /** Where the store is, if it is Firestore. */
    firebase: firebaseConfig.optional(),
  }) satisfies z.ZodType<VisitorConfig>,
});

/** D100. The answer is the same for known and unknown numbers. T9. */
export const openVisitorChat = endpoint({
  method: 'POST',
  path: visitorPaths.session,
  summary: 'A visitor begins to chat: their token sees only what follows',
  access,
  limited: true,
  body: z.object({
    name,
    sex: chatSex,
    phone_number: phoneNumber,
    /** Only programs fill it in. */
    website: z.string().max(200).optional(),
  }),
  example: { body: { name: 'Nguyễn Minh', sex: 'men', phone_number: '0903618274' } },
  data: z.object({
    token: z.string(),
    now: chatMoment,
    /** Signs the visitor in to the store, if it is Firestore. */
    firebase: z.object({ token: z.string(), config: firebaseConfig }).optional(),
  }) satisfies z.ZodType<VisitorSession>,
});

/** The visitor comes back: the store takes a custom token for a few minutes only. */
export const createVisitorToken = endpoint({
  method: 'POST',
  path: visitorPaths.token,
  summary: 'Signs a visitor in to the Firestore store again, as long as their session is valid',
  access,
  data: z.object({ token: z.string() }),
});

export const readVisitorChat = endpoint({
  method: 'GET',
  path: visitorPaths.message,
  summary: 'The newest messages of the visitor’s conversation since their session began, or those before or after one',
  access,
  query: z.object({
    before: z.coerce.number().int().min(0).optional(),
    after: z.coerce.number().int().min(0).optional(),
  }),
  example: { query: { after: 0 } },
  data: visitorChat,
});

export const sendVisitorMessage = endpoint({
  method: 'POST',
  path: visitorPaths.message,
  summary: 'The visitor writes a text or sends a picture',
  access,
  limited: true,
  body: z
    .object({ text: messageText.optional(), image_id: recordId.optional(), client_key: z.uuid() })
    .refine(({ text, image_id }) => (text === undefined) !== (image_id === undefined), {
      message: chatText.oneContent,
      path: ['text'],
    }),
  example: { body: { text: 'Nhà này còn không ạ?', client_key: '00000000-0000-4000-8000-000000000003' } },
  data: visitorMessage,
});

/** Part `image`. */
export const uploadVisitorImage = endpoint({
  method: 'POST',
  path: visitorPaths.image,
  summary: 'Stores a picture that the visitor is about to send',
  access,
  limited: true,
  bodyKind: 'upload',
  body: z.object({}),
  data: z.object({ id: z.number().int(), thumbnail: z.string() }),
});

export const markVisitorRead = endpoint({
  method: 'POST',
  path: visitorPaths.read,
  summary: 'The visitor has seen the staff’s messages up to one',
  access,
  body: z.object({ until: z.number().int().min(0) }),
  example: { body: { until: 12 } },
  data: z.null(),
});

/** The signature names the visitor's session, which must be valid still. */
export const readVisitorImage = endpoint({
  method: 'GET',
  path: '/public/chat/image/:id/:variant',
  summary: 'The bytes of a picture of the visitor’s conversation',
  access,
  params: z.object({ id: idParam, variant: z.enum(['main', 'thumbnail']) }),
  query: addressSignature,
  example: { params: { id: 1, variant: 'thumbnail' }, query: {} },
  replyKind: 'file',
  fileType: 'image/webp',
  data: z.null(),
});
