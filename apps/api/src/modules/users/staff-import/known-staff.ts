import { userSaveText } from '@toam/contracts/user/user-save.text';
import { type JobPosition, JobPosition as Position } from '@toam/domain/actor';
import { withoutUnseen } from '@toam/domain/visible-text';
import {
  hasNoManager,
  type ManagerChoices,
  managerChoices,
  needsManager,
  type StaffState,
} from '@toam/domain/staff/manager-choices';
import { sameName } from '@toam/domain/vietnamese';
import { readStaffUniqueKeys } from './newcomers.queries';

type Marked = Awaited<ReturnType<typeof readStaffUniqueKeys>>[number];
type Said = string | number | undefined;

const positionOf = (said: Said): JobPosition => Object.values(Position).find((one) => one === said) ?? Position.staff;

const byKey = (staff: readonly Marked[], keyOf: (one: Marked) => string | null): Map<string, string> =>
  new Map(
    staff.flatMap((one) => {
      const key = keyOf(one);
      return key ? [[key, one.name]] : [];
    }),
  );

/** All staff, for comparison with the rows of a file. */
export class KnownStaff {
  private readonly emails;
  private readonly phones;
  private readonly socialIds;
  private readonly active: Marked[];
  private readonly choices = new Map<JobPosition, ManagerChoices<StaffState>>();

  constructor(staff: Marked[]) {
    this.emails = byKey(staff, ({ email }) => email?.toLowerCase() ?? null);
    this.phones = byKey(staff, ({ phone_number }) => phone_number);
    this.socialIds = byKey(staff, ({ social_id }) => social_id);
    this.active = staff.filter(({ status }) => status === 1);
  }

  /** The name of the person who has it. */
  withEmail = (said: Said): string | undefined => this.emails.get(String(said ?? '').toLowerCase());
  withPhone = (said: Said): string | undefined => this.phones.get(String(said ?? ''));
  withSocialId = (said: Said): string | undefined => this.socialIds.get(String(said ?? ''));

  /** Active people with this email, else with this full name. */
  named(said: string): StaffState[] {
    const email = withoutUnseen(said).toLowerCase();
    const owner = this.active.filter((one) => one.email?.toLowerCase() === email);
    return owner.length > 0 ? owner : this.active.filter(({ name }) => sameName(name, said));
  }

  /** Why a new person at a position cannot have the manager; null if they can. D27. */
  managerFault(said: Said, managerId: number): string | null {
    const position = positionOf(said);
    if (hasNoManager(position)) return userSaveText.managerNone;
    const isOffered = this.choicesAt(position).list.some(({ id }) => id === managerId);
    return isOffered ? null : userSaveText.managerNotOffered;
  }

  /** Why a new person at a position must have a manager; null if they need none. D27. */
  noManagerFault(said: Said): string | null {
    const position = positionOf(said);
    return needsManager(position, this.choicesAt(position)) ? userSaveText.managerMissing : null;
  }

  private choicesAt(position: JobPosition): ManagerChoices<StaffState> {
    const choices = this.choices.get(position) ?? managerChoices<StaffState>(position, this.active);
    this.choices.set(position, choices);
    return choices;
  }
}

export const readKnownStaff = async (): Promise<KnownStaff> => new KnownStaff(await readStaffUniqueKeys());
