import { blogListText, blogText } from '@toam/contracts/blog/blog.text';
import { customerPageText } from './customer/customer-page.text';
import { customerText } from '@toam/contracts/customer/customer.text';
import { needFormText } from './need-form/need-form.text';
import { importScreenText } from './customer/customer-import-screen.text';
import { contactListText } from '@toam/contracts/contact/contact.text';
import { knowledgeBoardText, knowledgeFormText } from './knowledge/knowledge-screen.text';
import { needListText } from './need/need-list.text';
import { projectFormText, projectListText, projectPageText } from './project/project-screens.text';
import { lazyPage } from '@toam/platform/lazy-page';
import { Moved } from '@toam/platform/moved';
import { handleOf } from '@toam/platform/remote';
import type { RouteObject } from 'react-router-dom';
import { paths } from './paths';

/**
 * Specification 2 §2, D15, D16. People can open their own and shared customers and needs by link (D19), so only lists
 * have a rule.
 */
export const routes: RouteObject[] = [
  { path: 'customer', element: <Moved to={paths.customers} /> },
  // The modals open over the list. People with the menu entry see all customers in it, everybody else only their own.
  {
    lazy: lazyPage(() => import('./customer-list/customer-list.screen')),
    children: [
      { path: 'customer/list', element: null, ...handleOf(customerText.listTitle, 'brokerage') },
      {
        path: 'customer/new',
        lazy: lazyPage(() => import('./customer-form/customer-create.screen')),
        ...handleOf(customerText.createTitle, 'brokerage'),
      },
      {
        path: 'customer/edit/:customerId',
        lazy: lazyPage(() => import('./customer-form/customer-edit.screen')),
        ...handleOf(customerText.updateTitle, 'brokerage'),
      },
    ],
  },
  {
    path: 'customer/:customerId',
    lazy: lazyPage(() => import('./customer-page/customer-page.screen')),
    ...handleOf(customerPageText.title, 'brokerage'),
  },
  {
    path: 'customer/import',
    lazy: lazyPage(() => import('./customer-import/customer-import.screen')),
    ...handleOf(importScreenText.title, 'brokerage'),
  },
  {
    path: 'customer/import/:importId',
    lazy: lazyPage(() => import('./customer-import/customer-import.screen')),
    ...handleOf(importScreenText.title, 'brokerage'),
  },
  // A house's agent sees the requests about their own houses. A notification leads them here without the menu entry.
  {
    path: 'customer-contacts',
    lazy: lazyPage(() => import('./contact-list/contact-list.screen')),
    ...handleOf(contactListText.title, 'brokerage'),
  },
  { path: 'request', element: <Moved to={paths.needs} /> },
  // A notification may lead people here without the menu entry. They see their own and shared needs.
  {
    path: 'request/list',
    lazy: lazyPage(() => import('./need-list/need-list.screen')),
    ...handleOf(needListText.title, 'brokerage'),
  },
  {
    path: 'request/new',
    lazy: lazyPage(() => import('./need-form/need-create.screen')),
    ...handleOf(needFormText.createTitle, 'brokerage'),
  },
  {
    path: 'request/edit/:requestId',
    lazy: lazyPage(() => import('./need-form/need-edit.screen')),
    ...handleOf(needFormText.editTitle, 'brokerage'),
  },
  { path: 'project', element: <Moved to={paths.projects} /> },
  {
    path: 'project/list',
    lazy: lazyPage(() => import('./project-list/project-list.screen')),
    ...handleOf(projectListText.title, 'projects'),
  },
  {
    path: 'project/new',
    lazy: lazyPage(() => import('./project-form/project-create.screen')),
    ...handleOf(projectFormText.createTitle, 'editProjects'),
  },
  {
    path: 'project/edit/:projectId',
    // Without a rule: an open form stays when the right to edit is lost.
    lazy: lazyPage(() => import('./project-form/project-edit.screen')),
    ...handleOf(projectFormText.editTitle),
  },
  // Answers help every agent: a project is read by its link, and from the palette. C2
  {
    path: 'project/:projectId',
    lazy: lazyPage(() => import('./project-page/project-page.screen')),
    ...handleOf(projectPageText.title),
  },
  { path: 'blog', element: <Moved to={paths.blogs} /> },
  {
    path: 'blog/list',
    lazy: lazyPage(() => import('./blog-list/blog-list.screen')),
    ...handleOf(blogListText.title, 'news'),
  },
  {
    path: 'blog/new',
    lazy: lazyPage(() => import('./blog-form/blog-create.screen')),
    ...handleOf(blogText.createTitle, 'news'),
  },
  {
    path: 'blog/edit/:blogId',
    lazy: lazyPage(() => import('./blog-form/blog-edit.screen')),
    ...handleOf(blogText.editTitle, 'news'),
  },
  {
    path: 'blog/:blogId',
    lazy: lazyPage(() => import('./blog-page/blog-page.screen')),
    ...handleOf(blogListText.title, 'news'),
  },
  {
    path: 'knowledge',
    lazy: lazyPage(() => import('./knowledge-board/knowledge-board.screen')),
    ...handleOf(knowledgeBoardText.title, 'signedIn'),
  },
  {
    path: 'knowledge/new',
    lazy: lazyPage(() => import('./knowledge-form/article-create.screen')),
    ...handleOf(knowledgeFormText.createTitle, 'signedIn'),
  },
  {
    path: 'knowledge/edit/:articleId',
    lazy: lazyPage(() => import('./knowledge-form/article-edit.screen')),
    ...handleOf(knowledgeFormText.editTitle, 'signedIn'),
  },
];
