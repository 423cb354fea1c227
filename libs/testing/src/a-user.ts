import type { SignedInUser } from '@toam/auth/signed-in-user';
import { JobPosition, Role } from '@toam/domain/actor';
import { anActor } from '@toam/domain/an-actor';

/** An ordinary agent, unless said otherwise. */
export const aUser = (differing: Partial<SignedInUser> = {}): SignedInUser => ({
  ...anActor(),
  name: 'Nguyễn Thu Hà',
  email: 'thuha.nguyen@toam.vn',
  phone_number: '0901234567',
  avatar: null,
  ...differing,
});

/** Role 2. */
export const anAdmin = (differing: Partial<SignedInUser> = {}): SignedInUser =>
  aUser({ id: 2, name: 'Trần Quốc Bảo', role: Role.admin, job_position: JobPosition.admin, ...differing });
