import { anActor, anAdmin } from '@toam/domain/an-actor';
import { Role } from '@toam/domain/actor';
import { canActOnPost, firstStateOf } from './post-access';
import { isLiving, maxTries, minutesUntilTry, postStates, postSteps, type PostStep, stepFrom } from './post-life';
import { shownStateOf } from './shown-post-state';

const steps = [...new Set(postStates.flatMap((state) => Object.keys(postSteps[state]) as PostStep[]))];
const to = (state: (typeof postStates)[number], kind: 'portal' | 'manual') =>
  Object.fromEntries(
    steps.flatMap((step) => {
      const found = stepFrom(state, step, kind);
      return found ? [[step, `${found.to} by ${found.by}`]] : [];
    }),
  );

test('the life of a post on a portal, each state with all that may become of it', () => {
  expect(postStates.map((state) => [state, to(state, 'portal')])).toEqual([
    ['waitingApproval', { approve: 'waiting by admin', edit: 'waitingApproval by person', drop: 'removed by person' }],
    [
      'waiting',
      {
        ...{ send: 'posting by job', edit: 'waiting by person', askAgain: 'waitingApproval by person' },
        ...{
          refuse: 'failed by job',
          drop: 'removed by person',
          takeDown: 'waiting by person',
          gone: 'removed by job',
        },
      },
    ],
    [
      'posting',
      {
        ...{ succeed: 'posted by job', renew: 'renewed by job', postpone: 'waiting by job', refuse: 'failed by job' },
        ...{ takeDown: 'posting by person', gone: 'removed by job' },
      },
    ],
    [
      'posted',
      {
        ...{ update: 'posted by person', takeDown: 'posted by person', gone: 'removed by job' },
        ...{ drop: 'removed by person' },
      },
    ],
    [
      'failed',
      {
        ...{ retry: 'waiting by person', edit: 'waiting by person', askAgain: 'waitingApproval by person' },
        ...{ drop: 'removed by person', takeDown: 'failed by person', gone: 'removed by job' },
      },
    ],
    ['removed', {}],
    ['renewed', {}],
  ]);
});

test('a manual channel is marked by hand and never sent', () => {
  expect(stepFrom('waiting', 'markPosted', 'manual')?.to).toBe('posted');
  expect(stepFrom('waiting', 'markPosted', 'portal')).toBeNull();
  expect(stepFrom('waiting', 'send', 'manual')).toBeNull();
  expect(stepFrom('posted', 'update', 'manual')).toBeNull();
});

test('one living post per house and channel: what failed or was removed is none', () => {
  expect(postStates.filter(isLiving)).toEqual(['waitingApproval', 'waiting', 'posting', 'posted']);
});

test('five further tries, after 1, 2, 4, 8 and 16 minutes', () => {
  expect([1, 2, 3, 4, 5, 6].map(minutesUntilTry)).toEqual([1, 2, 4, 8, 16, null]);
  expect(maxTries).toBe(6);
});

test('admins and marketers act on every post, others on their own; only admins need no approval', () => {
  const marketer = anActor({ id: 6, role: Role.marketer });
  const staff = anActor({ id: 7, chat_permission: 1 });
  expect([anAdmin({ id: 2 }), marketer, staff].map((actor) => canActOnPost(actor, { user_id: 8 }))).toEqual([
    true,
    true,
    false,
  ]);
  expect(canActOnPost(staff, { user_id: 7 })).toBe(true);
  expect([anAdmin({ id: 2 }), marketer, staff].map(firstStateOf)).toEqual([
    'waiting',
    'waitingApproval',
    'waitingApproval',
  ]);
});

test('what people read of a posted one: its end, a change under way, that it is being taken down', () => {
  const posted = {
    ...({ state: 'posted', update_status: 1, is_trying: true, is_leaving: false } as const),
    last_day: '2026-11-26',
  };
  const standing = (values: object, today = '2026-11-20') => shownStateOf({ ...posted, ...values }, today);
  expect(standing({})).toBe('posted');
  expect(standing({}, '2026-11-24')).toBe('endsSoon');
  expect(standing({}, '2026-11-27')).toBe('over');
  expect(standing({ update_status: 0 })).toBe('updating');
  expect(standing({ update_status: 0, is_trying: false })).toBe('posted');
  expect(standing({ is_leaving: true, update_status: 0 }, '2026-11-27')).toBe('takingDown');
  expect(standing({ state: 'failed', update_status: 0 })).toBe('failed');
  expect(standing({ state: 'removed', is_leaving: true })).toBe('removed');
});
