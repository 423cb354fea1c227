import type { FastifyInstance } from 'fastify';
import type { Env } from '../env';
import { accumulationsModule } from './accumulations/accumulations';
import { auditModule } from './audit/audit';
import { authModule } from './auth/auth';
import { blogsModule } from './blogs/blogs';
import { businessModule } from './business/business';
import { chatModule } from './chat/chat';
import { checkinsModule } from './checkins/checkins';
import { clientErrorsModule } from './client-errors/client-errors';
import { commentsModule } from './comments/comments';
import { contactsModule } from './contacts/contacts';
import { customerPageModule } from './customer-page/customer-page';
import { createCustomer } from './customers/saving/create-customer';
import { customerImportModule } from './customer-import/customer-import';
import { customersModule } from './customers/customers';
import { dashboardModule } from './dashboard/dashboard';
import { dealImportModule } from './deal-import/deal-import';
import { dealsModule } from './deals/deals';
import { deletionsModule } from './deletions/deletions';
import { draftsModule } from './drafts/drafts';
import { exportsModule } from './exports/exports';
import { formTypesModule } from './form-types/form-types';
import { formsModule } from './forms/forms';
import { historyModule } from './history/history';
import { holidaysModule } from './holidays/holidays';
import { housesModule } from './houses/houses';
import { knowledgeModule } from './knowledge/knowledge';
import { loginTrackingModule } from './login-tracking/login-tracking';
import { mapModule } from './map/map';
import { mediaModule } from './media/media';
import { optionsModule } from './options/options';
import { notificationsModule } from './notifications/notifications';
import { registerReferences } from './references';
import { recommendationsModule } from './matches/matches';
import { postsModule } from './posts/posts';
import { projectPagesModule } from './project-pages/project-pages';
import { releasesModule } from './releases/releases';
import { requestsModule } from './needs/needs';
import { savedViewsModule } from './saved-views/saved-views';
import { tagsModule } from './houses/tags/tags';
import { targetsModule } from './targets/targets';
import { usersModule } from './users/users';
import { zaloModule } from './zalo/zalo';

/** A module of the API: mounts the endpoints of one noun. The database is open before it is called. */
type Module = (app: FastifyInstance, env: Env) => void | Promise<void>;

/** Every module of the API. */
export const modules: Module[] = [
  registerReferences,
  authModule,
  usersModule,
  loginTrackingModule,
  notificationsModule,
  clientErrorsModule,
  releasesModule,
  mediaModule,
  mapModule,
  optionsModule,
  formTypesModule,
  holidaysModule,
  formsModule,
  checkinsModule,
  accumulationsModule,
  targetsModule,
  dealsModule,
  dealImportModule,
  businessModule,
  customersModule,
  customerImportModule,
  housesModule,
  projectPagesModule,
  blogsModule,
  knowledgeModule,
  postsModule,
  requestsModule,
  recommendationsModule,
  contactsModule(createCustomer),
  chatModule,
  customerPageModule,
  commentsModule,
  tagsModule,
  draftsModule,
  savedViewsModule,
  zaloModule,
  historyModule,
  exportsModule,
  auditModule,
  deletionsModule,
  dashboardModule,
];
