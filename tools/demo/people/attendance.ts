import type { ExplanationReason } from '@toam/contracts/form/form.text';
import { Role } from '@toam/domain/actor';
import type { ExplainedActivity } from '@toam/domain/work/day-forms';
import { effectOf, type FormKind, takesDays } from '@toam/domain/work/form-kinds';
import { dayOf, dayStart } from '@toam/domain/day';
import type { GeoPoint } from '@toam/domain/map/geo';
import { addDays, daysBetween, dayKindOf, type Holidays } from '@toam/domain/work-calendar';
import { nearestDistrict } from '../../../apps/api/src/geocoder/nearest-district';
import { districtCentres } from '../../../apps/api/src/geocoder/district-centres';
import type { Random } from '@toam/domain/random';
import type { Calendar } from '../calendar';
import type { DemoStaff } from './accounts';

/** A check-in or check-out before it is stored; `person` is an index of the staff. */
export interface DemoCheckin {
  person: number;
  at: Date;
  status: 0 | 1;
  place: (GeoPoint & { address: string | null }) | null;
}

/** A form before it is stored. `reason` is a name of the first form types. */
export interface DemoForm {
  person: number;
  kind: FormKind;
  status: 0 | 1 | 2;
  sent: Date;
  decided: Date | null;
  start_date: string;
  end_date: string;
  reason?: string;
  shift?: number;
  labour?: 0 | 1;
  start_minute?: number;
  end_minute?: number;
  address?: string;
  late_minutes?: number;
  soon_minutes?: number;
  activity?: ExplainedActivity;
  reason_explanation?: ExplanationReason;
  reject_reason?: string;
  note: string | null;
}

export interface Attendance {
  checkins: DemoCheckin[];
  forms: DemoForm[];
}

const office: GeoPoint = { latitude: 10.8012, longitude: 106.7109 };
const minute = 60_000;

const placeAt = (r: Random): DemoCheckin['place'] => {
  if (r.chance(0.03)) return null;
  const centre = r.chance(0.85) ? office : r.pick(districtCentres);
  const point = {
    latitude: Number((centre.latitude + r.between(-0.0004, 0.0004)).toFixed(5)),
    longitude: Number((centre.longitude + r.between(-0.0004, 0.0004)).toFixed(5)),
  };
  return { ...point, address: nearestDistrict(point) };
};

/** Minutes after midnight of a day's two shifts, as people keep them. Null: they forgot to check out, or did not come. */
function daysTimes(r: Random): [number | null, number | null][] {
  const isLate = r.chance(0.08);
  const isEarly = r.chance(0.04);
  const forgets = r.chance(0.03);
  const halfDay = r.chance(0.012);
  const morning: [number, number] = [isLate ? 480 + r.whole(7, 40) : 480 - r.whole(1, 14), 720 + r.whole(0, 9)];
  const afternoon: [number, number | null] = [
    810 - r.whole(1, 10),
    forgets ? null : isEarly ? 1050 - r.whole(7, 35) : 1050 + r.whole(0, 12),
  ];
  return halfDay ? [r.pick([morning, afternoon])] : [morning, afternoon];
}

/** Who checks in. */
const keepsHours = ({ status }: DemoStaff): boolean => status !== 0;
/** Who sends forms: the head of the brokerage asks nobody. */
const sendsForms = (one: DemoStaff): boolean => keepsHours(one) && one.role !== Role.superAdmin;

const notes = ['Về quê', 'Đưa con đi khám', 'Việc gia đình', 'Dẫn khách đi xem nhà', 'Đi công chứng', null];

const decide = (r: Random, sent: Date): Pick<DemoForm, 'status' | 'decided' | 'reject_reason'> => {
  const decided = new Date(sent.getTime() + r.whole(30, 2000) * minute);
  return r.chance(0.12)
    ? { status: 2, decided, reject_reason: r.pick(['Ngày đó đông khách', 'Trùng lịch trực', 'Thiếu người trực nhóm']) }
    : { status: 1, decided };
};

type Content = Partial<DemoForm> & { end_date: string };

/** How often a kind is sent, and what it says. A kind that is not here has no forms in the demo. */
const contents: { [Kind in FormKind]?: { weight: number; content: (r: Random, day: string) => Content } } = {
  leave: {
    weight: 5,
    content: (r, day) => {
      const long = r.chance(0.2);
      const reason = r.weighted([
        ['Nghỉ phép năm', 6],
        ['Nghỉ ốm', 2],
        ['Việc riêng', 1],
        ['Nghỉ bù', 1],
      ] as const);
      return {
        end_date: long ? addDays(day, r.whole(1, 2)) : day,
        shift: long
          ? 0
          : r.weighted([
              [0, 5],
              [1, 1],
              [2, 2],
            ]),
        reason,
        // as the form begins: what the year's quota gives is paid (D112)
        labour: reason === 'Nghỉ phép năm' ? 1 : 0,
      };
    },
  },
  explanation: {
    weight: 3,
    content: (_r, day) => ({ end_date: day, shift: 2, activity: 'out', reason_explanation: 'forgot' }),
  },
  business: {
    weight: 2,
    content: (r, day) => ({
      end_date: day,
      shift: r.pick([0, 1, 2]),
      start_minute: 480,
      end_minute: 1050,
      address: r.pick(['Thủ Đức', 'Nhà Bè', 'Bình Chánh', 'Biên Hoà']),
    }),
  },
  absence: {
    weight: 2,
    content: (r, day) => {
      const start = r.pick([480, 510, 840, 900]);
      return {
        end_date: day,
        reason: 'Việc riêng',
        start_minute: start,
        end_minute: start + r.pick([60, 90]),
        labour: r.chance(0.5) ? 1 : 0,
      };
    },
  },
  regime: {
    weight: 1,
    content: (r, day) => ({
      end_date: addDays(day, 29),
      reason: 'Con ốm',
      late_minutes: r.pick([30, 60]),
      soon_minutes: r.pick([0, 30]),
    }),
  },
};

