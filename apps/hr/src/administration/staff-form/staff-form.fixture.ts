import type { Image } from '@toam/contracts/media/image.schema';
import { readHouseOptions } from '@toam/contracts/option/option.endpoints';
import type { StaffName } from '@toam/contracts/user/user';
import { findTaken, listManagerChoices, listUserNames } from '@toam/contracts/user/user.endpoints';
import { JobPosition, Role } from '@toam/domain/actor';
import { aStaffUser } from '@toam/testing/staff/a-staff-user';
import { aUser } from '@toam/testing/a-user';
import { answer } from '@toam/testing/answer';

/** Setup for the tests of both screens. */
export const aPicture = (id: number): Image => ({
  ...{ id, name: `giay-to-${id}.jpg`, url: `/main/${id}`, main: `/main/${id}`, thumbnail: `/thumb/${id}` },
  ...{ rotation: 0, width: 1600, height: 1010 },
});

/** A colleague with all fields of the form filled in. */
export const stored = aStaffUser(
  aUser({ id: 41, name: 'Lê Minh Khoa', email: 'khoa.le@toam.vn', phone_number: '0912345987' }),
  {
    ...{ gender: 'male', hometown_address: 'Bến Tre', id_address: '12 Lê Lợi, Quận 1', marriage: 'single' },
    ...{ religion: 'none', literacy: 'university', contact_name: 'Lê Văn Ba', contact_phone: '0903111222' },
    ...{ bank_name: 'Vietcombank', bank_account: '0071001234567', manager: 6, manager_name: 'Đặng Hoàng Lâm' },
    ...{ front_id_file: 51, front_id: aPicture(51), back_id_file: 52, back_id: aPicture(52) },
  },
);

const leader: StaffName = {
  ...{ id: 6, name: 'Đặng Hoàng Lâm', phone_number: '0859351837', avatar: null, status: 1 },
  ...{ role: Role.staff, job_position: JobPosition.teamLeader },
};

/** Answers the form's own queries: a team leader for position 7; other positions have no manager of that name. */
export function answerSurroundings(): void {
  answer(readHouseOptions, () => ({
    ...{ type: [], class: [], direction: [], district: [], ownership: [], street_type: [], city: [] },
    province: [{ id: 5, value: 'Bình Thạnh', parent_id: 1 }],
    project: [{ id: 3, value: 'Vinhomes' }],
  }));
  answer(listUserNames, () => ({ total: 1, total_page: 1, page: 1, list: [leader] }));
  answer(findTaken, () => ({ email: null, phone_number: null, social_id: null }));
  answer(listManagerChoices, ({ query: { job_position } }) => {
    const isStaff = job_position === JobPosition.staff;
    return {
      list: isStaff ? [leader] : [],
      offered_position: isStaff ? JobPosition.teamLeader : null,
      has_none: job_position === JobPosition.superAdmin,
      may_have_none: isStaff,
      current: null,
    };
  });
}
