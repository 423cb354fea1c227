import { JobPosition, Role } from '@toam/domain/actor';
import type { Calendar } from '../calendar';
import { pickStreet, someDistrict } from '../places';
import type { Random } from '@toam/domain/random';
import { accounts, type DemoStaff } from './accounts';
import { fullName, latin, mobilePhone } from './names';

/** The other staff: how many people under which manager. Together with the accounts, 40. Managers are one position up (D27). */
const teams = [
  { job_position: JobPosition.seniorManager, under: 'saleadmin@toam.vn', count: 1, busy: 0.4 },
  { job_position: JobPosition.manager, under: 'seniormanager@toam.vn', count: 1, busy: 0.7 },
  { job_position: JobPosition.manager, under: JobPosition.seniorManager, count: 2, busy: 0.7 },
  { job_position: JobPosition.teamLeader, under: JobPosition.manager, count: 4, busy: 1.2 },
  { job_position: JobPosition.staff, under: 'leader@toam.vn', count: 4, busy: 1.4 },
  { job_position: JobPosition.staff, under: JobPosition.teamLeader, count: 15, busy: 1.3 },
  { job_position: JobPosition.accountant, under: 'admin@toam.vn', count: 1, busy: 0 },
] as const;

const positionNames: Partial<Record<JobPosition, string>> = {
  [JobPosition.seniorManager]: 'Giám đốc kinh doanh',
  [JobPosition.manager]: 'Trưởng phòng kinh doanh',
  [JobPosition.teamLeader]: 'Trưởng nhóm',
  [JobPosition.staff]: 'Chuyên viên tư vấn',
  [JobPosition.accountant]: 'Kế toán viên',
};

/** Everybody who works at the demo brokerage, the accounts first. */
export function demoStaff(r: Random, calendar: Calendar): DemoStaff[] {
  const staff: DemoStaff[] = accounts.map((account, index) => ({
    ...details(r.fork(`account ${index}`), calendar, account.gender, account.job_position ?? JobPosition.staff),
    ...account,
  }));
  for (const [index, team] of teams.entries()) {
    for (let member = 0; member < team.count; member += 1) {
      const own = r.fork(`team ${index} ${member}`);
      const gender = own.pick(['male', 'female'] as const);
      const name = fullName(own, gender);
      const boss = typeof team.under === 'string' ? team.under : inTurn(staff, team.under, member);
      staff.push({
        ...details(own, calendar, gender, team.job_position),
        name,
        gender,
        email: freeEmail(staff, name),
        boss,
        busy: team.busy * own.between(0.5, 1.6),
        role: Role.staff,
        job_position: team.job_position,
        update_product_permission: own.chance(0.2) ? 1 : 0,
      });
    }
  }
  return staff.map((one) =>
    inAnotherTeam.includes(one.email) ? { ...one, boss: inTurn(staff, JobPosition.teamLeader, 0) } : one,
  );
}

/** Accounts outside the team of `leader@toam.vn`. Design §13. */
const inAnotherTeam = ['staff2@toam.vn', 'chatstaff@toam.vn'];

/** Spreads people over the managers of a position, the generated ones before the account's. */
function inTurn(staff: DemoStaff[], position: JobPosition, index: number): string {
  const superiors = staff.filter((one) => one.job_position === position && one.status !== 0);
  const superior = superiors[(index + 1) % superiors.length];
  if (!superior) throw new Error(`nobody holds position ${position} yet`);
  return superior.email;
}

function freeEmail(staff: DemoStaff[], name: string): string {
  const stem = latin(name);
  const taken = staff.filter((one) => one.email.startsWith(stem)).length;
  return `${stem}${taken || ''}@toam.vn`;
}

type Details = Omit<DemoStaff, 'name' | 'email' | 'boss' | 'role' | 'busy'>;

function details(r: Random, calendar: Calendar, gender: 'male' | 'female', job_position: JobPosition): Details {
  const age = job_position <= JobPosition.manager ? r.whole(34, 55) : r.whole(23, 42);
  const district = someDistrict(r);
  const onboarding = calendar.day(-r.whole(60, 365 * Math.min(9, Math.max(1, age - 22))));
  const cities = [
    'Bến Tre',
    'Tiền Giang',
    'Long An',
    'Đồng Nai',
    'Bình Định',
    'Quảng Ngãi',
    'Huế',
    'Nghệ An',
    'Nam Định',
    'Hà Nội',
    'Đắk Lắk',
    'An Giang',
    'TP. Hồ Chí Minh',
  ];
  return {
    gender,
    age,
    job_position,
    position: positionNames[job_position] ?? '',
    phone_number: mobilePhone(r),
    date_of_birth: calendar.birthday(r, age),
    social_id: `079${String(r.whole(100_000_000, 999_999_999))}`,
    provided_date: calendar.day(-r.whole(200, 1500)),
    issued_place: 'Cục Cảnh sát quản lý hành chính về trật tự xã hội',
    address: `${r.whole(5, 480)} ${pickStreet(r, district)}, ${r.pick(district.wards).name}, ${district.name}, TP. Hồ Chí Minh`,
    hometown_address: r.pick(cities),
    id_address: r.pick(cities),
    marriage:
      age > 30
        ? r.weighted([
            ['married', 7],
            ['single', 3],
            ['divorced', 1],
          ])
        : r.weighted([
            ['single', 7],
            ['married', 3],
          ]),
    religion: r.weighted([
      ['none', 7],
      ['budhaleesim', 3],
      ['christian', 1.5],
    ]),
    literacy: r.weighted([
      ['university', 6],
      ['college', 3],
      ['intermediate', 1],
      ['master', 1],
      ['high_school', 0.6],
    ]),
    major: r.pick([
      'Quản trị kinh doanh',
      'Bất động sản',
      'Marketing',
      'Kế toán',
      'Luật kinh tế',
      'Tài chính ngân hàng',
      'Xây dựng',
    ]),
    contact_name: fullName(r, r.pick(['male', 'female'] as const)),
    contact_phone: mobilePhone(r),
    tax_number: String(r.whole(8_000_000_000, 8_999_999_999)),
    bank_account: String(r.whole(1_000_000_000, 9_999_999_999)),
    bank_name: r.pick(['Vietcombank', 'BIDV', 'Techcombank', 'ACB', 'Sacombank', 'VPBank', 'MB Bank', 'VietinBank']),
    department: job_position === JobPosition.accountant ? 1 : 2,
    employee_type: r.weighted([
      ['official', 8],
      ['probation', 1.4],
      ['partnership', 1],
    ]),
    employee_status: r.weighted([
      ['active', 14],
      ['onboarding', 1],
    ]),
    onboarding_date: onboarding,
  };
}
