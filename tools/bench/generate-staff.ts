import { staffChoices } from '@toam/contracts/user/staff-choices';
import type pg from 'pg';
import { nameParts, someName } from './generate-customers';

const places = ['Cục Cảnh sát QLHC về TTXH', 'Công an TP.HCM', 'Công an tỉnh Đồng Nai', 'Công an tỉnh Long An'];
const titles = ['Chuyên viên tư vấn', 'Chuyên viên cao cấp', 'Trưởng nhóm kinh doanh', 'Thư ký', 'Thực tập sinh'];

/**
 * Staff with papers, of whom 2 is an admin and 4 answers chats. Each of the first twentieth leads twenty, level below level; some papers
 * are missing, every twelfth is locked.
 */
export async function generateStaff(client: Pick<pg.ClientBase, 'query'>, count: number): Promise<void> {
  await client.query(
    `
    with numbered as (
      select i, ('x' || substr(md5('staff ' || i), 1, 7))::bit(28)::int as r, ('x' || substr(md5('staff ' || i), 9, 7))::bit(28)::int as q
      from generate_series(1, $1::int) i
    )
    insert into users (id, name, phone_number, email, gender, date_of_birth, social_id, provided_date, issued_place, address, marriage, religion,
      literacy, contact_name, contact_phone, employee_type, employee_status, department, onboarding_date, job_position, position, manager, status,
      note, introduction, created_at, updated_at)
    select i, ${someName(2)}, '09' || lpad((i::bigint * 397 % 100000000)::text, 8, '0'), 'nhanvien' || i || '@toam.vn', ($5::text[])[1 + r % 3],
      case when q % 20 > 0 then date '1965-01-01' + r % 14000 end, '079' || lpad((i::bigint * 911 % 1000000000)::text, 9, '0'),
      case when r % 9 > 0 then date '2016-01-01' + q % 3000 end, ($6::text[])[1 + q % 4], (r % 900) || ' Nguyễn Văn Đậu, Phường ' || q % 20 || ', Quận Bình Thạnh',
      ($7::text[])[1 + q % 3], ($8::text[])[1 + r % 5], ($9::text[])[1 + q % 6], ${someName(2).replaceAll(' r ', ' q ')}, '08' || lpad((i::bigint * 613 % 100000000)::text, 8, '0'),
      ($10::text[])[1 + r % 5], ($11::text[])[1 + q % 5], case when r % 7 > 0 then 1 + q % 2 end, date '2015-01-01' + r % 4000,
      case when i <= $1 / 400 then 5 when i <= $1 / 20 then 6 else 7 end, ($12::text[])[1 + r % 5], nullif((i - 2) / 20, 0), (i % 12 > 0)::int,
      case when q % 3 = 0 then 'Hợp đồng ký lại vào tháng ' || 1 + r % 12 else '' end, repeat('Tư vấn nhà phố quận Bình Thạnh. ', r % 6),
      now() - (r % 90000 || ' minutes')::interval, now() - (q % 40000 || ' minutes')::interval
    from numbered order by i`,
    [
      count,
      ...nameParts,
      staffChoices.gender,
      places,
      staffChoices.marriage,
      staffChoices.religion,
      staffChoices.literacy,
      staffChoices.employeeType,
      staffChoices.employeeStatus,
      titles,
    ],
  );
  await client.query(`update users set role = 2, job_position = 2, status = 1 where id = 2`);
  await client.query(`update users set chat_permission = 1, status = 1 where id = 4`);
  await client.query(`select setval(pg_get_serial_sequence('users', 'id'), $1::int)`, [count]);
  await client.query('vacuum full analyze users');
  await client.query('vacuum analyze');
}
