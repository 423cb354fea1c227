import type { Actor } from '@toam/domain/actor';
import { anActor, anAdmin } from '@toam/domain/an-actor';
import {
  type HouseStand,
  type HouseStep,
  type HouseStepName,
  isShareWaiting,
  mayTakeStep,
  needsCompleteHouse,
  resetRejections,
  type TransitionOutcome,
  stepsWanted,
  transition,
  type WantedStand,
} from './house-transition';

const aStand = (part: Partial<HouseStand> = {}): HouseStand => ({
  public: 0,
  public_approval: 0,
  web: 0,
  status: 0,
  web_requested: false,
  reject_public_condition: null,
  reject_web_condition: null,
  reason_stop_selling: null,
  ...part,
});

const changes = (part: Partial<HouseStand>): TransitionOutcome => ({ changes: part });
const nothing = changes({});
const waiting = aStand({ public: 1 });
const approved = aStand({ public: 1, public_approval: 1 });
const rejected = aStand({ public: 1, reject_public_condition: 'Thiếu sổ' });
const onWeb = aStand({ public: 1, public_approval: 1, web: 1 });
const askedForWeb = aStand({ web_requested: true });
const stopped = aStand({ public: 1, public_approval: 1, status: 1, reason_stop_selling: 'Đã bán' });

const table: [string, HouseStand, HouseStep, TransitionOutcome][] = [
  ['a private house waits once shared', aStand(), { do: 'share' }, changes({ public: 1 })],
  ['sharing what waits changes nothing', waiting, { do: 'share' }, nothing],
  ['sharing what is approved keeps the approval', approved, { do: 'share' }, nothing],
  ['a rejected house shared again waits', rejected, { do: 'share' }, changes({ reject_public_condition: null })],
  ['a stopped house is not shared', stopped, { do: 'share' }, { obstacle: 'stoppedNotShared' }],

  ['revoking takes the approval', approved, { do: 'revoke' }, changes({ public: 0, public_approval: 0 })],
  ['revoking what waits', waiting, { do: 'revoke' }, changes({ public: 0 })],
  [
    'revoking what was rejected forgets why',
    rejected,
    { do: 'revoke' },
    changes({ public: 0, reject_public_condition: null }),
  ],
  ['revoking a private house changes nothing', aStand(), { do: 'revoke' }, nothing],
  ['revoking leaves the website alone', onWeb, { do: 'revoke' }, changes({ public: 0, public_approval: 0 })],

  ['approving what waits', waiting, { do: 'approveShare' }, changes({ public_approval: 1 })],
  ['approving twice', approved, { do: 'approveShare' }, { obstacle: 'nothingWaiting' }],
  ['approving what was rejected', rejected, { do: 'approveShare' }, { obstacle: 'nothingWaiting' }],
  ['approving what was revoked', aStand(), { do: 'approveShare' }, { obstacle: 'nothingWaiting' }],
  [
    'rejecting keeps it shared, with the reason (D41)',
    waiting,
    { do: 'rejectShare', reason: 'Thiếu sổ' },
    changes({ reject_public_condition: 'Thiếu sổ' }),
  ],
  ['rejecting twice', rejected, { do: 'rejectShare', reason: 'Nữa' }, { obstacle: 'nothingWaiting' }],

  ['asking for the website', approved, { do: 'requestWeb' }, changes({ web_requested: true })],
  ['asking twice changes nothing', askedForWeb, { do: 'requestWeb' }, nothing],
  [
    'asking again after a rejection',
    aStand({ reject_web_condition: 'Ảnh mờ' }),
    { do: 'requestWeb' },
    changes({ web_requested: true, reject_web_condition: null }),
  ],
  ['asking for what is there', onWeb, { do: 'requestWeb' }, { obstacle: 'onWebAlready' }],
  ['asking for a stopped house', stopped, { do: 'requestWeb' }, { obstacle: 'stoppedNotOnWeb' }],
  ['withdrawing', askedForWeb, { do: 'withdrawWeb' }, changes({ web_requested: false })],
  ['withdrawing nothing', approved, { do: 'withdrawWeb' }, { obstacle: 'nothingWaiting' }],
  ['approving the website', askedForWeb, { do: 'approveWeb' }, changes({ web: 1, web_requested: false })],
  ['approving the website twice', onWeb, { do: 'approveWeb' }, { obstacle: 'nothingWaiting' }],
  [
    'a stopped house does not come onto the website',
    aStand({ web_requested: true, status: 1 }),
    { do: 'approveWeb' },
    { obstacle: 'stoppedNotOnWeb' },
  ],
  [
    'rejecting the website',
    askedForWeb,
    { do: 'rejectWeb', reason: 'Ảnh mờ' },
    changes({ web_requested: false, reject_web_condition: 'Ảnh mờ' }),
  ],
  ['taking it off the website', onWeb, { do: 'revokeWeb' }, changes({ web: 0 })],
  ['taking off what is not there', approved, { do: 'revokeWeb' }, { obstacle: 'notOnWeb' }],

  [
    'stopping takes it off the website and leaves the community (D32)',
    onWeb,
    { do: 'stop', reason: 'Đã bán' },
    changes({ status: 1, web: 0, reason_stop_selling: 'Đã bán' }),
  ],
  [
    'stopping withdraws nothing that waits (D32)',
    aStand({ public: 1, web_requested: true }),
    { do: 'stop', reason: 'Đã bán' },
    changes({ status: 1, reason_stop_selling: 'Đã bán' }),
  ],
  ['stopping twice', stopped, { do: 'stop', reason: 'Nữa' }, { obstacle: 'alreadyStopped' }],
  [
    'resuming forgets every reason and does not publish',
    aStand({ ...stopped, reject_public_condition: 'Thiếu sổ', reject_web_condition: 'Ảnh mờ' }),
    { do: 'resume' },
    changes({ status: 0, reason_stop_selling: null, reject_public_condition: null, reject_web_condition: null }),
  ],
  ['resuming what is on sale', approved, { do: 'resume' }, { obstacle: 'alreadyOnSale' }],
];

