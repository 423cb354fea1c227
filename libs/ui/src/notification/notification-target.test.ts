import { NotificationType } from '@toam/contracts/notification/notification.endpoints';
import { notificationTarget } from './notification-target';

const need = { id: 2207, customer: 'Vũ Thanh Tùng' };
const house = { id: 12, title: 'Nhà phố hẻm xe hơi' };
type Aim = Parameters<typeof notificationTarget>[0];
const about = (differing: Partial<Aim>): Aim => ({
  type: NotificationType.shared,
  house: null,
  needs: [],
  customer: null,
  subject: null,
  ...differing,
});

test.each([
  ['a house', about({ house }), '/house/12'],
  ['a comment', about({ type: NotificationType.commented, house }), '/house/12#comments'],
  [
    'new matches of a need',
    about({ type: NotificationType.requestMatch, needs: [need] }),
    '/request/list?need=2207&tab=suitable',
  ],
  [
    'new matches of several',
    about({ type: NotificationType.requestMatch, needs: [need, { id: 3, customer: 'Lê An' }] }),
    '/request/list',
  ],
  ['matches of needs that are no longer the reader’s', about({ type: NotificationType.requestMatch }), '/request/list'],
  ['a shared need', about({ type: NotificationType.needShared, needs: [need] }), '/request/list?need=2207'],
  [
    'a visit that is due, to the need rather than the house',
    about({ type: NotificationType.visitDue, house, needs: [need] }),
    '/request/list?need=2207&house=12',
  ],
  [
    'a post that failed',
    about({ type: NotificationType.postFailed, subject: { noun: 'post', id: 9 } }),
    '/post/manager?tab=failed&open=9',
  ],
  [
    'a post that ends soon',
    about({ type: NotificationType.postsEnd, subject: { noun: 'post', id: 9 } }),
    '/post/manager?tab=posted&show=endsSoon&open=9',
  ],
  ['several posts that end soon', about({ type: NotificationType.postsEnd }), '/post/manager?tab=posted&show=endsSoon'],
  [
    'one’s share of a recorded deal',
    about({ type: NotificationType.dealRecorded, subject: { noun: 'transaction', id: 31 } }),
    '/bussiness/transaction?tab=detail&open=31',
  ],
  [
    'an answer about a project',
    about({ type: NotificationType.questionAnswered, subject: { noun: 'project', id: 38 } }),
    '/project/38',
  ],
  [
    'a merged customer',
    about({ type: NotificationType.customerMerged, customer: { id: 9, name: 'Lê An' } }),
    '/customer/9',
  ],
  ['a sign-in from a new device', about({ type: NotificationType.newDevice }), '/login-history'],
  ['forms that wait', about({ type: NotificationType.formWaiting }), '/form?tab=waiting'],
  [
    'a form that waits for the reader',
    about({ type: NotificationType.formWaiting, subject: { noun: 'form', id: 31 } }),
    '/form?tab=waiting&open=31',
  ],
  [
    'a decided form of the reader',
    about({ type: NotificationType.formDecided, subject: { noun: 'form', id: 31 } }),
    '/form?open=31',
  ],
  [
    'a decided article',
    about({ type: NotificationType.articleDecided, subject: { noun: 'article', id: 31 } }),
    '/knowledge?article=31',
  ],
  [
    'an article whose day of review has come',
    about({ type: NotificationType.reviewDue, subject: { noun: 'article', id: 31 } }),
    '/knowledge?article=31',
  ],
])('%s has its address', (_what, one, address) => {
  expect(notificationTarget(one)).toBe(address);
});
