import { userSaveText } from '@toam/contracts/texts/user-save';
import { type JobPosition, JobPosition as Position } from '@toam/domain/actor';
import { hasNoManager, managerChoices, type Standing } from '@toam/domain/manager-choices';
import { sameName } from '@toam/domain/vietnamese';
import { readStaffMarks } from './newcomers.queries';

type Marked = Awaited<ReturnType<typeof readStaffMarks>>[number];
type Said = string | number | undefined;

const byKey = (staff: readonly Marked[], keyOf: (one: Marked) => string | null): Map<string, string> =>
  new Map(
    staff.flatMap((one) => {
      const key = keyOf(one);
      return key ? [[key, one.name]] : [];
    }),
  );

/** Everybody of the house, as rows of a file are compared with. */
export class KnownStaff {
  private readonly emails;
  private readonly phones;
  private readonly socialIds;
  private readonly active: Marked[];
  private readonly leaders = new Map<JobPosition, ReadonlySet<number>>();

  constructor(staff: Marked[]) {
    this.emails = byKey(staff, ({ email }) => email?.toLowerCase() ?? null);
    this.phones = byKey(staff, ({ phone_number }) => phone_number);
    this.socialIds = byKey(staff, ({ social_id }) => social_id);
    this.active = staff.filter(({ status }) => status === 1);
  }

  /** The name of whoever has it. */
  withEmail = (said: Said): string | undefined => this.emails.get(String(said ?? '').toLowerCase());
  withPhone = (said: Said): string | undefined => this.phones.get(String(said ?? ''));
  withSocialId = (said: Said): string | undefined => this.socialIds.get(String(said ?? ''));

  /** Active people of an email or a whole name. */
  named(said: string): Standing[] {
    const email = said.toLowerCase();
    const owner = this.active.filter((one) => one.email?.toLowerCase() === email);
    return owner.length > 0 ? owner : this.active.filter(({ name }) => sameName(name, said));
  }

  /** Why a newcomer of a position cannot have the manager; null: they can. D27. */
  managerFault(said: Said, managerId: number): string | null {
    const position = Object.values(Position).find((one) => one === said) ?? Position.staff;
    if (hasNoManager(position)) return userSaveText.managerNone;
    const known = this.leaders.get(position);
    const leaders = known ?? new Set(managerChoices(position, this.active).list.map(({ id }) => id));
    if (!known) this.leaders.set(position, leaders);
    return leaders.has(managerId) ? null : userSaveText.managerNotOffered;
  }
}

export const readKnownStaff = async (): Promise<KnownStaff> => new KnownStaff(await readStaffMarks());