test.each(table)('%s', (_case, house, step, outcome) => {
  expect(transition(house, step)).toEqual(outcome);
});

test('what waits for the community is shared, not approved and not rejected', () => {
  expect([waiting, approved, rejected, aStand()].map(isShareWaiting)).toEqual([true, false, false, false]);
});

const house = { user_id: 7 };
const who: [string, Actor, HouseStepName[]][] = [
  ['the owner', anActor({ id: 7 }), ['share', 'revoke', 'requestWeb', 'withdrawWeb', 'stop', 'resume']],
  ['a colleague', anActor({ id: 8 }), []],
  ['a colleague who may switch', anActor({ id: 8, update_product_permission: 1 }), ['stop', 'resume']],
  [
    'an admin',
    anAdmin(),
    [
      'share',
      'revoke',
      'requestWeb',
      'withdrawWeb',
      'stop',
      'resume',
      'approveShare',
      'rejectShare',
      'approveWeb',
      'rejectWeb',
      'revokeWeb',
    ],
  ],
  ['a marketer with the flag, on a house of theirs', anActor({ id: 7, role: 5, update_product_permission: 1 }), []],
];
const every: HouseStepName[] = [
  'share',
  'revoke',
  'approveShare',
  'rejectShare',
  'requestWeb',
  'withdrawWeb',
  'approveWeb',
  'rejectWeb',
  'revokeWeb',
  'stop',
  'resume',
];

test.each(who)('%s takes the steps that are theirs and no others', (_who, actor, allowed) => {
  expect(every.filter((step) => mayTakeStep(step, actor, house)).sort()).toEqual(allowed.toSorted());
});

test('only asking to be shown needs a complete house', () => {
  expect(every.filter(needsCompleteHouse)).toEqual(['share', 'requestWeb']);
});

const wishes: [string, HouseStand, WantedStand, HouseStep[]][] = [
  ['what a form sends back is no wish', onWeb, { public: 1, public_approval: 1, web: 1, status: 0 }, []],
  ['sharing as the specification sends it', aStand(), { public: 1, public_approval: 0 }, [{ do: 'share' }]],
  ['revoking as the specification sends it', approved, { public: 0, public_approval: 0 }, [{ do: 'revoke' }]],
  ['an approval taken back alone is none', approved, { public_approval: 0 }, []],
  ['approving', waiting, { public_approval: 1 }, [{ do: 'approveShare' }]],
  ['approving what is not shared', aStand(), { public_approval: 1 }, []],
  ['off the website', onWeb, { web: 0 }, [{ do: 'revokeWeb' }]],
  ['onto the website is a request', approved, { web: 1 }, [{ do: 'requestWeb' }]],
  [
    'stopping says itself that it leaves the website',
    onWeb,
    { status: 1, web: 0, reason_stop_selling: 'Đã bán' },
    [{ do: 'stop', reason: 'Đã bán' }],
  ],
  ['resuming', stopped, { status: 0 }, [{ do: 'resume' }]],
  [
    'resuming comes before sharing',
    aStand({ status: 1 }),
    { status: 0, public: 1 },
    [{ do: 'resume' }, { do: 'share' }],
  ],
];

test.each(wishes)('a save body: %s', (_case, stand, wanted, steps) => {
  expect(stepsWanted(stand, wanted)).toEqual(steps);
});

const resets: [string, HouseStand, boolean, Partial<HouseStand>][] = [
  ['a rejected share waits again (D41)', rejected, true, { reject_public_condition: null }],
  [
    'a rejected web request waits again',
    aStand({ reject_web_condition: 'Ảnh mờ' }),
    true,
    { reject_web_condition: null, web_requested: true },
  ],
  ['not where something is missing', aStand({ reject_web_condition: 'Ảnh mờ' }), false, { reject_web_condition: null }],
  [
    'not where it is stopped',
    aStand({ reject_web_condition: 'Ảnh mờ', status: 1 }),
    true,
    { reject_web_condition: null },
  ],
  ['nothing was rejected', approved, true, {}],
];

test.each(resets)('an edit with resetCondition: %s', (_case, stand, isComplete, outcome) => {
  expect(resetRejections(stand, isComplete)).toEqual(outcome);
});
