import {
  createVisitorToken,
  markVisitorRead as markReadEndpoint,
  openVisitorChat as openEndpoint,
  readVisitorChat as readEndpoint,
  readVisitorConfig as configEndpoint,
  readVisitorImage as imageEndpoint,
  sendVisitorMessage as sendEndpoint,
  uploadVisitorImage as uploadEndpoint,
} from '@toam/contracts/chat/visitor-chat.endpoints';
import { chatText } from '@toam/contracts/chat/chat.text';
import { mediaText } from '@toam/contracts/media/media.text';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env';
import { signedFor } from '../../files/sign';
import { HttpError } from '../../http/http-error';
import { registerRoute } from '../../http/register-route';
import { imageReply, readImages } from '../media/media.reads';
import { type ChatTokens, storeOf } from './chat-tokens';
import {
  markVisitorRead,
  readVisitorChat,
  sendVisitorMessage,
  storeVisitorImage,
  visitorImagePath,
} from './visitor-messages';
import { openVisitorChat, signInAgain, visitorOf } from './visitor-session';
import { findVisitor, isImageShownToVisitor } from './visitor.queries';

const own = { none: 'a conversation is its own record' };

/** The customer's side. A token in a header stands for the visitor. D100. */
export function registerVisitors(
  app: FastifyInstance,
  { CHAT_HOTLINE: phone, CHAT_HOTLINE_HOURS: hours }: Pick<Env, 'CHAT_HOTLINE' | 'CHAT_HOTLINE_HOURS'>,
  tokens: ChatTokens | undefined,
): void {
  registerRoute(app, configEndpoint, {
    handler: () => ({
      ...storeOf(tokens),
      hotline: phone ? { phone, hours: hours ?? null } : null,
    }),
  });

  registerRoute(app, openEndpoint, {
    audit: { action: 'create', noun: 'chat' },
    handler: ({ body, request }) => openVisitorChat(body, request.ip, tokens),
  });

  registerRoute(app, createVisitorToken, {
    audit: own,
    handler: async ({ request }) => {
      if (!tokens) throw new HttpError('invalid', chatText.noStoreToken);
      return { token: await signInAgain(await visitorOf(request), tokens) };
    },
  });

  registerRoute(app, readEndpoint, {
    handler: async ({ query, request }) => readVisitorChat(await visitorOf(request), query),
  });

  registerRoute(app, sendEndpoint, {
    audit: own,
    handler: async ({ body, request }) => {
      // nobody would read it: the console reads Firestore
      if (tokens) throw new HttpError('forbidden', chatText.keptElsewhere);
      return sendVisitorMessage(await visitorOf(request), body);
    },
  });

  registerRoute(app, uploadEndpoint, {
    audit: own,
    handler: async ({ file, request }) => storeVisitorImage(await visitorOf(request), file),
  });

  registerRoute(app, markReadEndpoint, {
    audit: own,
    handler: async ({ body, request }) => {
      await markVisitorRead(await visitorOf(request), body.until);
      return null;
    },
  });

  registerRoute(app, imageEndpoint, {
    handler: async ({ params: { id, variant }, query }) => {
      const visitorId = signedFor(visitorImagePath(id, variant), query);
      const visitor = visitorId === null ? undefined : await findVisitor({ id: visitorId });
      const image = (await readImages([id])).get(id);
      if (!visitor || !image || !(await isImageShownToVisitor(visitor, id)))
        throw new HttpError('forbidden', mediaText.linkExpired);
      return imageReply(image.key, variant);
    },
  });
}
