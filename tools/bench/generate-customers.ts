import type pg from 'pg';

const families = [
  'Nguyễn',
  'Trần',
  'Lê',
  'Phạm',
  'Hoàng',
  'Huỳnh',
  'Phan',
  'Vũ',
  'Võ',
  'Đặng',
  'Bùi',
  'Đỗ',
  'Hồ',
  'Ngô',
];
const middles = ['Văn', 'Thị', 'Minh', 'Thanh', 'Quốc', 'Ngọc', 'Hữu', 'Thu', 'Đức', 'Kim', 'Hoài', 'Gia'];
const given = ['An', 'Bình', 'Châu', 'Dũng', 'Đạt', 'Giang', 'Hà', 'Hùng', 'Khánh', 'Lan', 'Linh', 'Long', 'Mai'];
const more = ['Nam', 'Nga', 'Oanh', 'Phúc', 'Quân', 'Sơn', 'Tâm', 'Thảo', 'Trang', 'Tú', 'Tuyết', 'Vinh', 'Yến'];
const occupations =
  'Kỹ sư,Bác sĩ,Giáo viên,Kinh doanh tự do,Kế toán,Chủ cửa hàng,Tài xế,Nhân viên ngân hàng,Luật sư,Nội trợ'.split(',');

/** A name as frequent as in Vietnam, for an SQL with two random numbers `r` and `q`. Its parameters are `nameParts`. */
export const someName = (from: number): string =>
  `concat_ws(' ', ($${from}::text[])[1 + least(r % 20, q % 14)], ($${from + 1}::text[])[1 + q % 12], ($${from + 2}::text[])[1 + r / 7 % 26])`;

export const nameParts = [families, middles, [...given, ...more]];

/**
 * 400 staff (2 is an admin, the others agents), and customers. Names are as frequent as in Vietnam. Every fifth customer has a second
 * number, a third have birthday, email and notes, and every tenth has a need.
 */
export async function generateCustomers(client: Pick<pg.ClientBase, 'query'>, count: number): Promise<void> {
  await client.query(
    `insert into users (name, email) select 'Nhân viên ' || n, 'bench' || n || '@toam.vn' from generate_series(1, 400) n`,
  );
  await client.query(`update users set role = 2, job_position = 2 where id = 2`);
  await client.query(
    `
    with numbered as (
      select i, ('x' || substr(md5('customer ' || i), 1, 7))::bit(28)::int as r, ('x' || substr(md5('customer ' || i), 9, 7))::bit(28)::int as q
      from generate_series(1, $1::int) i
    ), called as (
      select *, '09' || lpad((i * 397 % 100000000)::text, 8, '0') as phone,
        case when r % 5 = 0 then '03' || lpad((i * 911 % 100000000)::text, 8, '0') end as phone2
      from numbered
    )
    insert into customers (name, phone_number, phone_number2, phones, email, date_of_birth, address, occupation, description, character, user_id, created_at)
    select ${someName(2)}, phone, phone2,
      array_remove(array[phone, phone2], null), case when r % 3 = 0 then 'khach' || i || '@mail.vn' end,
      case when q % 3 = 0 then date '1950-01-01' + r % 18000 end,
      case when q % 2 = 0 then (r % 500) || ' Nguyễn Văn Đậu, Phường ' || q % 20 || ', Quận Bình Thạnh' end,
      case when q % 3 = 1 then ($5::text[])[1 + r % 10] end,
      case when r % 3 = 1 then 'Đang đổi nhà lớn hơn, gọi sau 18 giờ ' || q end, case when q % 4 = 1 then 'Cẩn thận, hỏi kỹ pháp lý' end,
      1 + q % 400, now() - (($1 - i) || ' minutes')::interval
    from called order by i`,
    [count, ...nameParts, occupations],
  );
  await client.query(
    `insert into requests (customer_id, customer_vouched, user_id, status) select id, true, user_id, id / 10 % 2 from customers where id % 10 = 0`,
  );
  await client.query('vacuum analyze');
}
