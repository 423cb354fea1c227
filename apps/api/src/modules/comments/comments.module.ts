import {
  changeHouseComment,
  deleteHouseComment,
  listCommentsOfNotice,
  listHouseComments,
  listLatestComments,
  listMentionable,
  writeHouseComment,
} from '@toam/contracts/house/house-comment.endpoints';
import type { FastifyInstance } from 'fastify';
import { registerRoute } from '../../http/register-route';
import { changeComment, deleteComment } from './change-comment';
import { findMentionable } from './mentions';
import { readComments, readCommentsOfNotice, readLatestComments } from './read-comments';
import { writeComment } from './write-comment';

/** Comments of colleagues on houses. */
export function commentsModule(app: FastifyInstance): void {
  registerRoute(app, listHouseComments, {
    handler: ({ actor, params, query }) => readComments(actor, params.houseId, query),
  });

  registerRoute(app, listCommentsOfNotice, {
    handler: ({ actor, params, query }) => readCommentsOfNotice(actor, params.notificationId, query),
  });

  registerRoute(app, listLatestComments, { handler: ({ actor, query }) => readLatestComments(actor, query) });

  registerRoute(app, listMentionable, {
    handler: ({ actor, params, query }) => findMentionable(actor, params.houseId, query.search),
  });

  registerRoute(app, writeHouseComment, {
    audit: { action: 'create', noun: 'comment' },
    handler: ({ actor, params, body }) => writeComment(actor, params.houseId, body),
  });

  registerRoute(app, changeHouseComment, {
    audit: { action: 'update', noun: 'comment', record: 'commentId' },
    handler: ({ actor, params, body }) => changeComment(actor, params.houseId, params.commentId, body),
  });

  registerRoute(app, deleteHouseComment, {
    audit: { action: 'delete', noun: 'comment', record: 'commentId' },
    handler: async ({ actor, params }) => {
      await deleteComment(actor, params.houseId, params.commentId);
      return null;
    },
  });
}