const kinds = (Object.keys(contents) as FormKind[]).map((kind) => [kind, contents[kind]!.weight] as const);
const isOfThePast = (kind: FormKind): boolean => effectOf(kind) === 'explanation';

const decidedForms = 52;
const waitingForms = 8;

/** Sixty forms of all kinds; the last eight wait, addressed to admin@toam.vn. */
function demoForms(
  r: Random,
  time: Calendar,
  people: readonly number[],
  days: readonly string[],
  holidays: Holidays,
): DemoForm[] {
  const taken = new Set<string>();
  const one = (own: Random, day: string, isWaiting: boolean, kind: FormKind): DemoForm[] => {
    const person = own.pick(people);
    const content = contents[kind]!.content(own, day);
    const covered = daysBetween(day, content.end_date).map((date) => `${person} ${kind} ${date}`);
    if (covered.some((key) => taken.has(key))) return [];
    for (const key of covered) taken.add(key);
    const before = isOfThePast(kind) ? -1 : own.whole(1, 6);
    const usual = new Date((dayStart(day) - before * 86_400 + own.whole(30_000, 60_000)) * 1000);
    const sent = new Date(Math.min(usual.getTime(), time.now.getTime() - own.whole(10, 900) * minute));
    const decision = isWaiting ? { status: 0 as const, decided: null } : decide(own, sent);
    return [{ person, kind, start_date: day, sent, note: own.pick(notes), ...content, ...decision }];
  };
  const today = dayOf(time.now.getTime() / 1000);
  const decided = Array.from({ length: decidedForms }, (_, at) => {
    const own = r.fork(`form ${at}`);
    return one(own, own.pick(days), false, own.weighted(kinds));
  });
  const coming = daysBetween(addDays(today, 1), addDays(today, 20)).filter(
    (day) => dayKindOf(day, holidays) === 'work',
  );
  const waiting = Array.from({ length: waitingForms }, (_, at) => {
    const own = r.fork(`waiting ${at}`);
    const kind = kinds[at % kinds.length]![0];
    const day = isOfThePast(kind) ? (days.at(-2 - at) ?? today) : own.pick(coming.slice(0, 10));
    return one(own, day, true, kind);
  });
  return [...decided, ...waiting].flat().filter(({ decided: at }) => at === null || at < time.now);
}

/**
 * A year of check-ins and forms, or of the months that are given, until now. Who has leave or a trip that day does not come.
 * Brief 5 §7.
 */
export function demoAttendance(
  r: Random,
  time: Calendar,
  staff: readonly DemoStaff[],
  months: number,
  holidays: Holidays,
): Attendance {
  const today = dayOf(time.now.getTime() / 1000);
  const days = daysBetween(addDays(today, -30 * months), today).filter((day) => dayKindOf(day, holidays) === 'work');
  const those = (which: (one: DemoStaff) => boolean) => staff.flatMap((one, index) => (which(one) ? [index] : []));
  const people = those(keepsHours);
  const forms = demoForms(r.fork('forms'), time, those(sendsForms), days.slice(0, -1), holidays);
  const away = new Set(
    forms
      .filter(({ kind, status }) => status === 1 && takesDays(kind))
      .flatMap(({ person, start_date, end_date }) =>
        daysBetween(start_date, end_date).map((day) => `${person} ${day}`),
      ),
  );
  const checkins = people.flatMap((person) => {
    const own = r.fork(`person ${person}`);
    const began = staff[person]!.onboarding_date ?? today;
    return days.flatMap((day) => {
      const times = daysTimes(own);
      const place = placeAt(own);
      const isAway = own.chance(0.01);
      if (day < began || isAway || away.has(`${person} ${day}`)) return [];
      const at = (when: number) => new Date((dayStart(day) + when * 60 + own.whole(0, 59)) * 1000);
      return times.flatMap(([came, left]): DemoCheckin[] => [
        ...(came === null ? [] : [{ person, place, at: at(came), status: 1 as const }]),
        ...(left === null ? [] : [{ person, place, at: at(left), status: 0 as const }]),
      ]);
    });
  });
  return { checkins: checkins.filter(({ at }) => at <= time.now), forms };
}
