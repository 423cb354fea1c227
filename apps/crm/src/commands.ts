import { call } from '@toam/api-client/call';
import { listBlogs } from '@toam/contracts/blog/blog.endpoints';
import { listCustomerNames } from '@toam/contracts/customer/customer.endpoints';
import { readKnowledge } from '@toam/contracts/knowledge/knowledge.endpoints';
import { listRequests } from '@toam/contracts/need/need.endpoints';
import { findInProjects } from '@toam/contracts/project/find-in-projects.endpoints';
import { isFullPhone } from '@toam/domain/phone';
import { phoneText } from '@toam/pickers/customer/customer.queries';
import { budgetText } from '@toam/pickers/need/need-labels';
import type { CommandSource } from '@toam/platform/slots';
import { paths } from './paths';

// What the ⌘K palette finds here: slot `command`. A text's place is where the words of the search matched.

/** Leaves room for the other sources. */
const size = 5;

/**
 * Customers by name or number among those that the person may see. Numbers appear as in lists. A search by the whole number can also
 * find somebody else's customer. The person cannot open that page, so it is left out (D24, D47).
 */
export const findCustomers: CommandSource = async (search, signal) => {
  const { list } = await call(listCustomerNames, { query: { search, size } }, signal);
  return list
    .filter(({ may_open }) => may_open)
    .map((customer) => ({
      id: String(customer.id),
      title: customer.name,
      detail: [phoneText(customer.phone_number), customer.user].filter(Boolean).join(' · '),
      to: paths.customer(customer.id),
      icon: 'users',
      exact: isFullPhone(search),
    }));
};

/** Needs that the person may see, by code, customer or place, without accents (D47). */
export const findNeeds: CommandSource = async (query, signal) => {
  // People write the code as "#2207".
  const search = query.replace(/^#(?=\d+$)/, '');
  const { list } = await call(listRequests, { query: { search, size } }, signal);
  return list.map((need) => ({
    id: String(need.id),
    title: need.customer.name,
    detail: [`#${need.id}`, budgetText(need), need.place].filter(Boolean).join(' · '),
    to: paths.need(need.id),
    icon: 'target',
  }));
};

/** Projects by name, address and text, and questions about them: four of each. Everybody reads both by link (C2). */
export const findProjects: CommandSource = async (search, signal) => {
  const { projects, questions } = await call(findInProjects, { query: { search, size: 4 } }, signal);
  return [
    ...projects.map(({ id, name, found }) => ({
      id: String(id),
      title: name,
      detail: `#${id}`,
      ...(found !== null && { place: found }),
      to: paths.project(id, search),
      icon: 'crane',
    })),
    ...questions.map(({ id, project, content, answer, found }) => ({
      id: `question-${id}`,
      title: content,
      detail: project.name,
      ...((found ?? answer) && { place: found ?? answer ?? '' }),
      to: paths.question(id, project.id),
      icon: 'chat',
    })),
  ];
};

/** Posted articles by words of their title and text. */
export const findArticles: CommandSource = async (search, signal) => {
  const found = await call(readKnowledge, { query: { search, size } }, signal);
  // without an id the answer is a page
  if (!('list' in found)) return [];
  return found.list.map(({ id, title, type_name, found: place, cover }) => ({
    id: String(id),
    title,
    detail: type_name,
    ...(place !== null && { place }),
    to: paths.article(id, search),
    icon: 'book',
    image: cover?.thumbnail ?? null,
  }));
};

/** News by words of its title and text. */
export const findBlogs: CommandSource = async (search, signal) => {
  const { list } = await call(listBlogs, { query: { search, size } }, signal);
  return list.map(({ id, title, blogType, found, cover }) => ({
    id: String(id),
    title,
    detail: blogType,
    ...(found !== null && { place: found }),
    to: paths.blog(id, search),
    icon: 'newspaper',
    image: cover.thumbnail,
  }));
};
