import type { Actor } from '@toam/domain/actor';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { users } from '../modules/users/user.schema';

/** The columns that access rules need. Every request reads its session, so it reads only these columns of the user. */
export const actorColumns = {
  id: users.id,
  role: users.role,
  job_position: users.job_position,
  create_product_permission: users.create_product_permission,
  update_product_permission: users.update_product_permission,
  chat_permission: users.chat_permission,
  customer_permission: users.customer_permission,
  request_permission: users.request_permission,
  project_permission: users.project_permission,
  news_permission: users.news_permission,
  employment_diagram_permission: users.employment_diagram_permission,
  bussiness_permission: users.bussiness_permission,
  minimum_price: users.minimum_price,
  maximum_price: users.maximum_price,
  project: users.project,
  province: users.province,
} satisfies Record<keyof Actor, AnyPgColumn>;
