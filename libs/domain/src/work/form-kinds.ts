/** What an approved form does to each of its days. The rules: `work-day.ts` and `shift-of-day.ts`. */
export type DayEffect =
  /** Nobody is expected: no credit, not late; paid or not. From the year's quota, if its reason says so. D112. */
  | 'leave'
  /** Nobody is expected, and the day counts as worked. */
  | 'trip'
  /** The day may begin later and end earlier. */
  | 'regime'
  /** Away for some hours of one day, which count as worked or not. H6. */
  | 'absence'
  /** Adds that somebody came or left. Only of days that were. D111. */
  | 'explanation';

/** What forms ask besides their days, an approver and a note. Each has its rule in contracts `form/form.schema.ts`. */
export type AskedField =
  | 'reason'
  | 'time_start'
  | 'time_end'
  | 'shift'
  | 'labour'
  | 'address'
  | 'late_time'
  | 'soon_time'
  | 'activity_explanation'
  | 'reason_explanation'
  | 'explanation';

interface KindOfForm {
  /** What the wire calls its first and its last day; the same name twice: it is about one day. */
  days: readonly [first: string, last: string];
  asks: readonly AskedField[];
  effect: DayEffect;
}

/** The kinds of forms. How a new one is made: apps/hr/src/work/README.md. Specification 3 §2.4. */
export const kindsOfForms = {
  leave: { days: ['start_date', 'end_date'], asks: ['reason', 'shift', 'labour'], effect: 'leave' },
  absence: { days: ['date', 'date'], asks: ['reason', 'time_start', 'time_end', 'labour'], effect: 'absence' },
  business: {
    days: ['start_date', 'end_date'],
    asks: ['address', 'time_start', 'time_end', 'shift'],
    effect: 'trip',
  },
  regime: { days: ['start', 'end'], asks: ['reason', 'late_time', 'soon_time'], effect: 'regime' },
  explanation: {
    days: ['days', 'days'],
    asks: ['shift', 'activity_explanation', 'reason_explanation', 'explanation'],
    effect: 'explanation',
  },
} as const satisfies Record<string, KindOfForm>;

export type FormKind = keyof typeof kindsOfForms;
export const formKinds = Object.keys(kindsOfForms) as FormKind[];

/** The wire's names of the days of a kind. */
export type DayNameOf<Kind extends FormKind> = (typeof kindsOfForms)[Kind]['days'][number];
export type AskedOf<Kind extends FormKind> = (typeof kindsOfForms)[Kind]['asks'][number];

export const asks = (kind: FormKind, field: AskedField): boolean =>
  (kindsOfForms[kind].asks as readonly AskedField[]).includes(field);

export const effectOf = (kind: FormKind): DayEffect => kindsOfForms[kind].effect;

/** Its days, and what is left of the year, are leave. */
export const isLeave = (kind: FormKind): boolean => effectOf(kind) === 'leave';

/** Whether it takes working days, whole or by shifts. */
export const takesDays = (kind: FormKind): boolean => isLeave(kind) || effectOf(kind) === 'trip';
