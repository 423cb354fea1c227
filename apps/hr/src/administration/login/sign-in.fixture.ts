import type { FailedSignIn, LoginDevice, SignIn, SignInPlace } from '@toam/contracts/sign-in/sign-in';
import { listFailedSignIns, listLoginDevices, listSignIns } from '@toam/contracts/sign-in/sign-in.endpoints';
import { answer } from '@toam/testing/answer';

const place: SignInPlace = {
  ...{ latitude: 10.77249, longitude: 106.69805 },
  ...{ address: 'Gần Quận 1, TP. Hồ Chí Minh', by: 'browser' },
};
const chrome = { device_type: 'desktop', os: 'Windows', browser: 'Chrome 141' } as const;
/** 20/11/2026 17:44:59. */
const aMoment = 1_795_171_499;

export const aDevice = (differing: Partial<LoginDevice> = {}): LoginDevice => ({
  ...{ id: 31, ...chrome, ip_address: '203.0.113.24', location: place },
  ...{ created_at: aMoment, last_seen_at: aMoment, is_current: true },
  ...differing,
});

export const aPhone = (differing: Partial<LoginDevice> = {}): LoginDevice =>
  aDevice({
    ...{ id: 32, device_type: 'mobile', os: 'iOS', browser: 'Safari 18', location: null, is_current: false },
    ...differing,
  });

export const aSignIn = (differing: Partial<SignIn> = {}): SignIn => ({
  ...{ id: 501, user_id: 7, ...chrome, ip_address: '203.0.113.24', location: place },
  ...{ created_at: aMoment, is_live: true },
  ...differing,
});

const page = <Row>(list: Row[], total = list.length, of = 1) => ({
  total,
  total_page: Math.ceil(total / 10),
  page: of,
  list,
});

/** Answers both lists of a person. */
export function answerSignIns(
  devices: LoginDevice[] = [aDevice(), aPhone()],
  signIns: SignIn[] = [aSignIn()],
  total?: number,
) {
  answer(listLoginDevices, () => page(devices));
  answer(listSignIns, ({ query }) => page(signIns, total, query.page));
  answerFailures([]);
}

const aPerson: FailedSignIn['user'] = {
  ...{ id: 31, name: 'Nguyễn Thu Hà', avatar: null, phone_number: '0901234567' },
  ...{ role: 3, job_position: 7, status: 1 },
};

export const aFailure = (differing: Partial<FailedSignIn> = {}): FailedSignIn => ({
  ...{ user: aPerson, ip_address: '198.51.100.7', tries: 10 },
  ...{ first_at: aMoment - 60, last_at: aMoment, is_limited: true },
  ...differing,
});

export const answerFailures = (list: FailedSignIn[]) => answer(listFailedSignIns, () => page(list));
